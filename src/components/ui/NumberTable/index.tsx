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
  readonly rows: readonly Row[];
  /** What tells a row from the others. */
  readonly keyOf: (row: Row) => string | number;
  /** The sum of each column, under all rows. */
  readonly total?: readonly string[];
}

/** A table of numbers, each with its unit: a heading, then the same columns in every row. */
export default function NumberTable<Row>({
  label,
  asCards = true,
  first: [rowName, headingOf],
  columns,
  rows,
  keyOf,
  total,
}: Props<Row>): ReactNode {
  return (
    <Table aria-label={label} asCards={asCards}>
      <thead>
        <tr>
          <th scope="col">{rowName}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className="number">
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
              <td key={name} data-label={name} className="number">
                {textOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">Razem</th>
            {columns.map(([name], index) => (
              <td key={name} data-label={name} className="number">
                {total[index]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
