import {failed, ok, type FieldError, type Result} from '@cooperative/polish/result';
import {foldPolish} from '@cooperative/polish/text';
import {monthNames} from '@cooperative/polish/months';

/** What a column of the list says. */
type Month = `month ${number}`;
export type Column = 'name' | 'kind' | 'annual' | 'power' | 'share' | 'holder' | 'person' | Month;

export const monthOf = (index: number): Month => `month ${index}`;
export const months = monthNames.map((_, index) => monthOf(index));

/** The columns of a list without a header, in order. */
export const usualColumns: readonly Column[] = [
  'name',
  'kind',
  'annual',
  'power',
  'share',
  ...months,
];

/** What a word of the header means; the first that fits. */
const headerWords: readonly (readonly [RegExp, Column])[] = [
  [/^nazw/, 'name'],
  [/^profil/, 'kind'],
  [/^udzia/, 'share'],
  [/^nalezy|^czlonek/, 'holder'],
  [/^kim|^osoba/, 'person'],
  ...monthNames.map(
    ([short, long], index) =>
      [new RegExp(`^(?:${foldPolish(short)}|${foldPolish(long)})\\b`), monthOf(index)] as const,
  ),
  [/^moc|kwp/, 'power'],
  [/^zuzycie|kwh/, 'annual'],
];

/** The columns a header names; the words that name none are returned as errors. */
export function readHeader(cells: readonly string[]): Result<readonly (Column | null)[]> {
  const columns = cells.map((cell) => {
    const word = foldPolish(cell);
    return headerWords.find(([pattern]) => pattern.test(word))?.[1] ?? null;
  });
  const errors = cells.flatMap((cell, index): FieldError[] => {
    const column = columns[index] ?? null;
    const isTwice = column !== null && columns.indexOf(column) !== index;
    return cell === '' || (column !== null && !isTwice)
      ? []
      : [
          {
            field: 'wiersz 1',
            message: `Nagłówek: ${isTwice ? 'kolumna jest dwa razy' : 'nie znamy kolumny'} „${cell.slice(0, 40)}”. Użyj nazw: nazwa, profil, zużycie kWh, moc kWp, udział, należy do, kim jest, styczeń … grudzień.`,
          },
        ];
  });
  // A column without a heading is what it would be in a list without any.
  const length = Math.max(columns.length, usualColumns.length);
  const all = Array.from({length}, (_, index) => {
    const usual = usualColumns[index] ?? null;
    return columns[index] ?? (columns.includes(usual) ? null : usual);
  });
  return errors.length > 0 ? failed(errors) : ok(all);
}
