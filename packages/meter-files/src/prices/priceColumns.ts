import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {TableRow} from '../table/tableRow';

/** Which columns hold the price, and what is to be told of them. */
export interface PriceColumns {
  readonly at: number;
  /** The price corrected afterwards, for the rows that have one. */
  readonly correctedAt: number | null;
  /** Sentences: what was taken as what, and what was left out. */
  readonly told: readonly string[];
}

interface Column {
  readonly at: number;
  readonly heading: string;
  readonly words: string;
  readonly unit: Unit;
}

interface Unit {
  readonly currency: 'zł' | 'EUR' | 'gr' | 'inna' | null;
  readonly per: 'MWh' | 'kWh' | null;
  /** Where the file says it. */
  readonly from: string;
}

/** What stands around the rows of prices. */
interface PriceHead {
  readonly headings: readonly string[];
  /** The row of units under the headings. */
  readonly units?: readonly string[];
  readonly above: string;
  readonly rows: readonly TableRow[];
}

export const perKwh = 'Ceny wyglądają na zł/kWh. Wpisz je w zł/MWh: tysiąc razy większe.';
const inEuro =
  'Ceny w pliku są w euro, a liczymy w zł/MWh. Wczytaj plik z cenami w złotych, np. RCE z raportów PSE (kolumna „rce_pln”).';
const inGrosze =
  'Ceny w pliku są w groszach, a liczymy w zł/MWh. 1 gr/kWh to 10 zł/MWh: przelicz je i zmień nagłówek.';
const inOther =
  'Ceny w pliku są w obcej walucie, a liczymy w zł/MWh. Wczytaj plik z cenami w złotych.';

/** The words of a heading: `rce_pln` is two. */
export function wordsOf(heading: string): string {
  return foldPolish(heading).replaceAll(/[_.]/g, ' ').trim();
}

const priceWords = /\brce|\bcen[ayeo]|\bprice|\bkurs|\bfixing|\brdn\b|(zl|pln|eur|€) ?\/ ?[mk]wh/;
const otherWords =
  /wolumen|volume|obrot|zmian|^stref|^obszar|(?:zone|area)$|roznic|indeks|udzial|\bdat[ay]\b|\bdate\b|czas|godz|publi|\d{4}-\d\d/;

/** Whether a heading names a price. */
export function isPrice(heading: string): boolean {
  const words = wordsOf(heading);
  return (priceWords.test(words) || isCorrected(heading)) && !otherWords.test(words);
}

const corrected = /skoryg|po korek|corrected/;

/** Whether a heading says that it is the price after a correction. */
export function isCorrected(text: string): boolean {
  return corrected.test(wordsOf(text)) && !/nieskoryg|uncorrected/.test(wordsOf(text));
}

/**
 * Finds the price: one in zł, not a forecast, not the least or the greatest, without tax, RCE before another. Throws a
 * question where nothing tells two of them apart.
 */
export function choosePrice(head: PriceHead, index: 'rce' | 'rcem'): PriceColumns {
  const all = head.headings.flatMap((heading, at): Column[] =>
    isPrice(heading)
      ? [{at, heading, words: wordsOf(heading), unit: unitOf(heading, head, at)}]
      : [],
  );
  const left = new Map<Column, string>();
  const keep = (
    columns: readonly Column[],
    wanted: (column: Column) => boolean,
    why: string | ((column: Column) => string),
    refusal?: (columns: readonly Column[]) => string,
  ): readonly Column[] => {
    const kept = columns.filter(wanted);
    if (kept.length === 0) {
      if (refusal && columns.length > 0) {
        throw new Refusal(refusal(columns));
      }
      return columns;
    }
    for (const column of columns) {
      if (!wanted(column)) {
        left.set(column, typeof why === 'string' ? why : why(column));
      }
    }
    return kept;
  };
  const named = (columns: readonly Column[]): string =>
    columns.map(({heading}) => inQuotes(heading)).join(' i ');
  let columns = keep(
    all,
    ({words}) => !/prognoz|forecast|\bfcst|szacow|\bplan/.test(words),
    'prognoza',
    (found) =>
      `W pliku jest tylko prognoza ceny: ${named(found)}. Wczytaj plik z ceną, która była (w RCE to kolumna „rce_pln”).`,
  );
  columns = keep(
    columns,
    ({unit}) => unitFault(unit) === null,
    unitName,
    ([first]) => (first ? (unitFault(first.unit) ?? '') : ''),
  );
  columns = keep(
    columns,
    ({words}) => !/brutto|z vat/.test(words),
    'z VAT',
    (found) => `W pliku jest tylko cena z VAT: ${named(found)}. Podaj ceny netto, w zł/MWh.`,
  );
  const before = columns.length;
  columns = keep(
    columns,
    ({words}) => !/\bmin|\bmaks|\bmax|najniz|najwyz|najmniej|najwiek/.test(words),
    'najniższa albo najwyższa',
    (found) =>
      `Kolumny z ceną to tylko najniższa albo najwyższa: ${named(found)}. Wczytaj plik ze średnią ceną godziny.`,
  );
  if (columns.length < before) {
    columns = keep(columns, ({words}) => /\bsredni|\bavg|\bmean|wazon/.test(words), 'nie średnia');
  }
  const late = columns.filter(({heading}) => isCorrected(heading));
  const first = keep(
    columns.filter((column) => !late.includes(column)),
    ({words}) => new RegExp(String.raw`\b${index}\b`).test(words),
    'inna cena',
  );
  const main = onlyOne(first.length > 0 ? first : late, head, left);
  const correction = first.length > 0 && late.length > 0 ? onlyOne(late, head, left) : null;
  return {
    at: main.at,
    correctedAt: correction?.at ?? null,
    told: [
      `Cena: kolumna ${inQuotes(main.heading)}${correction ? `, a gdzie jest, ${inQuotes(correction.heading)}` : ''}, zł/MWh (${main.unit.from}).`,
      ...(left.size > 0
        ? [
            `Pominięte: ${Array.from(left, ([{heading}, why]) => `${inQuotes(heading)} (${why})`).join(', ')}.`,
          ]
        : []),
    ],
  };
}

