import type {ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import type {Verdict} from '@site/src/domain/settlement/law/verdict';
import Law from '../Law';
import styles from '../styles.module.css';
import type {Settled} from '../types';

const looks: Readonly<Record<Verdict['status'], {name: string; icon: IconName}>> = {
  met: {name: 'Spełniony', icon: 'check'},
  notMet: {name: 'Niespełniony', icon: 'close'},
  information: {name: 'Informacja', icon: 'info'},
  unknown: {name: 'Brak danych', icon: 'lucide:minus'},
};

/** In the order a reader needs them. */
const order: readonly Verdict['status'][] = ['notMet', 'unknown', 'met', 'information'];

/** The legal conditions, each with its verdict, its source and how certain that is. */
export default function ConditionsMet({settled}: {readonly settled: Settled}): ReactNode {
  const sorted = settled.report.conditions
    .slice()
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <section aria-labelledby="wynik-warunki">
      <h3 id="wynik-warunki">Warunki z ustawy</h3>
      <ul className={styles.conditions}>
        {sorted.map(({id, status, text, source}) => (
          <li key={id} data-status={status}>
            <p className={styles.verdict}>
              <Icon name={looks[status].icon} />
              {looks[status].name}
            </p>
            <p>{text}</p>
            <Law source={source} />
          </li>
        ))}
      </ul>
      <p className="meta">
        To nie jest porada prawna. Przed decyzją sprawdź przepisy z prawnikiem.
      </p>
    </section>
  );
}
