import type {ReactNode} from 'react';
import {formatHour} from '@cooperative/polish';
import {dayFinding, type HourEnergy} from '@site/src/domain/calculator/charts/day';
import {formatExact, formatKwh, positive} from '@site/src/domain/calculator/numbers';
import type {Look} from '@site/src/domain/charts/look';
import SteppedChart from './shared/SteppedChart';

interface Props {
  /** 24 hours of Polish time, kWh. Negative values and values that are not numbers are drawn as zero. */
  readonly hours: readonly HourEnergy[];
  /** Which day it is: „Średnia doba w czerwcu”. */
  readonly label: string;
  readonly note?: ReactNode;
}

/** From the bottom up; what is fed into the grid is below zero. */
const series: readonly {
  readonly key: keyof HourEnergy;
  readonly look: Look;
  readonly name: string;
}[] = [
  {key: 'selfUse', look: 'own', name: 'Zużyte za własnym licznikiem'},
  {key: 'shared', look: 'shared', name: 'Wspólne w tej samej godzinie'},
  {key: 'fromGrid', look: 'grid', name: 'Pobrane z sieci'},
  {key: 'toGrid', look: 'given', name: 'Oddane do sieci'},
];
const labelledHours: readonly number[] = [0, 6, 12, 18, 23];

/** The day hour by hour: what covers the use is above zero, what is fed into the grid below. */
export default function DayStack({hours, label, note}: Props): ReactNode {
  return (
    <SteppedChart
      title={label}
      finding={dayFinding(hours)}
      note={note}
      height={260}
      xUnit="godz."
      table={{
        caption: `${label}: energia w godzinie`,
        fileName: 'doba.csv',
        columns: ['Godzina', ...series.map(({name}) => `${name} (kWh)`)],
        rows: hours.map((energy, index) => [
          formatHour(index),
          ...series.map(({key}) => formatExact(energy[key])),
        ]),
      }}
      columns={hours.map((energy, hour) => {
        const bars = series.map(({key, look}) => ({look, value: energy[key]}));
        return {
          label: labelledHours.includes(hour) ? hour : undefined,
          up: bars.slice(0, -1),
          down: bars.slice(-1),
        };
      })}
      margin={0.08}
      step="Godzina"
      first={13}
      nameOf={(hour) => `godzina ${formatHour(hour)}`}
      readoutsOf={(hour) =>
        series.map(({key, look, name}) => ({
          look,
          name,
          value: formatKwh(positive(hours[hour]?.[key])),
        }))
      }
    />
  );
}
