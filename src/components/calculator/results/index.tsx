import {useMemo, type ReactNode} from 'react';
import {usedRates} from '@site/src/domain/cooperative/description/usedRates';
import {isoDay} from '@site/src/domain/polish/date';
import type {Rates} from '@site/src/content/schema/rates';
import type {Calculation} from '@site/src/browser/calculator/useCalculator';
import Answer from './answer/Answer';
import Assumptions from './answer/Assumptions';
import ConditionsMet from './answer/ConditionsMet';
import FinanceParts from './finance/FinanceParts';
import Exports from './print/Exports';
import Fold from './folds/Fold';
import KeyFigures from './answer/KeyFigures';
import MembersView from './views/MembersView';
import PrintSummary from './print/PrintSummary';
import type {Mending} from './answer/Refusal';
import Split from './answer/Split';
import ShowWork from './work/ShowWork';
import Views from './views/Views';
import Warnings from './answer/Warnings';
import WorkState from './WorkState';
import styles from './styles.module.css';
import type {Settled} from './types';

interface Props {
  readonly calculation: Calculation;
  readonly rates: Rates;
  readonly mending: Mending;
  /** The data have changed since, and have to be corrected first. */
  readonly isOld?: boolean;
}

/** What the calculator found: the answer first, then how it is reached and what it is based on. */
export default function CalculatorResults(props: Props): ReactNode {
  const {calculation, rates, mending, isOld = false} = props;
  const {report, countedInput} = calculation;
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
  return (
    <div className={styles.results}>
      <h2 className={`${styles.heading} noPrint`}>
        {isOld && settled ? 'Wynik sprzed zmiany' : 'Wynik'}
      </h2>
      <WorkState calculation={calculation} />
      {settled && (
        <>
          <div className="noPrint" data-old={isOld || undefined}>
            <Answer settled={settled} ranges={calculation.ranges} mending={mending} />
            <KeyFigures settled={settled} ranges={calculation.ranges} />
            <Warnings settled={settled} />
            <Fold name="Co dają panele, a co spółdzielnia">
              <Split settled={settled} />
            </Fold>
            <Fold name="Energia i pieniądze">
              <Views settled={settled} calculation={calculation} />
            </Fold>
            <Fold name="Nakład i podział">
              <FinanceParts settled={settled} calculation={calculation} />
            </Fold>
            <Fold name="Członkowie">
              <MembersView settled={settled} />
            </Fold>
            <Fold name="Rachunek krok po kroku">
              <ShowWork settled={settled} calculation={calculation} />
            </Fold>
            <Fold name="Warunki z ustawy">
              <ConditionsMet conditions={settled.report.conditions} />
            </Fold>
            <Fold name="Założenia">
              <Assumptions settled={settled} />
            </Fold>
            <Fold name="Pliki i wydruk">
              <Exports settled={settled} calculation={calculation} />
            </Fold>
          </div>
          <PrintSummary settled={settled} ranges={calculation.ranges} isOld={isOld} />
        </>
      )}
    </div>
  );
}
