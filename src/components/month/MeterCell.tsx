import {useState, type ReactNode} from 'react';
import Select from '@site/src/components/ui/controls/Select';
import {limits} from '@cooperative/settlement/description';
import type {Point} from '@cooperative/settlement/record';
import {readNumber} from '@cooperative/polish';
import TextCell from './TextCell';
import {useWrongField} from './wrongFields';
import styles from './styles.module.css';

interface Props {
  readonly point: Point;
  /** What the fixed fee of its rates is charged by. */
  readonly by: 'orderedKw' | 'phases' | null;
  /** Whether its capacity fee has steps by the year's use. */
  readonly isByYear: boolean;
  /** Whether its subscription fee is by the billing period. */
  readonly isByPeriod: boolean;
  readonly onChange: (next: Point) => void;
}

/** What the fixed fees of a point are charged by: the ordered power or the phases, and the use of a year. */
export default function MeterCell({point, by, isByYear, isByPeriod, onChange}: Props): ReactNode {
  const {id, orderedKw, annualKwh, phases, billingMonths} = point;
  return (
    <>
      {by === 'phases' && (
        <Select
          className={styles.select}
          aria-label={`Fazy licznika: ${id}`}
          value={String(phases ?? '')}
          options={[
            {value: '', label: 'fazy: nie podano'},
            {value: '1', label: '1 faza'},
            {value: '3', label: '3 fazy'},
          ]}
          onChange={(next) => {
            onChange({...point, phases: next === '' ? undefined : next === '1' ? 1 : 3});
          }}
        />
      )}
      {isByPeriod && (
        <Select
          className={styles.select}
          aria-label={`Okres rozliczeniowy: ${id}`}
          value={billingMonths ?? null}
          options={[
            {value: null, label: 'rachunek: nie podano'},
            {value: 1, label: 'rachunek co miesiąc'},
            {value: 2, label: 'co 2 miesiące'},
            {value: 6, label: 'co 6 miesięcy'},
            {value: 12, label: 'raz w roku'},
          ]}
          onChange={(next) => onChange({...point, billingMonths: next ?? undefined})}
        />
      )}
      {by === 'orderedKw' && (
        <NumberCell
          label={`Moc umowna w kW: ${id}`}
          unit="kW mocy"
          max={limits.kw}
          value={orderedKw}
          onChange={(next) => onChange({...point, orderedKw: next})}
        />
      )}
      {isByYear && (
        <NumberCell
          label={`Zużycie z ostatniego roku w kWh: ${id}`}
          unit="kWh w roku"
          max={limits.annualKwh}
          value={annualKwh}
          onChange={(next) => onChange({...point, annualKwh: next})}
        />
      )}
      {by === null && !isByYear && !isByPeriod && '–'}
    </>
  );
}

/** A number that is left out while the field is empty or holds none. */
function NumberCell({
  label,
  unit,
  max,
  value,
  onChange,
}: {
  readonly label: string;
  readonly unit: string;
  readonly max: number;
  readonly value: number | undefined;
  readonly onChange: (next: number | undefined) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => readNumber(text, {min: 0, max});
  const isNumber = typed === undefined || ['number', 'empty'].includes(read(typed).kind);
  useWrongField(!isNumber, label);
  return (
    <div className={styles.amount}>
      <TextCell
        label={label}
        value={typed ?? (value === undefined ? '' : String(value).replace('.', ','))}
        onChange={(text) => {
          setTyped(text);
          const next = read(text);
          onChange(next.kind === 'number' ? next.value : undefined);
        }}
      />
      {isNumber ? unit : `wpisz liczbę: ${unit}`}
    </div>
  );
}
