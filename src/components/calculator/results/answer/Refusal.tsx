import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import Notice from '@site/src/components/ui/Notice';
import type {ToldReport} from '@site/src/domain/cooperative/report';
import type {Mend, Mending} from './mends';
import styles from '../styles.module.css';

const MendButton = lazyPart(() => import('./MendButton'), {
  message: 'Nie udało się wczytać przycisku, który to zmienia.',
});

interface Props {
  readonly sentence: string;
  readonly report: ToldReport;
  readonly mending: Mending;
  readonly onMend: (mend: Mend) => void;
}

/** That this cooperative may not be, what is missing, and what mends it. */
export default function Refusal({sentence, report, mending, onMend}: Props): ReactNode {
  const {conditions, obstacles} = report;
  return (
    <Notice kind="error" title="Najpierw warunki ustawy">
      <p className={styles.sentence}>{sentence}</p>
      {obstacles.map((obstacle, index) => (
        <div key={obstacle.id} className={styles.obstacle}>
          <p>{conditions.find(({id}) => id === obstacle.id)?.text}</p>
          <MendButton
            obstacle={obstacle}
            report={report}
            onMend={onMend}
            isFirst={index === 0}
            {...mending}
          />
        </div>
      ))}
    </Notice>
  );
}
