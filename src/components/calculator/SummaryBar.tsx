import type {ReactNode} from 'react';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {CalculationReport} from '@site/src/domain/cooperative/report';
import {showStart} from './shared/reveal';
import styles from './styles.module.css';

interface Props {
  readonly report: CalculationReport | null;
  /** A field is empty or wrong, so the answer is an earlier one. */
  readonly isOld: boolean;
}

/** The answer in a few words, pinned to the bottom of a small screen while the fields are edited. */
export default function SummaryBar({report, isOld}: Props): ReactNode {
  if (report === null) {
    return null;
  }
  const {totals} = report.settlement;
  const saving = (((totals.alone - totals.inCooperative) / 100) * 8760) / report.axis.hours;
  return (
    <div className={`${styles.bar} noPrint`}>
      {isOld ? (
        <p>Wynik jest sprzed zmiany.</p>
      ) : (
        <p>
          Rachunki {saving >= 0 ? 'niższe' : 'wyższe'} o około{' '}
          <strong>{formatZloty(Math.abs(saving))}</strong> rocznie
        </p>
      )}
      <a href={`#${resultId}`} onClick={showResult}>
        {isOld ? 'Zobacz, co poprawić' : 'Zobacz wynik'}
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
