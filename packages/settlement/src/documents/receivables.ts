import {daysAfter, failed, type IsoDay, ok, type Result} from '@cooperative/polish';
import {writeMonth} from '../month/calendar';
import type {CooperativeRecord} from '../record/schema';
import type {SettledMonth} from '../month/settleMonths';
import {chargeLines, kwhOf, sumsOf} from './charges';
import {readKsefNumber} from './identifiers';
import {documentNumber} from './numbering';
import {chargedPoints, isCharged, type Prepared} from './prepare';
import type {DocumentDraft, DocumentSettings, IssuedDocument} from '../record/documentSettings';

/** The file of an invoice as it was made, and its SHA-256. */
export interface MadeFile {
  readonly xml: string;
  readonly sha256: string;
}

/** Whether a document has a file for KSeF. */
export function hasFile({channel}: Pick<DocumentDraft, 'channel'>): boolean {
  return channel === 'ksef';
}

/**
 * Issues what was prepared: numbers and amounts are frozen, and the files kept as they are; `files` by number. What was
 * issued before stays, and a second call with the same documents changes nothing.
 */
export function issued(
  settings: DocumentSettings,
  {documents, ksefSince}: Pick<Prepared, 'documents' | 'ksefSince'>,
  files: ReadonlyMap<string, MadeFile>,
): DocumentSettings {
  const pointsOf = ({month, lines}: DocumentDraft): readonly string[] =>
    lines.flatMap(({what, point}) => (what === 'fee' ? [] : [`${month} ${point}`]));
  const known = new Set(settings.issued.flatMap(pointsOf));
  const isNew = (document: DocumentDraft): boolean =>
    pointsOf(document).every((point) => !known.has(point));
  const fresh = documents.filter(isNew);
  return fresh.length === 0
    ? settings
    : {
        ...settings,
        next: settings.next + fresh.filter(({kind}) => kind === 'invoice').length,
        ...(ksefSince && {ksefSince}),
        issued: [...settings.issued, ...fresh.map((one) => ({...one, ...files.get(one.number)}))],
      };
}

/**
 * Invoices for KSeF whose files are of an earlier day and have no number of KSeF yet: the day of a file has to be the day
 * it is sent.
 */
export function isStale(
  {channel, day, ksefNumber}: Pick<IssuedDocument, 'channel' | 'day' | 'ksefNumber'>,
  today: IsoDay,
): boolean {
  return channel === 'ksef' && ksefNumber === undefined && day < today;
}

/**
 * The same document with the same number, amounts and term, dated today; its file has to be made anew. A term that would
 * then be past moves by as many days.
 */
export function redated(
  {xml: _xml, sha256: _sha256, ...document}: IssuedDocument,
  today: IsoDay,
): IssuedDocument {
  const days = Math.round((Date.parse(document.term) - Date.parse(document.day)) / 86_400_000);
  return {
    ...document,
    day: today,
    term: document.term < today ? daysAfter(today, days) : document.term,
  };
}

/** Takes a document in the place of the one of the same number. */
export function withDocument(
  settings: DocumentSettings,
  document: IssuedDocument,
): DocumentSettings {
  return {
    ...settings,
    issued: settings.issued.map((one) => (one.number === document.number ? document : one)),
  };
}

/**
 * Takes back what was issued by mistake and went to nobody: neither KSeF nor a payment knows it. Its points are free again;
 * a number is used again only if it was the last one.
 */
export function withdrawn(settings: DocumentSettings, document: IssuedDocument): DocumentSettings {
  const {pattern, next, issued: all} = settings;
  const isLast =
    document.kind === 'invoice' &&
    documentNumber(pattern, next - 1, document.month) === document.number;
  const {ksefSince, ...rest} = settings;
  return {
    ...rest,
    ...(ksefSince && ksefSince.number !== document.number && {ksefSince}),
    next: next - (isLast ? 1 : 0),
    issued: all.filter(({number}) => number !== document.number),
  };
}

