import {useMemo, type ReactNode} from 'react';
import {wholeAnswer} from '@cooperative/settlement/answer';
import {bills} from '@site/src/domain/calculator/charts/chartData';
import {LazyBillComparison, LazyCostSteps} from '../views/lazyCharts';
import styles from '../styles.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {sentencesOf} from '@site/src/domain/calculator/answer/sentences';

/** The answer at length, and the saving in its parts. */
export default function Split({settled}: {readonly settled: Settled}): ReactNode {
  const {answer} = settled;
  const whole = wholeAnswer(settled);
  const {added, sources} = useMemo(() => sentencesOf(answer), [answer]);
  const isWhole = !whole.lacksPower;
  const yearBills = useMemo(() => bills(whole.bills), [whole]);
  return (
    <section aria-labelledby="wynik-skad">
      <h3 id="wynik-skad">Co dają własne źródła, a co spółdzielnia</h3>
      <p>
        {added} {sources}
      </p>
      <div className={styles.charts}>
        <div className={styles.pair}>
          <LazyCostSteps
            levels={answer.levels}
            label="Od rachunków osobno do rachunków w spółdzielni"
            note="Spółdzielnię porównujemy z najtańszym sposobem bez niej, z tymi samymi źródłami."
          />
          <LazyBillComparison
            bills={yearBills}
            label="Rachunki wszystkich członków razem"
            isWhole={isWhole}
            note={[
              answer.sourceKw > 0 ? 'To razem skutek własnych źródeł i spółdzielni.' : '',
              isWhole
                ? ''
                : 'Bez opłat stałych od mocy umownej, które są w obu rachunkach: dlatego nie podajemy procentu.',
            ]
              .join(' ')
              .trim()}
          />
        </div>
      </div>
    </section>
  );
}
