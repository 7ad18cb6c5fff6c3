import {foldPolish} from '@cooperative/polish';
import {roleOf, type ColumnRole} from './columnWords';
import type {Head} from './head';
import {meaningOf} from './meaning';
import {isUnread, needWhole, wordsIn} from './sample';
import {isOfStatuses, statusOf, type Status} from './statusWords';
import type {TableRow} from './tableRow';

const yes = /^(?:tak|t|yes|y|true|prawda)$/i;
const no = /^(?:nie|n|no|false|falsz|fałsz)$/i;
/** How much of an interval was measured. */
const percent = /^(?:100|\d{1,2})(?:[.,]\d+)? ?%?$/;

/** What „tak” and „nie” mean under a heading that names a status: „Kompletność”, „Szacowany”. */
export function answersOf(
  {headers, body}: Head,
  roles: readonly ColumnRole[],
): ReadonlyMap<string, Status> | null {
  const column = headers.findIndex(
    (_, at) =>
      roles[at] === 'status' && [yes, no].some((one) => one.test(body[0]?.cells[at] ?? '')),
  );
  const share = headers.findIndex(
    (header, at) => roles[at] === 'status' && isCompleteness(header, body, at),
  );
  if (share !== -1) {
    return new Map(
      wordsIn(body, share).map((word) => [word, word.startsWith('100') ? 'measured' : 'missing']),
    );
  }
  const status = column === -1 ? null : statusOf(headers[column] ?? '');
  if (status === null) {
    return null;
  }
  return new Map(
    wordsIn(body, column).map((word) => [
      word,
      yes.test(word) ? status : status === 'measured' ? 'missing' : 'measured',
    ]),
  );
}

/** A dash in every row says that there is nothing to remark: beside other words it may be a gap. */
export function dashesOf(
  {body}: Head,
  roles: readonly ColumnRole[],
): readonly (readonly [string, Status])[] {
  const words = roles.flatMap((role, column) => (role === 'status' ? wordsIn(body, column) : []));
  return words.every((word) => /^[-–—]$/.test(word)) ? words.map((word) => [word, 'measured']) : [];
}

/** What remarks mean that stand for a status: that status, or nothing. */
export function remarksOf(
  {headers, body}: Head,
  roles: readonly ColumnRole[],
): readonly (readonly [string, Status])[] {
  return headers.flatMap((header, column) =>
    roles[column] === 'status' && roleOf(header) === 'other' && isOfRemarks(header)
      ? wordsIn(body, column).map((word) => [word, remarkedStatus(word) ?? 'measured'] as const)
      : [],
  );
}

/** Whether a column says of how much of its interval a reading is, in percent. */
function isCompleteness(heading: string, body: readonly TableRow[], column: number): boolean {
  return (
    /^kompletn|^completeness|^pokrycie/.test(foldPolish(heading)) &&
    percent.test(body[0]?.cells[column] ?? '')
  );
}

/** What people write of a row: „brak” there is no status. */
const remarks = /uwag|opis|koment|notat|alarm|zdarzen|remark|note|comment/;

/** Whether a heading is of a column of remarks. */
export function isOfRemarks(heading: string): boolean {
  return remarks.test(foldPolish(heading));
}

/** But these are, whatever column they stand in. */
const remarked: readonly (readonly [Status, RegExp])[] = [
  [
    'missing',
    /^(?:(?:brak|zanik) (?:danych|odczyt|pomiar|transmis|komunikac|lacznosc)\w*(?: pomiarow\w*| z licznik\w*)?|no (?:data|reading))$/,
  ],
  [
    'corrected',
    /^(?:(?:wartosc|odczyt|dane) )?(?:po )?(?:korek[ct]\w*|skorygowan\w*|poprawion\w*)$/,
  ],
  ['estimated', /^(?:(?:wartosc|odczyt|dane) )?(?:szac\w*|estymowan\w*|zastepcz\w*)$/],
];

/** The status that a remark tells and nothing else; null for any other. */
function remarkedStatus(remark: string): Status | null {
  const words = foldPolish(remark).trim().replace(/\.$/, '');
  return remarked.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Whether a column tells how readings came about, whatever its heading: all it says is a status. */
export function tellsStatus(heading: string, body: readonly TableRow[], column: number): boolean {
  const [first] = body;
  if (isAnswer(first?.cells[column] ?? '') && statusOf(heading) !== null) {
    return true;
  }
  if (shortOfStatus.test(heading)) {
    return /^\p{L}\D{0,11}$/u.test(first?.cells[column] ?? '');
  }
  if (isCompleteness(heading, body, column)) {
    // Only all rows tell all its numbers.
    needWhole(body);
    return true;
  }
  if (isOfRemarks(heading)) {
    needWhole(body);
    return wordsIn(body, column).some((word) => remarkedStatus(word) !== null);
  }
  // Usual readings may have none.
  const told = body.find((row) => !isUnread(row) && (row.cells[column] ?? '') !== '');
  if (!isStatusWord(told?.cells[column] ?? '')) {
    return false;
  }
  const cells = wordsIn(body, column);
  const words = cells.filter((word) => word !== '');
  const {register, aspect} = meaningOf(heading);
  // „Brak danych” in every row may be of anything; in some, beside empty cells, it is of their readings.
  const isOfSome =
    register === null &&
    aspect === 'energy' &&
    general.test(foldPolish(heading)) &&
    cells.length > words.length;
  return (
    words.length <= mostStatuses &&
    words.every(isStatusWord) &&
    words.some((word) => statusOf(word) !== null) &&
    (words.some((word) => statusOf(word) !== 'missing') ||
      (isOfSome && words.every((word) => remarkedStatus(word) === 'missing')))
  );
}

/** „S”, „Stat.”, where letters stand under it. */
const shortOfStatus = /^(?:s|sts?|stat)\.?$/i;

function isAnswer(cell: string): boolean {
  return yes.test(cell) || no.test(cell);
}

const mostStatuses = 8;

/** A heading that says nothing of what is in its column, or that it is about the readings. */
const general =
  /^\W*$|^(?:inne|info|kolumna|column)|jakosc|\bdan(?:e|ych)\b|odczyt|komunikac|uwag|opis/;

/** A sign may stand for anything; a word of a status does not. */
function isStatusWord(cell: string): boolean {
  return /\p{L}{4}/u.test(cell) && isOfStatuses(cell);
}
