import type {ReactNode} from 'react';
import {useAnyInView} from '@site/src/browser/device/useAnyInView';
import {addedSaving, type SavingRanges} from '@cooperative/settlement/cooperative/compare';
import {coversYear} from '@cooperative/polish/hourAxis';
import {addedText} from './results/answer/answer';
import type {Told} from './results/types';
import {showStart} from './shared/reveal';
import styles from './styles.module.css';

interface Props {
  /** The answer; null while there is none, and until the visitor has said anything. */
  readonly told: Pick<Told, 'report' | 'input'> | null;
  readonly ranges: SavingRanges | null;
  /** The answer is to earlier data. */
  readonly isOld: boolean;
}

/**
 * The range in a few words, pinned to the bottom of the screen while the fields are edited. Where the answer itself is in
 * view, it would only cover what is below it.
 */
export default function SummaryBar({told, ranges, isOld}: Props): ReactNode {
  const isNeedless = useAnyInView(`#${resultId} [data-tells]`, told !== null);
  if (told === null) {
    return null;
  }
  const {report, input} = told;
  const [obstacle] = report.obstacles;
  const added = addedSaving(report, ranges, input);
  const {does, amount} = addedText(added);
  return (
    <div
      className={`${styles.bar} needsScript noPrint`}
      data-answer
      data-needless={isNeedless || undefined}>
      {isOld ? (
        <p>Wynik jest sprzed zmiany.</p>
      ) : obstacle ? (
        <p>
          Nie może działać: <strong>{obstacle.text}</strong>
        </p>
      ) : added.low === null ? (
        // One number first and a range after it would be two answers.
        <p>Liczymy przedział…</p>
      ) : (
        <p>
          {coversYear(report.axis) ? 'Rocznie' : 'W czasie danych'} {does} spółdzielnia:{' '}
          <strong>{amount}</strong>
        </p>
      )}
      <a href={`#${resultId}`} onClick={showResult}>
        {isOld ? 'Zobacz dlaczego' : 'Zobacz wynik'}
      </a>
    </div>
  );
}

/** Id of the result, which the bar leads to. */
export const resultId = 'wynik';

/** Moves to the result. It is not done by a link, as the fragment of the address holds the state. */
export function showResult(event: {preventDefault: () => void}): void {
  event.preventDefault();
  showStart(resultId);
}
