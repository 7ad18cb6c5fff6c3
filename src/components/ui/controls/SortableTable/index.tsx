import {useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLabels} from '@site/src/components/ui/labels';
import Paging from '@site/src/components/ui/controls/Paging';
import {usePages} from '@site/src/components/ui/controls/Paging/usePages';
import Select from '@site/src/components/ui/controls/Select';
import Table from '@site/src/components/ui/Table';
import {type Cell, formatNumber, nextOrder, type SortOrder, sortRows} from '@cooperative/polish';
import styles from './styles.module.css';

interface Column {
  readonly label: string;
  /** Digits after the comma; given for a column of numbers. */
  readonly fractionDigits?: number;
  /** How its numbers are written, where a count of digits is not enough. */
  readonly format?: (value: number) => string;
}

interface Props {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell in a row is its heading. */
  readonly rows: readonly (readonly Cell[])[];
  /** Sums under the rows, which sorting leaves in their place. */
  readonly foot?: readonly Cell[] | undefined;
  /** Longer tables are split into pages of this many rows. */
  readonly pageSize?: number;
}

const directions = ['ascending', 'descending'] as const;

/** An order as the value of an option, and back. */
const valueOf = ({column, direction}: SortOrder): string => `${column} ${direction}`;

function orderOf(value: string | null): SortOrder | null {
  const [column = '', direction] = value?.split(' ') ?? [];
  return direction === 'ascending' || direction === 'descending'
    ? {column: Number(column), direction}
    : null;
}

/**
 * Rows a visitor can sort by any column: by its heading, and on a phone, whose cards have no headings, by a list to choose
 * from. Without scripts they keep the given order.
 */
export default function SortableTable({
  caption,
  columns,
  rows,
  foot,
  pageSize = rows.length,
}: Props): ReactNode {
  const labels = useLabels();
  const [order, setOrder] = useState<SortOrder | null>(null);
  const sorted = useMemo(() => (order === null ? rows : sortRows(rows, order)), [order, rows]);
  const orders = [
    {value: null, label: labels.givenOrder},
    ...columns.flatMap(({label}, column) =>
      directions.map((direction) => ({
        value: valueOf({column, direction}),
        label: labels.inOrder(label, direction),
      })),
    ),
  ];
  const pages = usePages(rows.length, pageSize);
  const {first, end, setPage} = pages;
  return (
    <div className={styles.wrapper}>
      {rows.length > 1 && (
        <label className={`${styles.choice} needsScript noPrint`}>
          {labels.sorting}
          <Select
            options={orders}
            value={order && valueOf(order)}
            onChange={(chosen) => {
              setOrder(orderOf(chosen));
              setPage(0);
            }}
          />
        </label>
      )}
      <Table aria-label={caption} asCards>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({label, fractionDigits}, index) => (
              <th
                key={label}
                scope="col"
                abbr={label}
                className={clsx(fractionDigits !== undefined && styles.number)}
                aria-sort={order?.column === index ? order.direction : undefined}>
                {rows.length === 0 ? (
                  label
                ) : (
                  <button
                    type="button"
                    className={styles.sort}
                    aria-label={labels.sortBy(label)}
                    onClick={() => {
                      setOrder(nextOrder(order, index));
                      setPage(0);
                    }}>
                    {label}{' '}
                    <span className={`${styles.arrow} needsScript noPrint`} aria-hidden="true" />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(first, end).map((row) => (
            <tr key={String(row[0])}>
              <Cells columns={columns} row={row} />
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{labels.noData}</td>
            </tr>
          )}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <Cells columns={columns} row={foot} />
            </tr>
          </tfoot>
        )}
      </Table>
      <Paging pages={pages} count={rows.length} />
      <p role="status" className="visuallyHidden">
        {order &&
          labels.sorted(labels.inOrder(columns[order.column]?.label ?? '', order.direction))}
      </p>
    </div>
  );
}

function Cells({
  columns,
  row,
}: Pick<Props, 'columns'> & {readonly row: readonly Cell[]}): ReactNode {
  return row.map((cell, index) => {
    const column = columns[index] ?? {label: String(index)};
    const {label, fractionDigits, format = formatNumber} = column;
    const text = typeof cell === 'number' ? format(cell, fractionDigits) : cell;
    return index === 0 ? (
      <th key={label} scope="row" className={styles.rowHeading}>
        {text}
      </th>
    ) : (
      <td
        key={label}
        data-label={label}
        className={clsx(fractionDigits !== undefined && styles.number)}>
        {text ?? '–'}
      </td>
    );
  });
}
