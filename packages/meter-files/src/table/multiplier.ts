import {foldPolish} from '@cooperative/polish';
import {registerOf} from './meaning';
import type {TableRow} from './tableRow';

/** What a table's head says around its rows and above its columns. */
interface Said {
  readonly headers: readonly string[];
  readonly preamble: readonly TableRow[];
  readonly below: readonly TableRow[];
}

/** Why nobody knows whether energy is multiplied already: the file names a multiplier. Null if it names none. */
export function doubtOfMultiplier(head: Said): string | null {
  const around = [...head.preamble, ...head.below].flatMap((row) => multiplierOf(row) ?? []);
  const multiplier = around[0] ?? multiplierIn(head);
  return multiplier === null
    ? null
    : `Plik podaje mnożną ${multiplier}. Nie wiemy, czy energia jest już przez nią pomnożona. Jeśli nie jest, pomnóż ją w arkuszu; jeśli jest, usuń z pliku wzmiankę o mnożnej albo wskaż kolumny, a wczytamy je tak, jak są.`;
}

const multiplierWord =
  /\b(?:mnozn|przekladni|multiplier|ct ratio|k_?t ?[=:]|wspolczynnik\w{0,3} (?:korek|przelicz|mnoz)\w*(?! temperatur)\b|stala (?:licznika|ukladu|pomiarowa))/;
/** „Wartości uwzględniają mnożną 40”. */
const isMultiplied = /uwzgledni(?:aj|on|eni)|(?:po|prze)mnoz[oe]n|przelicz[oe]n|\b(?:po|z) mnozn/;
/** „nieuwzględniona”, „należy uwzględnić”. */
const isNotYet = /\bnie|\bbez\b|nalezy/;
/** Impulses of the meter's lamp, or turns of its disc. */
const isOfMeter = (line: string): boolean =>
  /\/ ?kwh/.test(line) || (/\bstala\b/.test(line) && /\bimp/.test(line));
/** A meter's own number, or a day. */
const otherNumber = /\d{7,}|\d\d\.\d\d\.\d{4}/g;
/** A number further on is of something else. */
const numberWithin = 60;

/** What readings of a meter on transformers are multiplied by, if a line says it and it is not 1. */
export function multiplierOf({cells}: Pick<TableRow, 'cells'>): string | null {
  const line = foldPolish(cells.filter((cell) => cell !== '').join(' '));
  const [, after = ''] = line.replaceAll(otherNumber, '').split(multiplierWord);
  const found = /\d+(?:[.,/ ]+\d+)*/.exec(after.slice(0, numberWithin))?.[0] ?? '';
  const isOne = /^0*1(?:[.,]0+)?$|^(\d*) ?\/ ?\1$/.test(found);
  const isDone = isMultiplied.test(line) && !isNotYet.test(line);
  return found === '' || isOne || isDone || isOfMeter(line) ? null : found;
}

/** The same in a heading: „Pobór [kWh] x40”. */
function multiplierIn({headers}: Said): string | null {
  const found = headers.flatMap((header) => {
    const [, factor] = /(?:^|[\s\])])[x×*] ?(\d{1,6})$/i.exec(header.trim()) ?? [];
    return factor !== undefined && factor !== '1' && registerOf(header) !== null ? [factor] : [];
  });
  return found[0] ?? null;
}
