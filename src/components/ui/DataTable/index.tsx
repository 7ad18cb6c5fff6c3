import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import LateDetails from '@site/src/components/ui/LateDetails';
import Table from '@site/src/components/ui/Table';
import {toCsv} from '@cooperative/polish';
import {saveFile} from '@site/src/browser/device/saveFile';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  readonly fileName: string;
  readonly columns: readonly string[];
  /** Cells as shown; the first in a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A longer table is rendered only when it is opened; until then it would just slow the page down. */
const mostWhileFolded = 100;

/** A matrix of hours would make cards too long to read. */
const mostOnCard = 13;

/** So many rows tell what a column holds; a year of hours is not read for it. */
const tellingRows = 12;

/** Whether most of what stands in a column are numbers, which stand below each other by their ends. */
function holdsNumbers(rows: Props['rows'], column: number): boolean {
  const told = rows.slice(0, tellingRows);
  const numbers = told.filter((row) => /^[-−–]?\d[\d\s]*(,\d+)?$/.test(row[column] ?? ''));
  return 2 * numbers.length > told.length;
}

/** The numbers behind a picture, folded away, with the same numbers as a CSV file. */
export default function DataTable({caption, fileName, columns, rows}: Props): ReactNode {
  const looks = columns.map((_, index) =>
    index > 0 && holdsNumbers(rows, index) ? 'number' : undefined,
  );
  const download = (): void => saveFile(fileName, toCsv([columns, ...rows]), 'text/csv');
  return (
    <LateDetails
      className={styles.details}
      isMade={rows.length <= mostWhileFolded}
      summary={
        <summary className={styles.summary}>
          <span className={styles.whenClosed}>Pokaż dane w tabeli</span>
          <span className={styles.whenOpen}>Ukryj tabelę</span>
        </summary>
      }>
      <Table aria-label={caption} asCards={columns.length <= mostOnCard}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={looks[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={index} data-label={columns[index + 1]} className={looks[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="needsScript noPrint" data-takes="">
        <Button look="plain" onClick={download}>
          <Icon name="download" />
          Pobierz CSV
        </Button>
      </div>
    </LateDetails>
  );
}
