import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {finite, formatZloty} from '@site/src/components/calculator/shared/numbers';
import BarRow from '../shared/BarRow';
import {markOf} from '../shared/looks';
import type {TornadoFactor} from './factors';
import styles from './styles.module.css';

interface Props {
  readonly factor: TornadoFactor;
  /** The saving of the usual year, and the ends of the longest bars, zł. */
  readonly base: number;
  readonly bottom: number;
  readonly top: number;
  readonly hatches: string;
}

/** One factor as a bar from the least to the most it may give; the line is the usual year. */
export default function FactorBar({factor, base, bottom, top, hatches}: Props): ReactNode {
  const {name, lowWhen, highWhen, low, high} = factor;
  const whole = Math.max(top - bottom, 1e-9);
  const part = (zl: number): number => finite(zl) - bottom;
  const x = (zl: number): string => asPercent(part(zl), whole);
  const width = (from: number, to: number): string => asPercent(Math.max(to - from, 0), whole);
  const ends = [
    lowWhen && `${lowWhen}: ${formatZloty(low)}`,
    highWhen && `${highWhen}: ${formatZloty(high)}`,
  ];
  return (
    <BarRow
      height={24}
      label={`${name}. ${ends.filter(Boolean).join('; ')}`}
      head={<strong>{name}</strong>}
      foot={ends.map((end, side) => (
        <span key={side}>{end}</span>
      ))}>
      <Mark {...markOf('expired', hatches)} x={x(low)} y={3} width={width(low, base)} height={18} />
      <Mark {...markOf('own', hatches)} x={x(base)} y={3} width={width(base, high)} height={18} />
      <line x1={x(base)} x2={x(base)} y2="24" className={styles.base} />
    </BarRow>
  );
}
