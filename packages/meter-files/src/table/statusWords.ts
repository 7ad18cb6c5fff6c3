import {foldPolish} from '@cooperative/polish';

/** How a reading came about. */
export type Status = 'missing' | 'estimated' | 'measured' | 'corrected';

/**
 * Words and signs of each status, tried in this order: „brak danych” before „dane”, „niekompletny” before „kompletny”,
 * „odczyt szacowany” before „odczyt”. What is denied („nieszacowany”, „brak błędów”) is a plain reading. A word of a plain
 * reading counts from its beginning: „uzupełniony” holds „pełny”, and „wymiana licznika” is of no reading. A failure comes
 * last and only where a status begins with it: there may be a reading in spite of it, or after it.
 */
const statuses: readonly {
  readonly status: Status;
  readonly words: RegExp;
  readonly signs: readonly string[];
}[] = [
  {
    status: 'measured',
    words:
      /^(?!\W*brak(?! korekt)).*\bnie ?(?:szac|estym|skoryg|koryg|uzupeln|dopeln|wypeln|zastep|zastap)|^(?!.*\bbrak (?:danych|odczyt|pomiar)).*\b(?:brak|bez) (?:awari|uszkodz|bled|uwag|korekt|zastrzez|problem|uzupeln)|\bno (?:error|problem)/,
    signs: [''],
  },
  {
    status: 'missing',
    words:
      /\bbrak|\bbez (?:danych|odczyt|pomiar)|niekompl|niepeln|nie ?odczyt|\bodczyt niemozliw|niedost|niepopr|nieprawid|niewazn|\bblad|bledn|utrac|\bzanik (?:danych|komunik|lacznos|odczyt|pomiar|transmis)|missing|incomplete|invalid|not (?:available|measured|read)\b|unavailable|no (?:data|reading)|(?:no|lost|loss of) communic|communication (?:lost|loss|timeout|interr)|\bfehl(?!erfrei)|\berror|\bfail/,
    signs: [
      '-',
      '–',
      '—',
      '#n/d',
      '#n/a',
      '#n/d!',
      'n/d',
      'n/a',
      'nd',
      'b/d',
      'b.d.',
      'bd',
      'null',
      'nan',
      'none',
    ],
  },
  {
    status: 'corrected',
    words: /koryg|korekt|poprawion|correct|revised|adjusted/,
    signs: ['kor', 'kor.'],
  },
  {
    status: 'estimated',
    words:
      /szac|estym|estim|zastep|zastap|\bzast\b|uzupeln|dopeln|wypeln|^(?:wartosc |dane )?wyznacz|substitut|replac|prognoz|predict|forecast|interpol|ekstrapol|przybliz|wyliczon|ryczalt|obliczon|calculated|\bprofilem|profil\w{0,3} (?:standard|typow)|(?:standard|typow)\w{0,6} profil|\bersatz|geschatz|vorlauf/,
    signs: ['e', 'est', 'est.', 'sz', 'zast', 'zast.'],
  },
  {
    status: 'measured',
    words:
      /\brzeczyw|\bpomiar|\bzmierz|^(?:licznik|meter)$|\bz licznika|\bodczyt|zdaln|automat|reczn|inkasen|\bkompletn|\bpeln|\bpopraw|\bprawid|\bwazn|\bzweryf|\bzatwierdz|\bzgodn|\bdobr|measur|actual|\breal|\bvalid|\bgood|\breading|gemess|abgeles|\bwahr(?:er|e)?\b/,
    signs: ['+', 'ok', 'r', 'a', 'm'],
  },
  {
    status: 'missing',
    words: /^[^a-z]*(?:awari|uszkodz)\w* (?:licznik|modem|komunik|transmis|urzadz)/,
    signs: [],
  },
];

