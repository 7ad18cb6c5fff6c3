import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {usedRates} from '@site/src/domain/cooperative/description/usedRates';
import {isoDay} from '@site/src/domain/polish/date';
import type {SavingRanges} from '@site/src/domain/cooperative/compare';
import type {Rates} from '@site/src/content/schema/rates';
import {useMedia} from '@site/src/browser/device/useMedia';
import type {Calculation} from '@site/src/browser/calculator/useCalculator';
import Answer from './answer/Answer';
import Disclosure from './folds/Disclosure';
import {
  Assumptions,
  ConditionsMet,
  Exports,
  FinanceParts,
  MembersView,
  PrintSummary,
  ShowWork,
  Split,
  Views,
} from './folds/lazyParts';
import KeyFigures from './answer/KeyFigures';
import type {Mending} from './answer/mends';
import Warnings from './answer/Warnings';
import WorkState from './WorkState';
import styles from './styles.module.css';
import type {Settled, Told} from './types';

interface Props {
  readonly calculation: Calculation;
  /** Shown until there is a report. */
  readonly first?: {readonly told: Told; readonly ranges: SavingRanges} | null;
  readonly rates: Rates;
  readonly mending: Mending;
  /** The data have changed since. */
  readonly isOld?: boolean;
  /** The address of the data is too long to be typed. */
  readonly isPacked?: boolean;
}

/** Below the answer, in this order; their names are those of their headings. */
const parts = [
  {name: 'Co dają własne źródła, a co spółdzielnia', Part: Split},
  {name: 'Energia i pieniądze', Part: Views},
  {name: 'Nakład i podział', Part: FinanceParts},
  {name: 'Członkowie', Part: MembersView},
  {name: 'Rachunek krok po kroku', Part: ShowWork},
  {name: 'Warunki z ustawy', Part: ConditionsMet},
  {name: 'Założenia', Part: Assumptions},
  {name: 'Pliki i wydruk', Part: Exports},
] as const;

const phone = '(max-width: 767.98px)';

/** What the calculator found: the answer first, then how it is reached and what it is based on. */
export default function CalculatorResults(props: Props): ReactNode {
  const {calculation, rates, mending, first = null, isOld = false, isPacked = false} = props;
  const {report, countedInput} = calculation;
  const isPhone = useMedia(phone);
  const settled = useMemo(
    (): Settled | null =>
      report &&
      countedInput && {
        report,
        input: countedInput,
        rates: rates.rates,
        usedRates: usedRates(countedInput, rates.rates),
        today: isoDay(new Date()),
      },
    [report, countedInput, rates],
  );
  // The first answer is painted before the parts below it are made.
  const painted = useDeferredValue<Settled | null>(settled, null);
  const told = settled ?? first?.told ?? null;
  // The first ranges are of the same answer as long as nothing is changed; otherwise they are not told.
  const ranges = calculation.ranges ?? first?.ranges ?? null;
  return (
    <div className={styles.results}>
      <h2 className={`${styles.heading} noPrint`}>
        {isOld && told ? 'Wynik sprzed zmiany' : 'Wynik'}
      </h2>
      <WorkState calculation={calculation} hasAnswer={told !== null} />
      {told && (
        <>
          <div data-answer data-old={isOld || undefined}>
            <Answer settled={told} ranges={ranges} mending={mending} />
            <KeyFigures settled={told} ranges={ranges} />
            <Warnings settled={told} ranges={ranges} />
            {painted && (
              // Paper has pages of its own, and until they are here the answer alone.
              <div className="noPrint">
                {parts.map(({name, Part}, index) => (
                  // A phone says in four screens what the others fold.
                  <Disclosure
                    key={name}
                    name={name}
                    look="part"
                    startsOpen={!isPhone && index === 0}>
                    <Part settled={painted} calculation={calculation} />
                  </Disclosure>
                ))}
              </div>
            )}
          </div>
          {painted && (
            <PrintSummary
              settled={painted}
              ranges={calculation.ranges}
              isOld={isOld}
              isPacked={isPacked}
            />
          )}
        </>
      )}
    </div>
  );
}
