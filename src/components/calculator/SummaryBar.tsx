import type {ReactNode} from 'react';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {CalculationReport} from '@site/src/domain/cooperative/report';
import styles from './styles.module.css';

interface Props {
  readonly report: CalculationReport | null;
  /** False while a field is empty: the answer is then an older one. */
  readonly isCurrent: boolean;
}

/** The answer in a few words, held at the bottom of a small screen while the fields are changed. */
export default function SummaryBar({report, isCurrent}: Props): ReactNode {
  if (report === null || !isCurrent) {
    return null;
  }
  const {totals} = report.settlement;
  const saving = (((totals.alone - totals.inCooperative) / 100) * 8760) / report.axis.hours;
  return (
    <div className={`${styles.bar} noPrint`}>
      <p>
        Rachunki {saving >= 0 ? 'niższe' : 'wyższe'} o około{' '}
        <strong>{formatZloty(Math.abs(saving))}</strong> rocznie
      </p>
      <a href={`#${resultId}`} onClick={showResult}>
        Zobacz wynik
      </a>
    </div>
  );
}

/** Id of the result, where the bar leads. */
export const resultId = 'wynik';

/** Moves to the result. The fragment of the address keeps the state, so no link takes its place. */
export function showResult(event: {preventDefault: () => void}): void {
  event.preventDefault();
  const result = document.getElementById(resultId);
  // A browser puts the middle of what gets the focus into view, and the result is long.
  result?.focus({preventScroll: true});
  result?.scrollIntoView();
}
