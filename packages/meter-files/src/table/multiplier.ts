import {foldPolish} from '@cooperative/polish';
import type {Head} from './head';
import {registerOf} from './meaning';

export function doubtOfMultiplier(head: Head): string | null {
  const multiplier = multiplierAround(head) ?? multiplierIn(head);
  return multiplier === null
    ? null
    : `Plik podaje mnożną ${multiplier}. Nie wiemy, czy energia jest już przez nią pomnożona. Jeśli nie jest, pomnóż ją w arkuszu; jeśli jest, wskaż kolumny, a wczytamy je tak, jak są.`;
}

const multiplierWord =
  /\b(?:mnozn|przekladni|multiplier|ct ratio|k_?t ?[=:]|wspolczynnik\w{0,3} (?:korek|przelicz|mnoz)|stala (?:licznika|ukladu|pomiarowa))/;
/** „Wartości uwzględniają mnożną 40”; impulses are of the meter's lamp. */
const isMultiplied = /uwzgledni|pomnozon|przemnozon|\bimp/;
/** A number further on is of something else. */
const numberWithin = 60;

/** What readings of a meter on transformers are multiplied by, where a line around the table says it and it is not 1. */
function multiplierAround({preamble, below}: Head): string | null {
  for (const {cells} of [...preamble, ...below]) {
    const line = foldPolish(cells.filter((cell) => cell !== '').join(' '));
    const after = line.split(multiplierWord)[1]?.slice(0, numberWithin) ?? '';
    const found = /\d[\d.,/ ]*/.exec(after)?.[0].trim();
    if (
      found !== undefined &&
      !/^1(?:[.,]0+)?(?: ?\/ ?1)?$/.test(found) &&
      !isMultiplied.test(line)
    ) {
      return found;
    }
  }
  return null;
}

/** The same in a heading: „Pobór [kWh] x40”. */
function multiplierIn({headers}: Head): string | null {
  const found = headers.flatMap((header) => {
    const [, factor] = /(?:^|[\s\])])[x×*] ?(\d{1,6})$/i.exec(header.trim()) ?? [];
    return factor !== undefined && factor !== '1' && registerOf(header) !== null ? [factor] : [];
  });
  return found[0] ?? null;
}
