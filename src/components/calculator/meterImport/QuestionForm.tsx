import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {SelectOption} from '@site/src/components/ui/controls/Select';
import SelectField from '@site/src/components/ui/controls/SelectField';
import Notice from '@site/src/components/ui/Notice';
import Table from '@site/src/components/ui/Table';
import type {ColumnMapping, Question, ShortAnswer, TableHead} from '@cooperative/meter-files';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly fileName: string;
  readonly question: Question;
  /** Whether the question was answered, and something else is wrong. */
  readonly isAnswered?: boolean;
  /** What was named before, to be put right. */
  readonly known?: ColumnMapping | undefined;
  /** The file may be of many points of delivery, each row with its number. */
  readonly asksMeter?: boolean;
  readonly onAnswer: (said: ColumnMapping | ShortAnswer) => void;
}

const none: SelectOption<number | null> = {value: null, label: 'Nie ma takiej kolumny'};
const meanings: readonly SelectOption<ColumnMapping['labels']>[] = [
  {value: 'end', label: 'koniec: 1:00 to 0:00–1:00'},
  {value: 'start', label: 'początek: 0:00 to 0:00–1:00'},
];
const units: readonly SelectOption<ColumnMapping['unit']>[] = [
  {value: 'kWh', label: 'kWh'},
  {value: 'MWh', label: 'MWh'},
  {value: 'Wh', label: 'Wh'},
  {value: 'kW', label: 'kW (średnia moc)'},
  {value: 'W', label: 'W (średnia moc)'},
];
const decimals: readonly SelectOption<ColumnMapping['decimal']>[] = [
  {value: ',', label: 'przecinek: 1,25'},
  {value: '.', label: 'kropka: 1.25'},
];

/** Asks the visitor what a file does not say; another question begins anew. */
export default function QuestionForm(props: Props): ReactNode {
  return <Form key={props.question.asks} {...props} />;
}

/** Only the unit or what the hours mean, or all columns of a table that was not recognised. */
function Form({
  id,
  fileName,
  question: {asks, reason, head, guess},
  isAnswered = false,
  known,
  asksMeter = false,
  onAnswer,
}: Props): ReactNode {
  const isShort = asks === 'unit' || asks === 'labels';
  const [mapping, setMapping] = useState<ColumnMapping>({
    meter: null,
    time: 0,
    hour: null,
    labels: 'end',
    withdrawn: head.headers.length > 1 ? 1 : null,
    injected: head.headers.length > 2 ? 2 : null,
    generation: null,
    unit: 'kWh',
    decimal: head.rows.some((row) => row.some((cell) => /^\d*\.\d+$/.test(cell))) ? '.' : ',',
    ...(isShort ? {} : (known ?? guess)),
  });
  const [error, setError] = useState<string>();
  const columns = head.headers.map((label, value) => ({value, label}));
  const choice = <Key extends keyof ColumnMapping>(
    key: Key,
    label: string,
    options: readonly SelectOption<ColumnMapping[Key]>[],
    problem?: string,
  ): ReactNode => (
    <SelectField
      id={`${id}-${key}`}
      label={label}
      options={options}
      value={mapping[key]}
      error={problem}
      onChange={(value) => {
        setMapping({...mapping, [key]: value});
        setError(undefined);
      }}
    />
  );
  const unit = choice('unit', 'Jednostka', units);
  const labels = choice('labels', 'Godzina oznacza', meanings);
  const submit = (): void => {
    const {withdrawn, injected, generation = null} = mapping;
    const chosen = [withdrawn, injected, generation].filter((column) => column !== null);
    if (isShort) {
      onAnswer({[asks]: mapping[asks]});
    } else if (chosen.length === 0) {
      setError('Wskaż kolumnę z energią pobraną albo oddaną.');
    } else if (new Set(chosen).size < chosen.length) {
      setError('Wskaż dwie różne kolumny albo tylko jedną.');
    } else {
      onAnswer(mapping);
    }
  };
  const {name, ask, fields, press} = isShort
    ? {
        name: 'Pytanie o plik',
        ask: 'Wskaż to.',
        fields: asks === 'unit' ? unit : labels,
        press: 'Wczytaj plik',
      }
    : {
        name: 'Kolumny pliku',
        ask: 'Wskaż kolumny tego pliku.',
        fields: (
          <>
            {asksMeter && choice('meter', 'Numer punktu (PPE)', [none, ...columns])}
            {choice('time', 'Data i godzina', columns)}
            {choice('hour', 'Godzina w osobnej kolumnie', [none, ...columns])}
            {labels}
            {choice('withdrawn', 'Energia pobrana', [none, ...columns], error)}
            {choice('injected', 'Energia oddana', [none, ...columns])}
            {choice('generation', 'Produkcja za licznikiem', [none, ...columns])}
            {unit}
            {choice('decimal', 'Znak dziesiętny', decimals)}
          </>
        ),
        press: 'Wczytaj te kolumny',
      };
  return (
    <form
      className={styles.mapping}
      aria-label={`${name} ${fileName}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}>
      <Notice kind="info" title={fileName}>
        <p role="status">{`${isAnswered ? '' : reason} ${ask}`.trim()}</p>
      </Notice>
      <FirstRows fileName={fileName} head={head} />
      <div className={styles.fields}>{fields}</div>
      <Button type="submit">{press}</Button>
    </form>
  );
}

function FirstRows({
  fileName,
  head,
}: {
  readonly fileName: string;
  readonly head: TableHead;
}): ReactNode {
  return (
    <Table aria-label={`Początek pliku ${fileName}`}>
      <thead>
        <tr>
          {head.headers.map((header, column) => (
            <th key={column} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {head.rows.map((row, index) => (
          <tr key={index}>
            {head.headers.map((_, column) => (
              <td key={column}>{row[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
