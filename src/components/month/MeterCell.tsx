import {useState, type ReactNode} from 'react';
import Select from '@site/src/components/ui/controls/Select';
import type {Point} from '@site/src/domain/month/schema';
import {readNumber} from '@site/src/domain/polish/number';
import TextCell from './TextCell';
import styles from './styles.module.css';

interface Props {
  readonly point: Point;
  /** What the fixed fee of its rates is charged by. */
  readonly by: 'orderedKw' | 'phases' | null;
  readonly onChange: (next: Point) => void;
}

const limits = {min: 0, max: 100_000};

/** The ordered power or the phases of a point, as its rates charge by one of them. */
export default function MeterCell({point, by, onChange}: Props): ReactNode {
  const {id, orderedKw, phases} = point;
  const [typed, setTyped] = useState<string>();
  const read = readNumber(typed ?? '', limits);
  if (by === 'phases') {
    return (
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
    );
  }
  return by === 'orderedKw' ? (
    <>
      <TextCell
        label={`Moc umowna w kW: ${id}`}
        value={typed ?? (orderedKw === undefined ? '' : String(orderedKw).replace('.', ','))}
        onChange={(text) => {
          setTyped(text);
          const next = readNumber(text, limits);
          onChange({...point, orderedKw: next.kind === 'number' ? next.value : undefined});
        }}
      />{' '}
      {read.kind === 'number' || read.kind === 'empty' ? 'kW' : 'wpisz liczbę kW, np. 40'}
    </>
  ) : (
    '–'
  );
}
