import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {Answer} from '@cooperative/settlement/answer';
import {capitalized} from '@cooperative/polish';
import type {Mend, Mending} from '@site/src/domain/calculator/answer/mends';
import styles from './AnswerCard.module.css';

const MendButton = lazyPart(() => import('./MendButton'), {
  message: 'Nie udało się wczytać przycisku, który to zmienia.',
});

interface Props {
  readonly answer: Answer;
  readonly mending: Mending;
  readonly onMend: (mend: Mend) => void;
}

/** What the law asks of this cooperative and it has not, each with what mends it. */
export default function Refusal({answer, mending, onMend}: Props): ReactNode {
  const {conditions, obstacles} = answer;
  return (
    <div className={styles.changes}>
      <h4>Czego brakuje</h4>
      <ul>
        {obstacles.map((obstacle, index) => (
          <li key={obstacle.id}>
            <span>
              {obstacles.length > 1 && <strong>{capitalized(obstacle.text)}</strong>}
              {conditions.find(({id}) => id === obstacle.id)?.text}
            </span>
            <MendButton
              obstacle={obstacle}
              answer={answer}
              onMend={onMend}
              isFirst={index === 0}
              {...mending}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
