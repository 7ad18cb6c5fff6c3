export type Cell = string | number | null;

export interface SortOrder {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

/** Rows sorted by one column: numbers by value, words by the Polish alphabet, empty cells always last. */
export function sortRows<Row extends readonly Cell[]>(
  rows: readonly Row[],
  {column, direction}: SortOrder,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.slice().sort((first, second) => {
    const a = first[column] ?? null;
    const b = second[column] ?? null;
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * compare(a, b);
  });
}

/** The first press sorts in ascending order, the next one on the same column reverses it. */
export function nextOrder(current: SortOrder | null, column: number): SortOrder {
  const isSame = current?.column === column;
  return {
    column,
    direction: isSame && current.direction === 'ascending' ? 'descending' : 'ascending',
  };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'pl', {numeric: true});
}
