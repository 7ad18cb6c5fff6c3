import type {ReactNode} from 'react';
import {useLabels} from '@site/src/components/ui/labels';
import {announcedPercent, progressPercent} from '@cooperative/polish';
import {progress} from '@site/src/site/behaviour';
import styles from './styles.module.css';

interface Props {
  /** What is under way. */
  readonly label: string;
  /** How far it is; `null` while that is unknown. */
  readonly value: number | null;
  readonly maximum?: number;
  /** Whether words beside it already say how far it is. */
  readonly isSaid?: boolean;
}

/** A progress bar with its percentage next to it. */
export default function Progress({
  label,
  value,
  maximum = progress.defaultMaximum,
  isSaid = false,
}: Props): ReactNode {
  const labels = useLabels();
  const percent = progressPercent(value, maximum);
  const announced = announcedPercent(percent ?? 0);
  return (
    <div className={styles.row}>
      <div
        role="progressbar"
        className={styles.bar}
        aria-label={label}
        // In whole percent, so that a value beyond the maximum is a full bar and not an error.
        aria-valuenow={percent ?? undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={percent === null ? undefined : labels.loaded(percent)}>
        <div className={styles.done} style={{width: `${percent ?? 0}%`}} />
      </div>
      {!isSaid && (
        <span className={styles.percent} aria-hidden="true">
          {percent !== null && `${percent}%`}
        </span>
      )}
      <span role="status" className="visuallyHidden">
        {announced > 0 && labels.loaded(announced)}
      </span>
    </div>
  );
}
