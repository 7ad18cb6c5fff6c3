import {useMemo, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import {hoursOfDay} from '@cooperative/settlement/cooperative/explain/days';
import {formatDate} from '@cooperative/polish/date';
import {LazyDayStack} from './lazyCharts';
import {dayEnergy} from './chartData';
import styles from '../styles.module.css';
import type {Settled} from '../types';
import {useDay} from './useDay';

/** One day hour by hour, chosen by its date. */
export default function DayView({settled: {report}}: {readonly settled: Settled}): ReactNode {
  const {day, first, last, field, setField} = useDay(report);
  const hours = useMemo(() => dayEnergy(report, hoursOfDay(report.axis, day)), [report, day]);
  return (
    <div className={styles.charts}>
      <div className={styles.narrow}>
        <DateField
          id="dzien-wyniku"
          label="Dzień"
          value={field}
          min={first}
          max={last}
          rangeError={`Wybierz dzień od ${formatDate(first)} do ${formatDate(last)}`}
          onChange={setField}
        />
      </div>
      <LazyDayStack hours={hours} label={`Doba spółdzielni, ${formatDate(day)}`} />
    </div>
  );
}