/** Whether a document may be taken back. */
export function mayWithdraw({
  ksefNumber,
  paidOn,
}: Pick<IssuedDocument, 'ksefNumber' | 'paidOn'>): boolean {
  return ksefNumber === undefined && paidOn === undefined;
}

/** Takes the number that KSeF gave; an empty text takes it back. */
export function withKsefNumber(
  settings: DocumentSettings,
  document: IssuedDocument,
  text: string,
): Result<DocumentSettings> {
  if (text.trim() === '') {
    const {ksefNumber: _ksefNumber, ...rest} = document;
    return ok(withDocument(settings, rest));
  }
  const read = readKsefNumber(text, document.seller.nip);
  if (!read.ok) {
    return read;
  }
  const other = settings.issued.find(
    ({ksefNumber, number}) => ksefNumber === read.value && number !== document.number,
  );
  return other
    ? failed([
        {
          field: 'ksefNumber',
          message: `Ten numer KSeF ma już faktura ${other.number}. Sprawdź, której faktury to numer.`,
        },
      ])
    : ok(withDocument(settings, {...document, ksefNumber: read.value}));
}

/** Says on what day a document was paid; null takes it back. */
export function withPayment(
  settings: DocumentSettings,
  document: IssuedDocument,
  paidOn: IsoDay | null,
  today: IsoDay,
): Result<DocumentSettings> {
  if (paidOn === null) {
    const {paidOn: _paidOn, ...rest} = document;
    return ok(withDocument(settings, rest));
  }
  return paidOn > today
    ? failed([{field: 'paidOn', message: 'Ten dzień jeszcze nie nadszedł. Podaj dzień wpłaty.'}])
    : ok(withDocument(settings, {...document, paidOn}));
}

/** How far a document is. */
type ReceivableState = 'issued' | 'numbered' | 'paid';

export function stateOf({ksefNumber, paidOn}: IssuedDocument): ReceivableState {
  return paidOn !== undefined ? 'paid' : ksefNumber === undefined ? 'issued' : 'numbered';
}

/** Whether the term has passed and nothing was paid. */
export function isOverdue(
  {term, paidOn, gross}: Pick<IssuedDocument, 'term' | 'paidOn' | 'gross'>,
  today: IsoDay,
): boolean {
  return paidOn === undefined && gross > 0 && term < today;
}

/** What a document would be by the month as it is settled now. */
export interface Correction {
  readonly document: IssuedDocument;
  readonly kwh: number;
  /** Whole grosze. */
  readonly gross: number;
}

/**
 * Issued documents whose month has come out otherwise since: by the prices and the rule they were issued with, so that a
 * new price changes nothing. The accountant corrects them; they are never overwritten.
 */
export function correctionsOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
): readonly Correction[] {
  const pointsIn = new Map(
    months
      .filter(({isOpen}) => !isOpen)
      .map((settled) => [writeMonth(settled.month), chargedPoints(input, settled)]),
  );
  return (input.documents?.issued ?? []).flatMap((document): Correction[] => {
    const all = pointsIn.get(document.month);
    if (!all) {
      return [];
    }
    const points = all.filter(({statement}) => isCharged([document], statement, input));
    const lines = [
      ...points.flatMap((point) => chargeLines(document.terms, point)),
      ...document.lines.filter(({what}) => what === 'fee'),
    ];
    const {gross} = sumsOf(document.terms, lines);
    const kwh = kwhOf(lines);
    return gross === document.gross && kwh === kwhOf(document.lines)
      ? []
      : [{document, kwh, gross}];
  });
}

/** Documents of these months, in the order they were issued. */
export function issuedIn(
  {issued: all}: Pick<DocumentSettings, 'issued'>,
  months: readonly Pick<SettledMonth, 'month'>[],
): readonly IssuedDocument[] {
  const wanted = months.map(({month}) => writeMonth(month));
  return all.filter(({month}) => wanted.includes(month));
}
