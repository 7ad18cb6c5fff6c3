import {foldPolish} from '@cooperative/polish';
import type {Head} from './head';
import {registerOf} from './meaning';

export function doubtOfMultiplier(head: Head): string | null {
  const multiplier = multiplierAbove(head) ?? multiplierIn(head);
  return multiplier === null
    ? null
    : `Plik podaje mnożną ${multiplier}. Nie wiemy, czy energia jest już przez nią pomnożona. Jeśli nie jest, pomnóż ją w arkuszu; jeśli jest, wskaż kolumny, a wczytamy je tak, jak są.`;
}

/** What readings of a meter on transformers are multiplied by, where a line above the table says it and it is not 1. */
function multiplierAbove({preamble}: Head): string | null {
  for (const {cells} of preamble) {
    const [, found] =
      /^(?:mnozna|mnoznik|przekladnia|multiplier)\b[^\d]*(\d[\d.,/ ]*)/.exec(
        foldPolish(cells.filter((cell) => cell !== '').join(' ')).trim(),
      ) ?? [];
    if (found !== undefined && !/^1(?:[.,]0+)?$/.test(found.trim())) {
      return found.trim();
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
