import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import Select from '@site/src/components/ui/controls/Select';
import AccountList from '@site/src/components/calculator/meterImport/AccountList';
import {statusCounts} from '@cooperative/meter-files';
import type {Part} from '@cooperative/settlement/month';
import type {Point} from '@cooperative/settlement/record';
import {formatNumber, writePolishDate} from '@cooperative/polish';
import {withPointOf} from '@site/src/browser/month/monthPoints';
import {withChoice} from '@site/src/browser/month/monthState';
import {useEdited} from './edited';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  /** Parts of the files, each with the names of its points, which have it on different days; empty if it has none yet. */
  readonly rows: readonly {readonly part: Part; readonly own: readonly string[]}[];
  readonly points: readonly Point[];
}

/** Ends of the choices beside the points; no point has such a name. */
const leaveOut = '\u0000pomin';
const makeNew = '\u0000nowy';

/** Files by rows, and of each the point that it is of, to be chosen. */
export default function FilesTable({name, rows, points}: Props): ReactNode {
  const {change} = useEdited();
  const choose = (part: Part, chosen: string): void => {
    change((before) =>
      chosen === makeNew
        ? withPointOf(before, part)
        : withChoice(before, part.key, chosen === leaveOut ? null : chosen),
    );
  };
  return (
    <Table aria-label={name} asCards>
      <thead>
        <tr>
          <th scope="col">Plik</th>
          <th scope="col">Numer w pliku</th>
          <th scope="col">Punkt</th>
          <th scope="col">Układ</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({part, own: [point = '', ...others]}) => (
          <tr key={part.key}>
            <th scope="row">
              {part.fileName}
              <span className={styles.readings}>{readingsText(part)}</span>
            </th>
            <td data-label="Numer w pliku">{part.ppe === '' ? 'brak' : part.ppe}</td>
            <td data-label="Punkt">
              <Select
                aria-label={`Punkt dla pliku ${part.key}`}
                className={styles.select}
                value={point}
                options={[
                  ...(point === '' ? [{value: '', label: 'Wybierz punkt'}] : []),
                  ...points.map(({id}) => ({value: id, label: id})),
                  {value: makeNew, label: 'Nowy punkt'},
                  {value: leaveOut, label: 'Pomiń'},
                ]}
                onChange={(chosen) => choose(part, chosen)}
              />
              {others.length > 0 && (
                <span className={styles.readings}>a w inne dni: {others.join(', ')}</span>
              )}
            </td>
            <td data-label="Układ">
              {part.draft.layout}
              <details>
                <summary aria-label={`Kolumny pliku ${part.key}`}>Kolumny</summary>
                <AccountList account={part.account} />
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** „dodany 28.11.2026, godziny zmierzone: 740, szacowane: 3, bez odczytu: 1” */
function readingsText({draft, arrived}: Part): string {
  const {measured, estimated, missing} = statusCounts(draft);
  return [
    ...(arrived === undefined ? [] : [`dodany ${writePolishDate(arrived)}`]),
    `godziny zmierzone: ${formatNumber(measured)}`,
    ...(estimated > 0 ? [`szacowane: ${formatNumber(estimated)}`] : []),
    ...(missing > 0 ? [`bez odczytu: ${formatNumber(missing)}`] : []),
  ].join(', ');
}
