import type {ReactNode} from 'react';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import {addedByCooperative, costLevels} from '@site/src/domain/cooperative/levels';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import {useAnyInView} from '@site/src/browser/device/useAnyInView';
import type {ToldReport} from '@site/src/domain/cooperative/report';
import {showStart} from './shared/reveal';
import styles from './styles.module.css';

interface Props {
  readonly report: ToldReport | null;
  /** What the report is about. */
  readonly input: CooperativeInput | null;
  /** The answer is to earlier data. */
  readonly isOld: boolean;
}

/**
 * The answer in a few words, pinned to the bottom of the screen while the fields are edited. Where the answer itself, or
 * the figure of the saving, is in view, it would only cover what is below them.
 */
export default function SummaryBar({report, input, isOld}: Props): ReactNode {
  const isNeedless = useAnyInView(`#${resultId} [data-tells]`, report !== null);
  if (report === null || input === null) {
    return null;
  }
  const [obstacle] = report.obstacles;
  const added = addedByCooperative(costLevels(report, input));
  return (
    <div className={`${styles.bar} noPrint`} data-answer data-needless={isNeedless || undefined}>
      {isOld ? (
        <p>Wynik jest sprzed zmiany.</p>
      ) : obstacle ? (
        <p>
          Nie może działać: <strong>{obstacle.text}</strong>
        </p>
      ) : (
        <p>
          Spółdzielnia {added >= 0 ? 'oszczędza' : 'kosztuje'} dodatkowo około{' '}
          <strong>{formatZloty(Math.abs(added))}</strong>{' '}
          {coversYear(report.axis) ? 'rocznie' : 'w czasie danych'}
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
