import type {ReactNode} from 'react';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';
import styles from './styles.module.css';
import {amountText} from './words';

/** What most calculations begin with, by their ids. */
export const leadingNumbers: readonly SiteNumber['id'][] = [
  'czesc-energii-oddanej-ktora-mozna-odebrac',
  'waznosc-zapasu-w-sieci-po-miesiacu-wprowadzenia',
  'pokrycie-potrzeb-w-ciagu-roku-co-najmniej',
  'laczna-moc-elektryczna-najwyzej',
];

interface Props {
  readonly numbers: readonly SiteNumber[];
}

/** Four numbers large enough to be remembered; each leads to its row. */
export default function LeadingNumbers({numbers}: Props): ReactNode {
  return (
    <ul className={styles.leading}>
      {numbers
        .filter(({id}) => leadingNumbers.includes(id))
        .map((number) => (
          <li key={number.id}>
            <a href={`#${number.id}`}>
              <strong>{amountText(number)}</strong>
              {number.name}
            </a>
          </li>
        ))}
    </ul>
  );
}
