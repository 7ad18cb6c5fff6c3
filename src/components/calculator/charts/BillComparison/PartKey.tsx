import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import {amountOf, letterOf, totalOf, type ComparedBill} from './columns';
import {partMark} from './parts';
import styles from './styles.module.css';

interface Props {
  readonly bills: readonly ComparedBill[];
  readonly names: readonly string[];
  /** Id of the picture's hatches. */
  readonly hatches: string;
}

/** Which bill is which, and what each part costs in each bill. */
export default function PartKey({bills, names, hatches}: Props): ReactNode {
  return (
    <div className={styles.key}>
      <ul className={styles.bills}>
        {bills.map((bill, index) => (
          <li key={index}>
            <strong>{letterOf(index)}</strong> {bill.name}:{' '}
            <strong>{formatZloty(totalOf(bill))}</strong>
          </li>
        ))}
      </ul>
      <ol className={styles.parts}>
        {names.map((name, index) => (
          <li key={name}>
            <svg className={styles.sample} width="28" height="22" aria-hidden="true">
              <Mark {...partMark(index + 1, hatches)} x={1} y={1} width={26} height={20} />
            </svg>
            <span>
              {name}
              <span className={styles.amounts}>
                {bills.map((bill, at) => (
                  <span key={at}>
                    {letterOf(at)} {formatZloty(amountOf(bill, name))}
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
