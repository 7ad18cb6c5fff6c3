import {useId, useState, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import Plot from '@site/src/components/charts/Plot';
import Cursor from '@site/src/components/charts/Plot/Cursor';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import type {HourEnergy} from '@site/src/domain/charts/meanHours';
import {roundScale} from '@site/src/domain/charts/scale';
import {formatHour} from '@site/src/site/format';
import Hatches from '../shared/Hatches';
import Readouts, {sayReadouts} from '../shared/Readouts';
import Zero from '../shared/Zero';
import {
  formatAmount,
  formatExact,
  formatKwh,
  positive,
} from '@site/src/components/calculator/shared/numbers';
import DayColumn from './DayColumn';
import {dayFinding, daySeries} from './series';

interface Props {
  /** 24 hours of Polish time, kWh. Negative values and values that are not numbers are drawn as zero. */
  readonly hours: readonly HourEnergy[];
  /** Which day it is: „Średnia doba w czerwcu”. */
  readonly label: string;
  readonly note?: ReactNode;
}

const height = 260;
const labelledHours = [0, 6, 12, 18, 23];

/** The day hour by hour: what covers the use is above zero, what is fed into the grid below. */
export default function DayStack({hours, label, note}: Props): ReactNode {
  const hatches = useId();
  const [hour, setHour] = useState(13);
  const chosen = `godzina ${formatHour(hour)}`;
  const finding = dayFinding(hours);
  const readouts = daySeries.map(({key, look, name}) => ({
    look,
    name,
    value: formatKwh(positive(hours[hour]?.[key])),
  }));
  const {ticks, bottom, top} = roundScale(
    hours.flatMap(({selfUse, shared, fromGrid, toGrid}) => [
      positive(selfUse) + positive(shared) + positive(fromGrid),
      -positive(toGrid),
    ]),
  );
  const y = (value: number): number => rounded(((top - value) / (top - bottom)) * height);
  return (
    <ChartFigure
      title={label}
      chosen={chosen}
      table={{
        caption: `${label}: energia w godzinie`,
        fileName: 'doba.csv',
        columns: ['Godzina', ...daySeries.map(({name}) => `${name} (kWh)`)],
        rows: hours.map((energy, index) => [
          formatHour(index),
          ...daySeries.map(({key}) => formatExact(energy[key])),
        ]),
      }}
      finding={finding}
      note={note}>
      <Plot
        label={`${label}. ${finding}`}
        unit="kWh"
        xUnit="godz."
        height={height}
        ticks={ticks}
        formatTick={formatAmount}
        y={y}
        xLabels={labelledHours.map((text) => ({x: asPercent(text + 0.5, 24), text}))}>
        <Hatches id={hatches} />
        {hours.map((energy, index) => (
          <DayColumn key={index} energy={energy} index={index} y={y} hatches={hatches} />
        ))}
        <Zero y={y(0)} />
        <Cursor at={hour} count={24} height={height} />
      </Plot>
      <Readouts items={readouts} />
      <Slider
        label="Godzina"
        max={23}
        value={hour}
        valueText={sayReadouts(chosen, readouts)}
        onChange={setHour}
      />
    </ChartFigure>
  );
}
