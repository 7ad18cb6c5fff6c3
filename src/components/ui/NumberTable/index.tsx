import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';

/** The name of a column, and its text in a row. */
export type NumberColumn<Row> = readonly [name: string, textOf: (row: Row) => string];

interface Props<Row> {
  readonly label: string;
  /** A phone shows every row as a card. */
  readonly asCards?: boolean;
  /** What the rows are of, and the heading of each. */
  readonly first: readonly [name: string, headingOf: (row: Row) => ReactNode];
  readonly columns: readonly NumberColumn<Row>[];
  /** Names of columns that hold words instead. */
  readonly words?: readonly string[];
  readonly rows: readonly Row[];
  /** What tells a row from the others. */
  readonly keyOf: (row: Row) => string | number;
  /** Under all rows: what they are called together, and the sum of each column. */
  readonly total?: readonly string[] | undefined;
}

/** A table of numbers, each with its unit: a heading, then the same columns in every row. */
export default function NumberTable<Row>({
  label,
  asCards = true,
  first: [rowName, headingOf],
  columns,
  words = [],
  rows,
  keyOf,
  total,
}: Props<Row>): ReactNode {
  const lookOf = (name: string): string | undefined =>
    words.includes(name) ? undefined : 'number';
  return (
    <Table aria-label={label} asCards={asCards}>
      <thead>
        <tr>
          <th scope="col">{rowName}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className={lookOf(name)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{headingOf(row)}</th>
            {columns.map(([name, textOf]) => (
              <td key={name} data-label={name} className={lookOf(name)}>
                {textOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            {columns.map(([name], index) => (
              <td key={name} data-label={name} className={lookOf(name)}>
                {total[index + 1]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

/** Columns of rows that are texts already, the first of them the heading; `empty` stands for none. */
export function textColumns(
  [, ...names]: readonly string[],
  empty = '–',
): readonly NumberColumn<readonly string[]>[] {
  return names.map((name, index) => [
    name,
    ({[index + 1]: text = ''}) => (text === '' ? empty : text),
  ]);
}
