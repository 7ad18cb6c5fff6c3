import type {ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import type {Verdict} from '@cooperative/settlement/law';
import Law from '../Law';
import styles from '../styles.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

const looks: Readonly<Record<Verdict['status'], {name: string; icon: IconName}>> = {
  met: {name: 'Spełniony', icon: 'check'},
  notMet: {name: 'Niespełniony', icon: 'close'},
  information: {name: 'Informacja', icon: 'info'},
  unknown: {name: 'Brak danych', icon: 'lucide:minus'},
};

/** The legal conditions, each with its verdict, its source and how certain that is: first those to do something about. */
export default function ConditionsMet({settled}: {readonly settled: Settled}): ReactNode {
  const having = (...statuses: readonly Verdict['status'][]): readonly Verdict[] =>
    statuses.flatMap((wanted) => settled.report.conditions.filter(({status}) => status === wanted));
  const settledOnes = having('met', 'information');
  return (
    <section aria-labelledby="wynik-warunki">
      <h3 id="wynik-warunki">Warunki z ustawy</h3>
      <Verdicts verdicts={having('notMet', 'unknown')} />
      {settledOnes.length > 0 && (
        <details className={styles.disclosure}>
          <summary>Spełnione i do wiadomości ({settledOnes.length})</summary>
          <Verdicts verdicts={settledOnes} />
        </details>
      )}
      <p className="meta">
        To nie jest porada prawna. Przed decyzją sprawdź przepisy z prawnikiem.
      </p>
    </section>
  );
}

function Verdicts({verdicts}: {readonly verdicts: readonly Verdict[]}): ReactNode {
  return (
    <ul className={styles.conditions}>
      {verdicts.map(({id, status, text, source}) => (
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
  );
}
