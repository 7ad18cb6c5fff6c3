import type {ReactNode} from 'react';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import {addedByCooperative, costLevels} from '@site/src/domain/cooperative/levels';
import type {CalculationReport} from '@site/src/domain/cooperative/report';
import styles from './styles.module.css';

interface Props {
  readonly report: CalculationReport | null;
  /** What the report is about. */
  readonly input: CooperativeInput | null;
  /** False while a field is empty: the answer is then an older one. */
  readonly isCurrent: boolean;
}

/** The answer in a few words, pinned to the bottom of a small screen while the fields are edited. */
export default function SummaryBar({report, input, isCurrent}: Props): ReactNode {
  if (report === null || input === null || !isCurrent) {
    return null;
  }
  const [obstacle] = report.obstacles;
  const added = addedByCooperative(costLevels(report, input));
  return (
    <div className={`${styles.bar} noPrint`}>
      {obstacle ? (
        <p>
          Nie może działać: <strong>{obstacle.text}</strong>
        </p>
      ) : (
        <p>
          Spółdzielnia {added >= 0 ? 'oszczędza' : 'kosztuje'} dodatkowo około{' '}
          <strong>{formatZloty(Math.abs(added))}</strong> rocznie
        </p>
      )}
      <a href={`#${resultId}`} onClick={showResult}>
        Zobacz wynik
      </a>
    </div>
  );
}

/** Id of the result, which the bar leads to. */
export const resultId = 'wynik';

/** Moves to the result. It is not done by a link, as the fragment of the address holds the state. */
export function showResult(event: {preventDefault: () => void}): void {
  event.preventDefault();
  const result = document.getElementById(resultId);
  // A browser scrolls the middle of the focused element into view, and the result is long.
  result?.focus({preventScroll: true});
  result?.scrollIntoView();
}
