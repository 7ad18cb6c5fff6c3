import type {ReactNode} from 'react';
import styles from './Print.module.css';
import TableRows from '../TableRows';
import type {ResultTable} from '@site/src/domain/calculator/tables/tables';

interface Props {
  readonly caption: string;
  readonly table: ResultTable;
}

/** A table on paper: nothing to click, numbers aligned right. */
export default function PrintTable({caption, table}: Props): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <TableRows table={table} />
    </table>
  );
}
