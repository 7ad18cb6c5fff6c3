import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {SelectOption} from '@site/src/components/ui/controls/Select';
import SelectField from '@site/src/components/ui/controls/SelectField';
import type {ColumnMapping, TableHead} from '@cooperative/meter-files';
import FileHead from './FileHead';
import {meanings, units} from './choices';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly fileName: string;
  /** Why the file was not understood; left out once its columns were named. */
  readonly reason: string | undefined;
  readonly head: TableHead;
  /** What was named before, or is understood, to be put right. */
  readonly known?: Partial<ColumnMapping> | undefined;
  /** The file may be of many points of delivery, each row with its number. */
  readonly asksMeter?: boolean | undefined;
  readonly onSubmit: (mapping: ColumnMapping) => void;
}

const none: SelectOption<number | null> = {value: null, label: 'Nie ma takiej kolumny'};
const decimals: readonly SelectOption<ColumnMapping['decimal']>[] = [
  {value: ',', label: 'przecinek: 1,25'},
  {value: '.', label: 'kropka: 1.25'},
];

/** The visitor names the columns of a table that was not recognised. */
export default function MappingForm({
  id,
  fileName,
  reason = '',
  head,
  known,
  asksMeter = false,
  onSubmit,
}: Props): ReactNode {
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
    ...known,
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
  const submit = (): void => {
    const {withdrawn, injected, generation = null} = mapping;
    const chosen = [withdrawn, injected, generation].filter((column) => column !== null);
    if (chosen.length === 0) {
      setError('Wskaż kolumnę z energią pobraną albo oddaną.');
    } else if (new Set(chosen).size < chosen.length) {
      setError('Wskaż dwie różne kolumny albo tylko jedną.');
    } else {
      onSubmit(mapping);
    }
  };
  return (
    <form
      className={styles.mapping}
      aria-label={`Kolumny pliku ${fileName}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}>
      <FileHead
        fileName={fileName}
        text={`${reason} Wskaż kolumny tego pliku.`.trim()}
        head={head}
      />
      <div className={styles.fields}>
        {asksMeter && choice('meter', 'Numer punktu (PPE)', [none, ...columns])}
        {choice('time', 'Data i godzina', columns)}
        {choice('hour', 'Godzina w osobnej kolumnie', [none, ...columns])}
        {choice('labels', 'Godzina oznacza', meanings)}
        {choice('withdrawn', 'Energia pobrana', [none, ...columns], error)}
        {choice('injected', 'Energia oddana', [none, ...columns])}
        {choice('generation', 'Produkcja za licznikiem', [none, ...columns])}
        {choice('unit', 'Jednostka', units)}
        {choice('decimal', 'Znak dziesiętny', decimals)}
      </div>
      <Button type="submit">Wczytaj te kolumny</Button>
    </form>
  );
}
