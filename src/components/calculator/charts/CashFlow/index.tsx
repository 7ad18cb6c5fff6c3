import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import Plot from '@site/src/components/charts/Plot';
import Cursor from '@site/src/components/charts/Plot/Cursor';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import {finite, formatZloty, moneyAxis} from '@site/src/components/calculator/shared/numbers';
import Balance from '../CreditMonths/Balance';
import Hatches from '../shared/Hatches';
import {markOf} from '../shared/looks';
import Readouts, {sayReadouts} from '../shared/Readouts';
import Zero from '../shared/Zero';
import {flowFinding, type FlowYear} from './flows';

interface Props {
  /** From year 0. */
  readonly years: readonly FlowYear[];
  readonly label: string;
  readonly table: ComponentProps<typeof ChartFigure>['table'];
}

const height = 240;

/** Money of each year as a column up or down, and what it adds up to as a line. */
export default function CashFlow({years, label, table}: Props): ReactNode {
  const hatches = useId();
  const last = Math.max(years.length - 1, 0);
  const [wanted, setWanted] = useState(last);
  const at = Math.min(wanted, last);
  const chosen = years[at];
  const name = `rok ${chosen?.year ?? 0}`;
  const finding = flowFinding(years);
  const isLoss = finite(chosen?.flow) < 0;
  const readouts = [
    {
      look: isLoss ? ('expired' as const) : ('own' as const),
      name: isLoss ? 'Do dopłaty w roku' : 'Zostaje w roku',
      value: formatZloty(Math.abs(finite(chosen?.flow))),
    },
    {name: 'Razem od początku', value: formatZloty(finite(chosen?.cumulated))},
    {name: 'Dług na koniec roku', value: formatZloty(finite(chosen?.debt)), look: 'lost' as const},
  ];
  const {ticks, bottom, top} = roundScale(
    years.flatMap(({flow, cumulated}) => [finite(flow), finite(cumulated)]),
  );
  const y = (value: number): number => rounded(((top - value) / (top - bottom)) * height);
  return (
    <ChartFigure title={label} chosen={name} table={table} finding={finding}>
      <Plot
        label={`${label}. ${finding}`}
        {...moneyAxis(ticks)}
        xUnit="rok"
        height={height}
        ticks={ticks}
        y={y}
        xLabels={years
          .filter(({year}) => year % (years.length > 13 ? 5 : 1) === 0)
          .map(({year}) => ({x: asPercent(year + 0.5, years.length), text: year}))}>
        <Hatches id={hatches} />
        {years.map(({year, flow}) => {
          const [high, low] = [y(Math.max(finite(flow), 0)), y(Math.min(finite(flow), 0))];
          return (
            <Mark
              key={year}
              {...markOf(finite(flow) < 0 ? 'expired' : 'own', hatches)}
              x={asPercent(year + 0.14, years.length)}
              width={asPercent(0.72, years.length)}
              y={high}
              height={rounded(low - high)}
            />
          );
        })}
        <Zero y={y(0)} />
        <Balance heights={years.map(({cumulated}) => y(finite(cumulated)))} />
        <Cursor at={at} count={years.length} height={height} />
      </Plot>
      <Readouts items={readouts} />
      {years.length > 1 && (
        <Slider
          label="Rok"
          max={last}
          value={at}
          valueText={sayReadouts(name, readouts)}
          onChange={setWanted}
        />
      )}
    </ChartFigure>
  );
}
