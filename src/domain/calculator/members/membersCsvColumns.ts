import {failed, type FieldError, inQuotes, monthNames, ok, type Result} from '@cooperative/polish';
import {
  type ListColumn,
  listColumnOf,
  listExample,
  monthColumn,
  powerProblem,
  unitProblem,
} from '@cooperative/settlement/record';

/** The months of bills, in order. */
export const months = monthNames.map((_, index) => monthColumn(index));

/** The columns of a list without a header, in order. */
export const usualColumns: readonly ListColumn[] = [
  'name',
  'profile',
  'annualKwh',
  'panelKw',
  'share',
  ...months,
];

const known = (listExample.split('\n')[0] ?? '').replaceAll(';', ', ');

/** The columns a header names; the words that name none are returned as errors. */
export function readHeader(cells: readonly string[]): Result<readonly (ListColumn | null)[]> {
  const found = cells.map(listColumnOf);
  if (found.includes('power')) {
    return failed([{field: 'wiersz 1', message: powerProblem}]);
  }
  const unit = cells.flatMap((cell) => unitProblem(cell) ?? [])[0];
  if (unit !== undefined) {
    return failed([{field: 'wiersz 1', message: unit}]);
  }
  const columns = found.map((column) => (column === 'power' ? null : column));
  const errors = cells.flatMap((cell, index): FieldError[] => {
    const column = columns[index] ?? null;
    const isTwice = column !== null && columns.indexOf(column) !== index;
    return cell === '' || (column !== null && !isTwice)
      ? []
      : [
          {
            field: 'wiersz 1',
            message: `Nagłówek: ${isTwice ? 'kolumna jest dwa razy' : 'nie znamy kolumny'} ${inQuotes(cell)}. Użyj nazw: ${known}, udział, styczeń … grudzień.`,
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
