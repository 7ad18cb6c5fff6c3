import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly max: number;
  readonly value: number;
  /** The value as a screen reader says it. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** Chooses a column of the chart, from 0 to `max`; only where a script answers it. */
export default function Slider({label, max, value, valueText, onChange}: Props): ReactNode {
  return (
    <label className={`${styles.slider} needsScript noPrint`}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={max}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
