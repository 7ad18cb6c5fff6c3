import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/site/format';
import styles from './Print.module.css';
import type {ResultTable} from '../tables';

interface Props {
  readonly caption: string;
  readonly table: ResultTable;
}

/** A table on paper: nothing to click, numbers aligned right. */
export default function PrintTable({caption, table: {columns, rows}}: Props): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({label}) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.label}>
                {typeof cell === 'number'
                  ? (columns[index + 1]?.format ?? formatNumber)(cell)
                  : (cell ?? '–')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
