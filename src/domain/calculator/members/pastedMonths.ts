import {inQuotes, parsePolishNumber} from '@cooperative/polish';

/** What was pasted into a field of a month. */
type PastedMonths =
  /** Left to the field itself. */
  | {readonly kind: 'oneNumber'}
  | {readonly kind: 'months'; readonly kwh: readonly number[]}
  /** Polish: what is wrong and what to do. */
  | {readonly kind: 'refused'; readonly message: string};

/** Reads twelve numbers as copied from a row or a column of a spreadsheet. */
export function readPastedMonths(text: string, max: number): PastedMonths {
  const cells = text.trim().split(/[\t\n\r;]+/);
  if (cells.length === 1) {
    return {kind: 'oneNumber'};
  }
  if (cells.length !== 12) {
    const message = `Wklej 12 liczb, po jednej na miesiąc. Znaleziono: ${cells.length}.`;
    return {kind: 'refused', message};
  }
  const kwh = cells.flatMap((cell) => parsePolishNumber(cell) ?? []);
  const wrong = cells.find((cell) => {
    const value = parsePolishNumber(cell);
    return value === null || value < 0 || value > max;
  });
  return wrong === undefined
    ? {kind: 'months', kwh}
    : {
        kind: 'refused',
        message: `${inQuotes(wrong.trim())} nie jest liczbą kWh. Popraw ją i wklej jeszcze raz.`,
      };
}
