import type {ReactNode} from 'react';
import {capitalized} from '@cooperative/polish';
import Table from '@site/src/components/ui/Table';
import {numbersBySource, type NumbersOfSource} from '@site/src/domain/calculator/numbersBySource';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';
import NumberRow from './NumberRow';
import styles from './styles.module.css';
import {checkedText, daysText} from './words';

interface Props {
  readonly label: string;
  readonly numbers: readonly SiteNumber[];
  /** Where they are cited from. */
  readonly site: string;
}

/** Numbers of one kind, under the sources that they share. */
export default function NumbersTable({label, numbers, site}: Props): ReactNode {
  const bySource = numbersBySource(numbers);
  return (
    <Table aria-label={label} className={styles.numbers}>
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
      {bySource === null ? (
        <tbody>
          {numbers.map((number) => (
            <NumberRow key={number.id} number={number} site={site} />
          ))}
        </tbody>
      ) : (
        bySource.map((group) => (
          <tbody key={group.numbers[0]?.id}>
            <tr className={styles.source}>
              <th scope="rowgroup" colSpan={5}>
                {sourceText(group)}
              </th>
            </tr>
            {group.numbers.map((number) => (
              <NumberRow key={number.id} number={number} provision={number.provision} site={site} />
            ))}
          </tbody>
        ))
      )}
    </Table>
  );
}

/** „Ustawa o rynku mocy, t.j. Dz.U. 2025 poz. 610; obowiązuje od 1.01.2026; stan na 2.12.2025” */
function sourceText(group: NumbersOfSource): string {
  const days = daysText(group);
  return [capitalized(group.source), days && `obowiązuje ${days}`, checkedText(group)]
    .filter(Boolean)
    .join('; ');
}
