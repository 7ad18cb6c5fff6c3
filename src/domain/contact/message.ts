import {type IsoDay, wellFormed, writePolishDate} from '@cooperative/polish';

/** What a visitor types into the contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: string;
  readonly message: string;
  readonly proposedDay: IsoDay | null;
}

export type ContactField = keyof ContactMessage | 'attachment';
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>;

/** Something before and after the @, and a dot in the domain; the rest is up to the mail server. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const phoneShape = /^\+?[\d\s()-]{7,20}$/;

/** Polish messages for invalid fields; empty if the message can be sent. */
export function checkContactMessage(message: ContactMessage): ContactErrors {
  const errors: Partial<Record<ContactField, string>> = {};
  if (message.name.trim() === '') {
    errors.name = 'Podaj imię i nazwisko.';
  }
  if (message.email.trim() === '') {
    errors.email = 'Podaj adres e-mail.';
  } else if (!emailShape.test(message.email.trim())) {
    errors.email = 'Podaj adres e-mail w formacie nazwa@domena.pl.';
  }
  if (message.phone.trim() !== '' && !phoneShape.test(message.phone.trim())) {
    errors.phone = 'Podaj numer telefonu, np. 22 123 45 67. Możesz użyć spacji.';
  }
  if (message.message.trim() === '') {
    errors.message = 'Wpisz wiadomość.';
  }
  return errors;
}

/** The message as sent: in whole characters, without surrounding spaces, the topic in one line with plain spaces. */
export function trimContactMessage(message: ContactMessage): ContactMessage {
  const {name, email, phone, topic, message: words, proposedDay} = message;
  return {
    name: wellFormed(name).trim(),
    email: wellFormed(email).trim(),
    phone: wellFormed(phone).trim(),
    // A line break would begin another header of the letter.
    topic: wellFormed(topic).replace(/\s+/g, ' ').trim(),
    message: wellFormed(words).trim(),
    proposedDay,
  };
}

/** The message as plain text, for a mail program or the clipboard. */
export function contactText(message: ContactMessage): string {
  const {name, email, phone, message: words, proposedDay} = trimContactMessage(message);
  return [
    words,
    '',
    ...(proposedDay === null
      ? []
      : [`Proponowany dzień rozmowy: ${writePolishDate(proposedDay)}`, '']),
    name,
    email,
    ...(phone === '' ? [] : [phone]),
  ].join('\n');
}

/** Address that opens the visitor's mail program with the message filled in. */
export function mailtoAddress(recipient: string, message: ContactMessage): string {
  const fields = {
    subject: trimContactMessage(message).topic,
    body: contactText(message).replaceAll('\n', '\r\n'),
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${encodeURIComponent(recipient).replace('%40', '@')}?${query}`;
}
