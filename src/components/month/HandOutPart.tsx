import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {today} from '@site/src/browser/device/today';
import {saveFile} from '@site/src/browser/device/saveFile';
import type {MonthState} from '@site/src/browser/month/monthState';
import {exactText, toCsv} from '@cooperative/polish';
import {
  booksRows,
  changeRows,
  changesOf,
  correctionAssumption,
  correctionLetter,
  monthName,
  monthsToLookAt,
  nextMonthFile,
  provisionalText,
  type SettledMonth,
  type Task,
  writeMonth,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import BoardYear from './BoardYear';
import Part from './Part';
import EmailText from './EmailText';
import LetterView from './LetterView';
import StatementButtons from './StatementButtons';
import YearReport from './YearReport';
import styles from './styles.module.css';

interface Props {
  readonly task: Task;
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  /** What the seller's statements say. */
  readonly typed: MonthState['typed'];
}

/** What leaves the page: statements, the table for the books, the file of the month, numbers of the yearly report. */
export default function HandOutPart({task, input, months, typed}: Props): ReactNode {
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const handed = chosen === null ? months : months.filter(({month: own}) => own === chosen);
  const changes = changesOf(input, handed);
  const provisional = provisionalText(handed);
  const letter = correctionLetter({
    input,
    day: today(),
    format: exactText,
    months: handed,
    typed,
  });
  const [first] = handed;
  const last = handed.at(-1);
  const span =
    first && last ? [...new Set([writeMonth(first.month), writeMonth(last.month)])].join('--') : '';
  return (
    <Part task={task}>
      {months.length > 1 && (
        <SelectField
          id="wydaj-miesiac"
          label="Miesiące w zestawieniach i tabeli"
          options={[
            {value: null, label: 'wszystkie'},
            ...months.map(({month: own}) => ({value: own, label: monthName(own)})),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {provisional !== null && <p className={styles.warning}>{provisional}</p>}
      <ButtonRow>
        <StatementButtons input={input} months={handed} span={span} onFailure={setSaid} />
        <Button
          onClick={() => {
            const rows = booksRows(input, handed, exactText);
            saveFile(`ksiegowosc-${span}.csv`, toCsv(rows), 'text/csv');
          }}>
          Tabela do księgowości (CSV)
        </Button>
        {months.some(({isOpen}) => !isOpen) && (
          <Button
            onClick={() => {
              const {settledTo = '', ...file} = nextMonthFile(input, months, today());
              saveFile(
                `spoldzielnia-${settledTo}.json`,
                JSON.stringify({...file, settledTo}, null, 2),
                'application/json',
              );
            }}>
            Plik miesiąca na następny raz
          </Button>
        )}
        {changes.length > 0 && (
          <Button
            onClick={() => {
              saveFile(
                `co-sie-zmienilo-${span}.csv`,
                toCsv(changeRows(changes, exactText)),
                'text/csv',
              );
            }}>
            Co się zmieniło (CSV)
          </Button>
        )}
      </ButtonRow>
      <p role="status">{said}</p>
      {changes.length > 0 && <p>{correctionAssumption}</p>}
      {letter && (
        <details>
          <summary>Pismo do sprzedawcy o korekcie danych</summary>
          <LetterView sheet={letter} name={`korekta-danych-${span}`} label="Pobierz pismo (DOCX)" />
        </details>
      )}
      <ul>
        {monthsToLookAt(input, months, today()).map(({month, message}) => (
          <li key={month}>{message}</li>
        ))}
      </ul>
      <EmailText input={input} months={handed} />
      <BoardYear input={input} months={months} />
      <YearReport months={months} />
    </Part>
  );
}
