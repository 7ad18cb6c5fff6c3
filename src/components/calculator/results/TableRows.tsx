import type {ReactNode} from 'react';
import {type Cell, formatNumber} from '@cooperative/polish';
import type {ResultTable} from '@site/src/domain/calculator/tables/tables';

interface Props {
  readonly table: ResultTable & {readonly foot?: ResultTable['rows']};
}

/** The headings and rows of a table whose rows have an order of their own, on paper and on the page. */
export default function TableRows({table: {columns, rows, foot}}: Props): ReactNode {
  const lines = (all: ResultTable['rows']): ReactNode =>
    all.map(([heading, ...cells]) => (
      <tr key={heading}>
        <th scope="row">{heading}</th>
        {cells.map((cell, index) => {
          const column = columns[index + 1];
          return (
            <td key={column?.label} data-label={column?.label}>
              {textOf(cell, column)}
            </td>
          );
        })}
      </tr>
    ));
  return (
    <>
      <thead>
        <tr>
          {columns.map(({label}) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{lines(rows)}</tbody>
      {foot && <tfoot>{lines(foot)}</tfoot>}
    </>
  );
}

function textOf(cell: Cell, column: ResultTable['columns'][number] | undefined): string {
  const {format = formatNumber, fractionDigits} = column ?? {};
  return typeof cell === 'number' ? format(cell, fractionDigits) : (cell ?? '–');
}
