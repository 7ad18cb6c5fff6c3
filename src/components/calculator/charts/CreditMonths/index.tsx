import {useId, useState, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import Plot from '@site/src/components/charts/Plot';
import Cursor from '@site/src/components/charts/Plot/Cursor';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import Hatches from '../shared/Hatches';
import Readouts, {sayReadouts} from '../shared/Readouts';
import Zero from '../shared/Zero';
import {
  formatAmount,
  formatExact,
  formatKwh,
  positive,
} from '@site/src/components/calculator/shared/numbers';
import Balance from './Balance';
import MonthColumn from './MonthColumn';
import {creditFinding, creditSeries, type CreditMonth} from './series';

interface Props {
  readonly months: readonly CreditMonth[];
  readonly label: string;
  readonly note?: ReactNode;
}

const height = 260;

/** The 0.6 credit account, month by month: what comes in, what is drawn back, what expires, and what is left. */
export default function CreditMonths({months, label, note}: Props): ReactNode {
  const hatches = useId();
  const last = Math.max(months.length - 1, 0);
  const [wanted, setWanted] = useState(last);
  const at = Math.min(wanted, last);
  const month = months[at];
  const finding = creditFinding(months);
  const readouts = creditSeries.map(({key, look, name}) => ({
    ...(look && {look}),
    name,
    value: formatKwh(positive(month?.[key])),
  }));
  const {ticks, bottom, top} = roundScale(
    months.flatMap(({inKwh, usedKwh, expiredKwh, balanceKwh}) => [
      positive(inKwh),
      positive(balanceKwh),
      -positive(usedKwh) - positive(expiredKwh),
    ]),
  );
  const y = (value: number): number => rounded(((top - value) / (top - bottom)) * height);
  return (
    <ChartFigure
      title={label}
      {...(month && {chosen: month.label})}
      table={{
        caption: `${label}, kWh`,
        fileName: 'rozliczenie-miesiacami.csv',
        columns: ['Miesiąc', ...creditSeries.map(({name}) => `${name} (kWh)`)],
        rows: months.map((values) => [
          values.label,
          ...creditSeries.map(({key}) => formatExact(values[key])),
        ]),
      }}
      finding={finding}
      note={note}>
      <Plot
        label={`${label}. ${finding}`}
        unit="kWh"
        height={height}
        ticks={ticks}
        formatTick={formatAmount}
        y={y}
        xLabels={months.map((values, index) => ({
          x: asPercent(index + 0.5, months.length),
          text: values.label,
          isMinor: index % 3 !== 0,
        }))}>
        <Hatches id={hatches} />
        {months.map((values, index) => (
          <MonthColumn
            key={index}
            month={values}
            index={index}
            count={months.length}
            y={y}
            hatches={hatches}
          />
        ))}
        <Zero y={y(0)} />
        <Balance heights={months.map(({balanceKwh}) => y(positive(balanceKwh)))} />
        {month && <Cursor at={at} count={months.length} height={height} />}
      </Plot>
      <Readouts items={readouts} />
      {months.length > 1 && (
        <Slider
          label="Miesiąc"
          max={last}
          value={at}
          valueText={sayReadouts(month?.label ?? '', readouts)}
          onChange={setWanted}
        />
      )}
    </ChartFigure>
  );
}
