import type {ReactNode} from 'react';
import {formatNumber} from '@cooperative/polish';
import styles from './styles.module.css';

interface AxisLabel {
  readonly x: string;
  readonly text: number | string;
  /** Left out when the picture is narrow. */
  readonly isMinor?: boolean;
}

interface Props {
  /** The name of the picture: what it is and what it shows. */
  readonly label: string;
  readonly unit: string;
  /** Under the axis, on the left. */
  readonly xUnit?: string;
  /** Of the plot alone, in pixels; the labels of the axis come below it. */
  readonly height: number;
  readonly ticks: readonly number[];
  /** The text of a tick; by default the number itself. */
  readonly formatTick?: (tick: number) => string;
  readonly y: (value: number) => number;
  readonly xLabels: readonly AxisLabel[];
  readonly children: ReactNode;
}

/** The frame of a chart. Drawn at the real width (percent across, pixels up), so hatches and text are never scaled. */
export default function Plot({
  label,
  unit,
  xUnit,
  height,
  ticks,
  formatTick = formatNumber,
  y,
  xLabels,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.unit}>{unit}</span>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{insetBlockStart: y(tick)}}>
            {formatTick(tick)}
          </span>
        ))}
        {xUnit !== undefined && (
          <span className={styles.xUnit} style={{insetBlockStart: height + 10}}>
            {xUnit}
          </span>
        )}
      </div>
      <svg className={styles.plot} height={height + 30} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={styles.gridLine} />
        ))}
        {children}
        {xLabels.map(({x, text, isMinor}) => (
          <text
            key={x}
            className={styles.label}
            data-minor={isMinor}
            x={x}
            y={height + 22}
            textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
