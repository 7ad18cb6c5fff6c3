import type {ReactNode} from 'react';
import {useAnyInView} from '@site/src/browser/device/useAnyInView';
import type {Answer} from '@cooperative/settlement/answer';
import {capitalized} from '@cooperative/polish';
import {addedText, mayNotAct} from '@site/src/domain/calculator/answer/answer';
import {whenText} from '@site/src/domain/calculator/answer/when';
import {resultId, showStart} from './shared/reveal';
import styles from './styles.module.css';

interface Props {
  /** The answer; null while there is none, and until the visitor has said anything. */
  readonly answer: Pick<Answer, 'obstacles' | 'decision' | 'axis'> | null;
  /** The answer is to earlier data. */
  readonly isOld: boolean;
}

/**
 * The range in a few words, pinned to the bottom of the screen while the fields are edited. Where the answer itself is in
 * view, it would only cover what is below it.
 */
export default function SummaryBar({answer, isOld}: Props): ReactNode {
  const isNeedless = useAnyInView(`#${resultId} [data-tells]`, answer !== null);
  if (answer === null) {
    return null;
  }
  const {axis, decision} = answer;
  const {yearly} = decision.changes.step;
  const [obstacle] = answer.obstacles;
  const {does, amount} = addedText(yearly);
  return (
    <div
      className={`${styles.bar} needsScript noPrint`}
      data-answer
      data-needless={isNeedless || undefined}>
      {isOld ? (
        <p>Wynik jest sprzed zmiany.</p>
      ) : obstacle ? (
        <p>
          {mayNotAct}: <strong>{obstacle.text}</strong>
        </p>
      ) : yearly.full === null ? (
        // One number first and a range after it would be two answers.
        <p>Przedział nie jest jeszcze policzony.</p>
      ) : (
        <p>
          {capitalized(whenText(axis))} {does} spółdzielnia: <strong>{amount}</strong>
        </p>
      )}
      <a href={`#${resultId}`} onClick={showResult}>
        {isOld ? 'Zobacz dlaczego' : 'Zobacz wynik'}
      </a>
    </div>
  );
}

/** Moves to the result. It is not done by a link, as the fragment of the address holds the state. */
export function showResult(event: {preventDefault: () => void}): void {
  event.preventDefault();
  showStart(resultId);
}
