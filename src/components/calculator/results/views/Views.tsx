import {useMemo, type ReactNode} from 'react';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import Tabs from '@site/src/components/ui/Tabs';
import {doubtsOf, wholeAnswer} from '@cooperative/settlement/answer';
import BestSize from './BestSize';
import OwnPower from './OwnPower';
import PowerView from './PowerView';
import {creditMonths, meanGrid, dayEnergy} from '@site/src/domain/calculator/charts/chartData';
import {LazyCreditMonths, LazyEnergyFlows, LazyYearHeatMap, LazyDayStack} from './lazyCharts';
import styles from '../styles.module.css';
import {monthTable} from '@site/src/domain/calculator/tables/tables';
import type {ResultPartProps} from '../types';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {hoursOfDay} from '@cooperative/settlement/explain';
import {formatDate} from '@cooperative/polish';
import DayField, {useDay} from './DayField';

/** The result for the year, by month and for one day. */
export default function Views({settled, calculation: {curve, best}}: ResultPartProps): ReactNode {
  const {report} = settled;
  const year = useMemo(
    () => ({
      energy: wholeAnswer(settled).energy,
      grid: meanGrid(report),
    }),
    [settled, report],
  );
  return (
    <section aria-labelledby="wynik-w-czasie">
      <h3 id="wynik-w-czasie">Energia i pieniądze</h3>
      <OwnPower indicators={report.settlement.indicators} />
      <Tabs
        label="Wynik w czasie"
        tabs={[
          {
            id: 'rok',
            name: 'Rok',
            content: (
              <div className={styles.charts}>
                <LazyEnergyFlows
                  year={year.energy}
                  label="Przepływ energii"
                  isHidden={doubtsOf(settled.answer).hidesOwnUse}
                />
                <div className={styles.pair}>
                  <LazyYearHeatMap values={year.grid} label="Pobór i oddanie spółdzielni" />
                  <PowerView curve={curve} best={best} input={report.input} />
                </div>
                {curve && curve.length > 1 && best && (
                  <div>
                    <BestSize best={best} input={report.input} />
                  </div>
                )}
              </div>
            ),
          },
          {id: 'miesiac', name: 'Miesiąc', content: <MonthView settled={settled} />},
          {id: 'dzien', name: 'Dzień', content: <DayView settled={settled} />},
        ]}
      />
    </section>
  );
}

function MonthView({settled}: {readonly settled: Settled}): ReactNode {
  const {report} = settled;
  const table = useMemo(() => monthTable(settled), [settled]);
  const months = useMemo(() => creditMonths(report), [report]);
  return (
    <div className={styles.charts}>
      <LazyCreditMonths months={months} label="Zapas w sieci miesiąc po miesiącu" />
      <SortableTable caption="Energia i rachunki w okresach rozliczeniowych" {...table} />
    </div>
  );
}

/** One day hour by hour, chosen by its date. */
function DayView({settled: {report}}: {readonly settled: Settled}): ReactNode {
  const chosen = useDay(report);
  const {day} = chosen;
  const hours = useMemo(() => dayEnergy(report, hoursOfDay(report.axis, day)), [report, day]);
  return (
    <div className={styles.charts}>
      <div className={styles.narrow}>
        <DayField id="dzien-wyniku" chosen={chosen} />
      </div>
      <LazyDayStack hours={hours} label={`Doba spółdzielni, ${formatDate(day)}`} />
    </div>
  );
}
