import fc from 'fast-check';
import {
  checkContactMessage,
  contactText,
  mailtoAddress,
  trimContactMessage,
  type ContactMessage,
} from '@site/src/domain/contact/message';

const message: ContactMessage = {
  name: 'Anna Żółć',
  email: 'anna@example.pl',
  phone: '',
  topic: 'Oferta i wycena',
  message: 'Dzień dobry,\nproszę o telefon.',
  proposedDay: null,
};

describe('checkContactMessage', () => {
  test('finds nothing wrong with a complete message without a telephone number', () => {
    expect(checkContactMessage(message)).toEqual({});
  });

  test.each([
    ['name', '', 'Podaj imię i nazwisko.'],
    ['name', '  ', 'Podaj imię i nazwisko.'],
    ['email', '', 'Podaj adres e-mail.'],
    ['email', 'anna', 'Podaj adres e-mail w formacie nazwa@domena.pl.'],
    ['email', 'anna@example', 'Podaj adres e-mail w formacie nazwa@domena.pl.'],
    ['email', 'anna@@example.pl', 'Podaj adres e-mail w formacie nazwa@domena.pl.'],
    ['email', 'anna kot@example.pl', 'Podaj adres e-mail w formacie nazwa@domena.pl.'],
    ['phone', '12', 'Podaj numer telefonu, np. 22 123 45 67. Możesz użyć spacji.'],
    ['phone', 'zadzwoń', 'Podaj numer telefonu, np. 22 123 45 67. Możesz użyć spacji.'],
    ['message', ' \n', 'Wpisz wiadomość.'],
  ])('says what to do about the %s „%s”', (field, value, expected) => {
    expect(checkContactMessage({...message, [field]: value})).toEqual({[field]: expected});
  });

  test.each([
    ['email', ' anna.kot+oze@poczta.example.com '],
    ['phone', '22 123 45 67'],
    ['phone', '+48 (22) 123-45-67'],
  ])('accepts the %s „%s”', (field, value) => {
    expect(checkContactMessage({...message, [field]: value})).toEqual({});
  });

  test('reports all fields at once', () => {
    const empty = {...message, name: '', email: '', phone: 'x', topic: '', message: ''};
    expect(Object.keys(checkContactMessage(empty))).toEqual(['name', 'email', 'phone', 'message']);
  });
});

describe('contactText', () => {
  test('signs the message with the name and the address', () => {
    expect(contactText({...message, message: ' Dzień dobry ', email: ' anna@example.pl'})).toBe(
      'Dzień dobry\n\nAnna Żółć\nanna@example.pl',
    );
  });

  test('adds the telephone number if there is one', () => {
    expect(contactText({...message, phone: '22 123 45 67'})).toMatch(
      /anna@example\.pl\n22 123 45 67$/,
    );
  });
});

test('contactText names the proposed day the Polish way', () => {
  expect(contactText({...message, message: 'Dzień dobry', proposedDay: '2027-03-05'})).toBe(
    'Dzień dobry\n\nProponowany dzień rozmowy: 05.03.2027\n\nAnna Żółć\nanna@example.pl',
  );
});

test('trimContactMessage removes the spaces around what was typed, and no-break ones from the topic', () => {
  expect(
    trimContactMessage({
      ...message,
      name: ' Anna ',
      email: 'a@b.pl ',
      phone: ' ',
      topic: 'Oferta i\u00a0wycena',
      message: '\n a  b ',
    }),
  ).toEqual({
    ...message,
    topic: 'Oferta i wycena',
    name: 'Anna',
    email: 'a@b.pl',
    phone: '',
    message: 'a  b',
  });
});

describe('mailtoAddress', () => {
  test('is an address with the subject and the text, with the line ends mail programs expect', () => {
    expect(
      mailtoAddress('biuro@example.pl', {...message, name: 'A', message: 'Raz & dwa\nTrzy'}),
    ).toBe(
      'mailto:biuro@example.pl?subject=Oferta%20i%20wycena&body=Raz%20%26%20dwa%0D%0ATrzy%0D%0A%0D%0AA%0D%0Aanna%40example.pl',
    );
  });

  test('has no line break in its subject and no half of a character anywhere', () => {
    const written = {
      ...message,
      topic: 'Oferta\r\nBcc: a@b.pl',
      message: 'a\ud800b',
      name: '\udc00',
    };
    const {searchParams} = new URL(mailtoAddress('biuro@example.pl', written));
    expect(searchParams.get('subject')).toBe('Oferta Bcc: a@b.pl');
    expect(searchParams.get('body')).toContain('a\ufffdb');
    expect(trimContactMessage(written)).toMatchObject({message: 'a\ufffdb', name: '\ufffd'});
  });

  test('carries any text unchanged, and the subject in one line', () => {
    const text = fc.string({unit: 'grapheme'});
    fc.assert(
      fc.property(text, text, (topic, body) => {
        const written = {...message, topic, message: body};
        const {searchParams, protocol} = new URL(mailtoAddress('biuro@example.pl', written));
        expect(protocol).toBe('mailto:');
        expect(searchParams.get('subject')).toBe(trimContactMessage(written).topic);
        expect(searchParams.get('body')).toBe(contactText(written).replaceAll('\n', '\r\n'));
        expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      }),
    );
  });
});
