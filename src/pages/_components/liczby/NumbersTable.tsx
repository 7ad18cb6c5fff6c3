import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';
import NumberRow from './NumberRow';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly numbers: readonly SiteNumber[];
  /** Where they are cited from. */
  readonly site: string;
}

/** Numbers of one kind; a phone shows each as a card. */
export default function NumbersTable({label, numbers, site}: Props): ReactNode {
  return (
    <Table aria-label={label} className={styles.numbers} asCards>
      <thead>
        <tr>
          <th scope="col">Nazwa</th>
          <th scope="col" className="number">
            Wartość
          </th>
          <th scope="col">Obowiązuje</th>
          <th scope="col">Źródło</th>
          <th scope="col">
            <span className="visuallyHidden">Cytowanie</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <NumberRow key={number.id} number={number} site={site} />
        ))}
      </tbody>
    </Table>
  );
}