/** What parts a status from its cause: „brak odczytu - wartość szacowana”, „interpolacja (brak komunikacji)”. */
const cause = / [-–—] |[,;:()/]|\b(?:z powodu|wskutek|wobec|przy|ze wzgledu na)\b/;
/** That there is another value, and not that there will be one or was none: „do uzupełnienia”, „szacowanych”. */
const otherValue =
  /^(?:(?:wartosc|odczyt|dane|energia|przyjeto|zastosowano|wstawiono) )*(?:(?:o?szacowan|estymowan|zastepcz|zastapion|uzupelnion|przyblizon|wyliczon|obliczon|wyznaczon|skorygowan|poprawion)[aeoy]|szacunek|estymacja|estimated?|replaced|corrected|substituted?|(?:inter|ekstra)pol\w+)\b(?! (?:data|termin))/;

/** What words of plain readings are of, wherever it stands: „wymiana licznika” tells no status, but stands among them. */
const ofReadings =
  /rzeczyw|pomiar|zmierz|licznik|odczyt|kompletn|peln|popraw|prawid|wazn|zweryf|zatwierdz|zgodn|dobr|valid/;

/** Whether a cell may stand in a column of statuses, although it may tell none. */
export function isOfStatuses(cell: string): boolean {
  return statusOf(cell) !== null || ofReadings.test(foldPolish(cell));
}

/** The status that a cell of a status column or a mark beside a number tells; null for a word that nobody knows. */
export function statusOf(cell: string): Status | null {
  const text = foldPolish(cell).replaceAll('_', ' ').trim();
  const status = statusIn(text);
  if (status !== 'missing' || !cause.test(text)) {
    return status;
  }
  // What is missing may be why there is another value.
  const other = text
    .split(cause)
    .map((part) => part.trim())
    .find((part) => otherValue.test(part));
  return other === undefined ? status : statusIn(other);
}

function statusIn(text: string): Status | null {
  return (
    statuses.find(({words, signs}) => signs.includes(text) || words.test(text))?.status ?? null
  );
}

/** The signs that a line explains: „N - brak odczytu”, „Legenda: R - rzeczywisty, E - estymowany”, „* szacunek”. */
export function explained(line: string): readonly (readonly [sign: string, status: Status])[] {
  const listed = line.replace(/^[^:]{4,40}: (?=[^\s=:–-]{1,3} ?[=–-])/, '');
  return listed.split(/[,;] /).flatMap((part) => {
    const [, letter = '', sign = letter, words = ''] =
      /^(?:([^\s=:–-]{1,3}) ?[=:–-]|(\*{1,3})) ?(\D{3,80})$/.exec(part.trim()) ?? [];
    const status = words === '' ? null : statusOf(words);
    return status === null ? [] : [[sign, status] as const];
  });
}

/**
 * Parts a value from its mark: `.739,+`, `0,5 E`, `0,5*`, `1,2 (szac.)`. Letters that are no status, such as a unit,
 * stay with the number. The lines around a table may explain a sign: „* - wartość szacowana”.
 */
export function partMark(
  cell: string,
  legend?: ReadonlyMap<string, Status>,
): {readonly value: string; readonly mark: string} {
  const last = cell.charCodeAt(cell.length - 1);
  if (cell === '' || (last >= 0x30 && last <= 0x39)) {
    return {value: cell, mark: ''};
  }
  const end = cell.search(/\d\D*$/) + 1;
  const value = cell.slice(0, end);
  // `5,3-` is a number below zero; a mark stands behind a comma or a space.
  const behind = cell.slice(end);
  if (behind === '-' || behind === '−') {
    return {value: cell, mark: ''};
  }
  const rest = behind.trim();
  const mark = rest
    .replace(/^,/, '')
    .replace(/^\s*\(/, '')
    .replace(/\)$/, '')
    .trim();
  const isMark =
    /^-?[\d.,\s]+$/.test(value) &&
    (rest.startsWith(',') ||
      rest.startsWith('(') ||
      (mark !== '' && (statusOf(mark) !== null || legend?.has(mark) === true)));
  return isMark ? {value, mark} : {value: cell, mark: ''};
}
