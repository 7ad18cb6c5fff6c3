import type {ContactErrors, ContactField, ContactMessage} from './message';
import type {HttpAnswer} from '../browser/http';

/** What is posted as JSON to the contact endpoint. The contract is in docs/contact-endpoint.md. */
export interface ContactLetter extends ContactMessage {
  /** The same for every attempt to send the same letter, so that a server can drop duplicates. */
  readonly id: string;
  readonly attachment: ContactAttachment | null;
  /** Honeypot for bots: a field people do not see. */
  readonly website: string;
  /** Time from showing the form to sending. */
  readonly elapsedMs: number;
}

export interface ContactAttachment {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Base64. */
  readonly content: string;
}

export type SendingFailure =
  | 'attachmentUnreadable'
  | 'tooLarge'
  | 'tooOften'
  | 'rejected'
  | 'serverError'
  | 'badAnswer'
  | 'timeout'
  | 'offline'
  | 'unreachable';

export type SendingOutcome =
  | {readonly state: 'sent'}
  /** The server found errors in form fields, and possibly others. */
  | {readonly state: 'refused'; readonly errors: ContactErrors; readonly others: readonly string[]}
  | {readonly state: 'failed'; readonly failure: SendingFailure};

/** State of a contact form. `prepared` means handed over to the visitor's own mail program. */
export type ContactState = {readonly state: 'writing' | 'prepared' | 'sending'} | SendingOutcome;

const fields: readonly string[] = [
  'name',
  'email',
  'phone',
  'topic',
  'message',
  'proposedDay',
  'attachment',
] satisfies readonly ContactField[];

/** What an answer means for the letter: it counts as sent only if the server confirms it as the contract requires. */
export function sendingOutcome(answer: HttpAnswer, isOnline: boolean): SendingOutcome {
  if (answer.kind === 'timeout') {
    return {state: 'failed', failure: 'timeout'};
  }
  if (answer.kind === 'unreachable') {
    return {state: 'failed', failure: isOnline ? 'unreachable' : 'offline'};
  }
  const {status, data} = answer;
  if (status < 400) {
    return status < 300 && isRecord(data) && data.ok === true
      ? {state: 'sent'}
      : {state: 'failed', failure: 'badAnswer'};
  }
  const refused = status === 400 ? refusal(data) : undefined;
  return refused ?? {state: 'failed', failure: failureOf(status)};
}

/** The errors a 400 lists as `{"errors": {"email": "…"}}`; undefined if there are none. */
function refusal(data: unknown): SendingOutcome | undefined {
  const named = isRecord(data) && isRecord(data.errors) ? Object.entries(data.errors) : [];
  const texts = named.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === 0
    ? undefined
    : {
        state: 'refused',
        errors: Object.fromEntries(texts.filter(([field]) => fields.includes(field))),
        others: texts.filter(([field]) => !fields.includes(field)).map(([, text]) => text),
      };
}

function failureOf(status: number): SendingFailure {
  if (status >= 500) {
    return 'serverError';
  }
  return status === 413 ? 'tooLarge' : status === 429 ? 'tooOften' : 'rejected';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Why the letter may not have arrived and what to do, starting with the main point: nothing is lost. */
export function failureText(
  failure: SendingFailure,
  {recipient, hasAttachment}: {readonly recipient: string | null; readonly hasAttachment: boolean},
): string {
  const orWrite = recipient === null ? '' : ` albo napisz na ${recipient}`;
  const again = `Spróbuj ponownie${orWrite}.`;
  const reasons: Readonly<Record<SendingFailure, string>> = {
    attachmentUnreadable: `Nie udało się odczytać załącznika. Dodaj go jeszcze raz albo wyślij wiadomość bez niego.`,
    tooLarge: hasAttachment
      ? `Załącznik jest za duży dla serwera. Wybierz mniejszy plik albo wyślij wiadomość bez niego.`
      : `Wiadomość jest za długa dla serwera. Skróć ją${orWrite}.`,
    tooOften: `Serwer dostał za dużo wiadomości naraz. Spróbuj ponownie za kilka minut${orWrite}.`,
    rejected: `Serwer jej nie przyjął. ${again}`,
    serverError: again,
    badAnswer: `Serwer nie potwierdził, że ją przyjął. ${again}`,
    timeout: `Serwer nie odpowiedział na czas, więc wiadomość mogła jednak dotrzeć. ${again}`,
    offline: `Brak połączenia z internetem. Spróbuj ponownie, gdy połączenie wróci.`,
    unreachable: `Nie udało się połączyć z serwerem. ${again}`,
  };
  return `Nie udało się wysłać wiadomości. Treść nie zginęła. ${reasons[failure]}`;
}
