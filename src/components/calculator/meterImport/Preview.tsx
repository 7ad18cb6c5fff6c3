import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import Notice from '@site/src/components/ui/Notice';
import Table from '@site/src/components/ui/Table';
import {
  type Account,
  doubtNote,
  formatMoment,
  type MeterFile,
  notesOf,
  oddHours,
  registerNames,
  summarise,
} from '@cooperative/meter-files';
import {formatNumber, hourMs} from '@cooperative/polish';
import AccountList from './AccountList';
import styles from './styles.module.css';

interface Props {
  readonly file: MeterFile;
  /** What was made of the columns of each file. */
  readonly accounts: readonly {readonly name: string; readonly account: Account}[];
  readonly member: string;
  readonly onConfirm: () => void;
}

/** At most this many hours are named; nobody would read more. */
const named = 24;

/** What was read, to be checked before it is used. */
export default function Preview({file, accounts, member, onConfirm}: Props): ReactNode {
  const {intervals, startMs, lastMs, sums, isAfterBalancing} = summarise(file);
  const doubt = doubtNote(file.doubtful);
  const energy = [
    ['Pobór przed bilansowaniem', sums.withdrawn],
    ['Oddanie przed bilansowaniem', sums.injected],
    ['Pobór po bilansowaniu', sums.withdrawnNet],
    ['Oddanie po bilansowaniu', sums.injectedNet],
    ['Produkcja za licznikiem', sums.generation],
  ] as const;
  const rows = [
    ['Pliki', file.fileNames.join(', ')],
    ['Układ pliku', file.layout],
    ['Okres', `od ${formatMoment(startMs)} do ${formatMoment(lastMs + hourMs)}`],
    ['Godziny z odczytem', formatNumber(intervals)],
    ['Godziny bez odczytu', formatNumber(file.gaps.length)],
    ['Godziny podane dwa razy', formatNumber(file.duplicates.length)],
    ...energy.flatMap(([name, sum]) =>
      sum === null ? [] : [[name, `${formatNumber(sum, 3)}\u00a0kWh`] as const],
    ),
  ] as const;
  return (
    <div className={styles.preview}>
      <p role="status" className="visuallyHidden">
        {`Wczytano: ${file.fileNames.join(', ')}. Sprawdź podsumowanie.`}
      </p>
      <Table aria-label={`Podsumowanie danych: ${member}`}>
        <caption className={styles.caption}>{`Wczytane dane: ${member}`}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {oddHours(file).map(({startMs: at, quantity, kwh, reason, hours}) => (
        <Notice key={`${quantity} ${at}`} kind="warning" title={`Sprawdź ${formatMoment(at)}`}>
          <p>
            {`W pliku jest tu ${formatNumber(kwh, 3)}\u00a0kWh (${registerNames[quantity]}), ale ${reason}.${hours > 1 ? ` Takich godzin: ${hours}.` : ''} Zapytaj operatora o ten odczyt.`}
          </p>
        </Notice>
      ))}
      {accounts.map(({name, account}) => (
        <details key={name} className={styles.hours}>
          <summary>{`Co wczytaliśmy z pliku ${name}`}</summary>
          <AccountList account={account} />
        </details>
      ))}
      <Hours title="Pokaż godziny bez odczytu" hours={file.gaps} />
      <Hours title="Pokaż godziny podane dwa razy" hours={file.duplicates} />
      {doubt !== null && (
        <p>
          {doubt} Sprawdź u operatora, która wartość jest dobra, i popraw w pliku tylko ten wiersz.
          Jeśli pliki są z różnych liczników, zaznacz to nad podsumowaniem.
        </p>
      )}
      {notesOf(file).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        {isAfterBalancing
          ? 'Do obliczeń weźmiemy energię po bilansowaniu, bo innej w pliku nie ma.'
          : 'Do obliczeń weźmiemy energię przed bilansowaniem.'}
        {file.gaps.length > 0 && ' Godzin bez odczytu nie uzupełniamy.'}
      </p>
      <Button look="primary" onClick={onConfirm}>
        <Icon name="check" />
        Użyj tych danych
      </Button>
    </div>
  );
}

interface HoursProps {
  readonly title: string;
  readonly hours: readonly number[];
}

function Hours({title, hours}: HoursProps): ReactNode {
  if (hours.length === 0) {
    return null;
  }
  return (
    <details className={styles.hours}>
      <summary>{title}</summary>
      <ul>
        {hours.slice(0, named).map((hour) => (
          <li key={hour}>{formatMoment(hour)}</li>
        ))}
      </ul>
      {hours.length > named && <p>{`I jeszcze ${formatNumber(hours.length - named)}.`}</p>}
    </details>
  );
}
