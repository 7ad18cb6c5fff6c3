import {useMemo, type ReactNode} from 'react';
import {fieldId} from '@site/src/components/calculator/shared/fields/fieldErrors';
import FieldLink from '@site/src/components/calculator/shared/fields/FieldLink';
import {costLevels} from '@site/src/domain/cooperative/levels';
import {bills} from '../views/chartData';
import {LazyBillComparison, LazyCostSteps} from '../views/lazyCharts';
import styles from '../styles.module.css';
import type {Calculation} from '@site/src/browser/calculator/useCalculator';
import type {Settled} from '../types';
import {marketText} from './warnings';

interface Props {
  readonly settled: Settled;
  readonly calculation: Pick<Calculation, 'ranges'>;
}

/** The saving in its parts, and the costs of running a cooperative, which nobody can leave out unasked. */
export default function Split({settled: {report, input}, calculation: {ranges}}: Props): ReactNode {
  const levels = useMemo(() => costLevels(report, input), [report, input]);
  const yearBills = useMemo(() => bills(report), [report]);
  return (
    <section aria-labelledby="wynik-skad">
      <h3 id="wynik-skad">Co dają własne źródła, a co spółdzielnia</h3>
      <div className={styles.charts}>
        <div className={styles.pair}>
          <LazyCostSteps
            levels={levels}
            label="Od rachunków osobno do rachunków w spółdzielni"
            note={`Źródła są w każdym kroku te same. Spółdzielnię porównujemy z najtańszym sposobem bez niej, bo tyle członkowie mogą mieć i tak. ${marketText(report, input, ranges) ?? ''}`}
          />
          <LazyBillComparison
            bills={yearBills}
            label="Rachunki wszystkich członków razem"
            note={report.sourceKw > 0 && 'To razem skutek własnych źródeł i spółdzielni.'}
          />
        </div>
        {levels.running === null && (
          <p>
            Kosztów działania spółdzielni nie podano: księgowość, badanie sprawozdań, serwis,
            utrzymanie paneli, wymiana falowników. Bez nich wynik jest za dobry.{' '}
            <FieldLink id={fieldId('finance.annualCostZl')} otherwise={fieldId('finance')}>
              Wpisz roczny koszt
            </FieldLink>
          </p>
        )}
      </div>
    </section>
  );
}
