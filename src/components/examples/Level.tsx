import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Parts one after another, in the unit of the limit. */
  readonly parts: readonly number[];
  readonly limit: number;
}

/** Parts put together on one strip, with a line at the limit. What it shows stands in words beside it. */
export default function Level({parts, limit}: Props): ReactNode {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const whole = Math.max(total, limit) * 1.1;
  const percent = (part: number): string => `${Math.round((part / whole) * 1000) / 10}%`;
  const before = (index: number): number =>
    parts.slice(0, index).reduce((sum, part) => sum + part, 0);
  return (
    <svg className={styles.level} aria-hidden="true">
      {parts.map((part, index) => (
        <rect key={index} x={percent(before(index))} width={percent(part)} />
      ))}
      <line x1={percent(limit)} x2={percent(limit)} y1="0" y2="100%" />
    </svg>
  );
}
