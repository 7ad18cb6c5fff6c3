import {trimContactMessage, type ContactMessage} from '../../domain/contact/message';
import {
  sendingOutcome,
  type ContactAttachment,
  type ContactLetter,
  type SendingOutcome,
} from '../../domain/contact/sending';
import type {createClient} from '../network/createClient';
import {contactForm, fetchClient} from '../../site/behaviour';

interface Delivery {
  readonly endpoint: string;
  readonly apiBaseUrl: string | null;
  readonly message: ContactMessage;
  readonly attachment: File | null;
  readonly website: string;
}

/** Sends a letter; null while another is being sent. Never throws. */
export type Sender = (delivery: Delivery) => Promise<SendingOutcome | null>;

/** Fetches the client; called early, so that it is there if the connection is lost later. */
export async function loadClient(): Promise<typeof createClient> {
  return (await import('../network/createClient')).createClient;
}

/** The sender for a form shown from now on: one letter at a time, the same letter under the same id. */
export function createSender(): Sender {
  const shownAt = performance.now();
  let isSending = false;
  let last: {readonly id: string; readonly words: string; readonly attachment: File | null} | null =
    null;
  return async ({message, attachment, ...delivery}) => {
    if (isSending) {
      return null;
    }
    isSending = true;
    const trimmed = trimContactMessage(message);
    const words = JSON.stringify(trimmed);
    // A changed letter is a new one: a server that drops duplicates must not drop the change.
    if (last?.words !== words || last.attachment !== attachment) {
      last = {id: newId(), words, attachment};
    }
    const outcome = await send({...delivery, message: trimmed, attachment, id: last.id, shownAt});
    isSending = false;
    return outcome;
  };
}

async function send({
  endpoint,
  apiBaseUrl,
  message,
  attachment: file,
  shownAt,
  ...rest
}: Delivery & {readonly id: string; readonly shownAt: number}): Promise<SendingOutcome> {
  let attachment: ContactAttachment | null;
  try {
    attachment = file && (await readAttachment(file));
  } catch {
    return {state: 'failed', failure: 'attachmentUnreadable'};
  }
  const elapsed = (): number => Math.round(performance.now() - shownAt);
  // Bots are faster than this; a person hardly notices and loses nothing.
  await new Promise((resolve) => setTimeout(resolve, contactForm.minimumTimeMs - elapsed()));
  try {
    const create = await loadClient();
    const letter: ContactLetter = {...rest, ...message, attachment, elapsedMs: elapsed()};
    const answer = await create(apiBaseUrl)(endpoint, {
      method: 'POST',
      body: letter,
      timeoutMs: attachment ? contactForm.attachmentTimeoutMs : fetchClient.timeoutMs,
    });
    return sendingOutcome(answer, navigator.onLine);
  } catch {
    // The client itself could not be fetched.
    return sendingOutcome({kind: 'unreachable'}, navigator.onLine);
  }
}

function readAttachment(file: File): Promise<ContactAttachment> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // The content comes after „data:…;base64,”.
      const [, content = ''] = (reader.result as string).split(',', 2);
      resolve({name: file.name, type: file.type, size: file.size, content});
    };
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}

/** Random enough to tell letters apart even without `randomUUID`: old browsers, pages without https. */
function newId(): string {
  return (
    (crypto as Partial<Crypto>).randomUUID?.() ??
    [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
  );
}
