import type {ReactNode} from 'react';
import {percentText} from '@site/src/components/calculator/shared/figures';
import {formatNumber} from '@site/src/site/format';
import {fieldId, useFieldError} from '../../shared/fields/fieldErrors';
import styles from '../full.module.css';

/** What the shares of a fixed key add up to. Errors of the key as a whole lead here. */
export default function SharesSum({
  shares,
}: {
  readonly shares: readonly (number | null)[];
}): ReactNode {
  const error = useFieldError('key.shares');
  const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0);
  const highest = Math.max(...shares.map((share) => share ?? 0));
  return (
    <div id={fieldId('key.shares')} tabIndex={-1}>
      <p>
        Suma udziałów: {formatNumber(sum, 2)}.
        {sum > 0 && ` Największy udział to ${percentText(highest / sum, 1)} całości.`}
      </p>
      {error !== undefined && <p className={styles.rowError}>{error}</p>}
    </div>
  );
}
