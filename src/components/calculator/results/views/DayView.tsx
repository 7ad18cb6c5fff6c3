import {useMemo, type ReactNode} from 'react';
import {hoursOfDay} from '@cooperative/settlement/cooperative/explain/days';
import {formatDate} from '@cooperative/polish/date';
import DayField from './DayField';
import {LazyDayStack} from './lazyCharts';
import {dayEnergy} from './chartData';
import styles from '../styles.module.css';
import type {Settled} from '../types';
import {useDay} from './useDay';

/** One day hour by hour, chosen by its date. */
export default function DayView({settled: {report}}: {readonly settled: Settled}): ReactNode {
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
