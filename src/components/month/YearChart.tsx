import {useId, type ReactNode} from 'react';
import {markOf} from '@site/src/components/charts/energy/looks';
import Legend from '@site/src/components/charts/energy/Legend';
import Mark from '@site/src/components/charts/Plot/Mark';
import Plot from '@site/src/components/charts/Plot';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import {energyParts, type YearMonth} from '@cooperative/settlement/month';
import {monthNames} from '@cooperative/polish';

const height = 200;

/** Each month as a column of what was shared, came from the stock and was bought. */
export default function YearChart({
  year,
  label,
}: {
  readonly year: readonly YearMonth[];
  readonly label: string;
}): ReactNode {
  const hatches = useId();
  const sumOf = (energy: YearMonth['energy']): number =>
    energy ? energyParts.reduce((all, [, , of]) => all + of(energy), 0) : 0;
  const {ticks, top} = roundScale(year.map(({energy}) => sumOf(energy)));
  const y = (value: number): number => rounded(((top - value) / top) * height);
  return (
    <>
      <Plot
        label={label}
        unit="kWh"
        height={height}
        ticks={ticks}
        y={y}
        xLabels={year.map(({month}, index) => ({
          x: asPercent(index + 0.5, year.length),
          text: monthNames[month % 12]?.[0] ?? '',
          isMinor: index % 2 === 1,
        }))}>
        {year.flatMap(({month, energy}, index) => {
          let below = 0;
          return energyParts.map(([look, , of]) => {
            const from = below;
            below += energy ? of(energy) : 0;
            return (
              <Mark
                key={`${month} ${look}`}
                {...markOf(look, hatches)}
                x={asPercent(index + 0.14, year.length)}
                width={asPercent(0.72, year.length)}
                y={y(below)}
                height={rounded(y(from) - y(below))}
              />
            );
          });
        })}
      </Plot>
      <Legend hatches={hatches} items={energyParts.map(([look, name]) => ({look, name}))} />
    </>
  );
}
