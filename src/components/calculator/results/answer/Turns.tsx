import {useEffect, useState, type ReactNode} from 'react';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import {Button} from '@site/src/components/ui/buttons/Button';
import {turnsOf, type Turn} from '@site/src/domain/calculator/turns';
import type {Answer} from '@cooperative/settlement/answer';
import type {Mend, Mending} from '@site/src/domain/calculator/answer/mends';
import {turnWords} from '@site/src/domain/calculator/answer/turnWords';
import styles from './AnswerCard.module.css';

interface Props {
  readonly answer: Answer;
  readonly mending: Mending;
  readonly compare: Calculation['compare'];
  readonly onMend: (mend: Pick<Mend, 'told' | 'description'>) => void;
}

/** Proposals under a loss, each settled with the rest as it is: what it changes, and a press that does it. */
export default function Turns({answer, mending, compare, onMend}: Props): ReactNode {
  const {input} = answer;
  const {description, dated} = mending;
  const [found, setFound] = useState<{
    readonly of: Answer['input'];
    readonly turns: readonly Turn[];
  }>();
  useEffect(() => {
    let isOver = false;
    void turnsOf({description, answer, dated}, async (other) =>
      isOver ? {ok: false, errors: []} : compare(other),
    ).then((turns) => {
      if (!isOver) {
        setFound({of: input, turns});
      }
    });
    return () => {
      isOver = true;
    };
  }, [description, answer, input, dated, compare]);
  if (found?.of !== input) {
    return <p aria-busy="true">Szukamy, co zmienia stratę w&nbsp;zysk…</p>;
  }
  const loss = answer.decision.changes.step.yearly.base;
  return (
    <div className={styles.changes}>
      <h4>Co zmienia stratę</h4>
      {found.turns.length === 0 ? (
        <p>
          Sprawdziliśmy mniejszą moc, więcej członków i&nbsp;wyższą cenę prądu: nic z&nbsp;tego
          wyraźnie nie zmniejsza straty.
        </p>
      ) : (
        <ul>
          {found.turns.map((turn) => {
            const {name, press, told} = turnWords(turn);
            return (
              <li key={turn.kind}>
                <span>
                  <strong>{name}</strong> wynik roku: {formatZloty(loss)} →{' '}
                  {formatZloty(turn.added)}
                </span>
                <Button
                  className={`${styles.ask} needsScript noPrint`}
                  onClick={() => onMend({told, description: turn.description})}>
                  {press}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