/** The only column, or the first of several with the same prices. */
function onlyOne(columns: readonly Column[], {rows}: PriceHead, left: Map<Column, string>): Column {
  const [first, ...others] = columns;
  if (!first) {
    throw new Refusal(
      'Nie ma kolumny z ceną. Nazwij ją „cena” albo wczytaj plik RCE z raportów PSE.',
    );
  }
  for (const other of others) {
    if (rows.some(({cells}) => (cells[first.at] ?? '') !== (cells[other.at] ?? ''))) {
      throw new Refusal(
        `Która kolumna jest ceną: ${inQuotes(first.heading)} czy ${inQuotes(other.heading)}? Nagłówki tego nie mówią, a ceny są różne. Usuń z pliku tę drugą.`,
      );
    }
    left.set(other, 'te same ceny');
  }
  return first;
}

/** What is wrong with a unit; null for zł/MWh or one that is not said. */
function unitFault({currency, per}: Unit): string | null {
  switch (currency) {
    case 'EUR':
      return inEuro;
    case 'gr':
      return inGrosze;
    case 'inna':
      return inOther;
    default:
      return per === 'kWh' ? perKwh : null;
  }
}

function unitName({unit: {currency, per}}: Column): string {
  return currency === 'inna' ? 'obca waluta' : `${currency ?? 'zł'}/${per ?? 'MWh'}`;
}

function unitOf(heading: string, {headings, units, above, rows}: PriceHead, at: number): Unit {
  const places = [
    ['z nagłówka', heading],
    ['z wiersza jednostek', units?.[at] ?? ''],
    // A cell may have its own: `344 zł`.
    ['z komórki', rows[0]?.cells[at] ?? ''],
    ['z kolumny obok', unitBeside(headings, rows, at)],
    ['z wierszy nad tabelą', above],
  ] as const;
  const said = places.map(([from, text]) => ({...unitIn(text), from}));
  const currency = said.find((unit) => unit.currency !== null);
  const per = said.find((unit) => unit.per !== null);
  return {
    currency: currency?.currency ?? null,
    per: per?.per ?? null,
    from:
      currency || per
        ? `jednostka ${(currency ?? per)?.from ?? ''}`
        : 'jednostki w pliku nie ma, przyjęliśmy tę',
  };
}

/** „EUR”, „zł/MWh” and no other words. */
const priceUnit = /^[^\s/\d]{1,4}(?: ?\/ ?[km]wh)?$/i;

/** What a column of currencies says, or of units right behind the price, that of a foreign one before any other. */
function unitBeside(headings: readonly string[], rows: readonly TableRow[], price: number): string {
  const columns = headings.flatMap((heading, at) => {
    const words = wordsOf(heading);
    const isOwn = at === price + 1;
    // Behind „Cena EUR” it is of that price.
    return (/^(?:waluta|currency)\b/.test(words) &&
      (isOwn || unitIn(headings[at - 1] ?? '').currency === null)) ||
      (isOwn && /^(?:jednostka|unit|jedn|j ?m)\b/.test(words))
      ? [at]
      : [];
  });
  const said = [...new Set(rows.flatMap(({cells}) => columns.map((at) => cells[at] ?? '')))].filter(
    (text) => priceUnit.test(text) && unitIn(text).currency !== null,
  );
  return said.find((text) => unitFault({...unitIn(text), from: ''}) !== null) ?? said[0] ?? '';
}

const currencies: readonly (readonly [RegExp, Unit['currency']])[] = [
  [/\beur|€/, 'EUR'],
  [/\bgr\b|\bgrosz/, 'gr'],
  [/\bzl\b|\bpln\b|\bzlot/, 'zł'],
  [/\busd|\$|\bczk|\bgbp|\bsek\b/, 'inna'],
];

/** The currency and the energy that a text names. Two currencies in one text, as in a note on the rate, name none. */
export function unitIn(text: string): Pick<Unit, 'currency' | 'per'> {
  const words = wordsOf(text);
  const found = currencies.filter(([pattern]) => pattern.test(words));
  return {
    currency: found.length === 1 ? (found[0]?.[1] ?? null) : null,
    per: words.includes('mwh') ? 'MWh' : words.includes('kwh') ? 'kWh' : null,
  };
}

/** A cell without the unit after its number. */
export function withoutUnit(cell: string): string {
  return cell.replace(/ ?(zł|zl|pln)(\/mwh)?\.?$/i, '');
}
