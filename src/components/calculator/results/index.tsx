import clsx from 'clsx';
import {memo, useDeferredValue, useMemo, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {today} from '@site/src/browser/device/today';
import type {Answer} from '@cooperative/settlement/answer';
import type {Rates} from '@site/src/content/schema/rates';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import AnswerCard from './answer/AnswerCard';
import {PartFold} from './folds/Disclosure';
import type {Mending} from '@site/src/domain/calculator/answer/mends';
import {foldsOf, PrintSummary} from './folds/folds';
import WorkState from './WorkState';
import styles from './styles.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

interface Props {
  readonly calculation: Calculation;
  /** Shown until there is a report. */
  readonly first?: Answer | null;
  readonly rates: Rates;
  readonly mending: Mending;
  /** The data have changed since. */
  readonly isOld?: boolean;
  /** The address of the data is too long to be typed. */
  readonly isPacked?: boolean;
  /** Where the parts below the answer stand; null until it is there, and without it they stand right below. */
  readonly partsPlace?: HTMLElement | null;
  /** Their heading there. */
  readonly partsName?: string;
}

/** What the calculator found: the answer first, then how it is reached and what it is based on. */
function CalculatorResults(props: Props): ReactNode {
  const {calculation, rates, mending, first = null, isOld = false, isPacked = false} = props;
  const {partsPlace, partsName} = props;
  const {answer: counted, report} = calculation;
  const settled = useMemo(
    (): Settled | null =>
      counted &&
      report && {
        answer: counted,
        report,
        rates: rates.rates,
        today: today(),
      },
    [counted, report, rates],
  );
  // The first answer is painted before the parts below it are made.
  const painted = useDeferredValue<Settled | null>(settled, null);
  // Until its range is counted, the same answer stands as the page was built with it.
  const yearly = counted?.decision.changes.step.yearly;
  const isFirst = yearly?.full === null && first?.decision.changes.step.yearly.base === yearly.base;
  const answer = isFirst ? first : (counted ?? first);
  const work = <WorkState calculation={calculation} hasAnswer={answer !== null} />;
  // What is counted besides an answer that stands must not move it: a press would miss its button.
  const isBelow = answer !== null && !calculation.isOld;
  const marks = {'data-answer': true, 'data-old': isOld || undefined};
  const parts = painted && (
    // Paper has pages of its own, and until they are here the answer alone.
    <div className="noPrint">
      {foldsOf({settled: painted, calculation, mending}).map(({content, ...fold}) => (
        <PartFold key={fold.name} {...fold}>
          {content}
        </PartFold>
      ))}
    </div>
  );
  return (
    <div className={styles.results}>
      {/* The word of the answer is heading enough for those who see it. */}
      <h2 className={clsx(styles.heading, 'noPrint', !(isOld && answer) && 'visuallyHidden')}>
        {isOld && answer ? 'Wynik sprzed zmiany' : 'Wynik'}
      </h2>
      {!isBelow && work}
      {answer && (
        <>
          <div {...marks}>
            <AnswerCard answer={answer} mending={mending} calculation={calculation} />
            <div className={styles.below}>
              {isBelow && work}
              <p className="meta">
                {answer.obstacles.length > 0
                  ? 'Liczby poniżej są warunkowe: tak byłoby, gdyby ta spółdzielnia mogła działać. '
                  : ''}
                To szacunek, a nie oferta. Porównujemy same rachunki za prąd: kosztu instalacji od
                oszczędności nie odejmujemy.
              </p>
            </div>
            {partsPlace === undefined && parts}
          </div>
          {partsPlace &&
            createPortal(
              <div className={styles.results}>
                {parts && <h2 className={clsx(styles.heading, 'noPrint')}>{partsName}</h2>}
                <div {...marks}>{parts}</div>
              </div>,
              partsPlace,
            )}
          {painted && <PrintSummary settled={painted} isOld={isOld} isPacked={isPacked} />}
        </>
      )}
    </div>
  );
}

/** Of where the data are kept, and of their link, it knows nothing. */
export default memo(CalculatorResults);
