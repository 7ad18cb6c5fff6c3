import {useId, type ReactNode} from 'react';
import {markOf} from '@site/src/components/calculator/charts/shared/looks';
import type {Look} from '@site/src/domain/calculator/charts/look';
import Legend from '@site/src/components/calculator/charts/shared/Legend';
import Mark from '@site/src/components/charts/Plot/Mark';
import Plot from '@site/src/components/charts/Plot';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import type {YearMonth} from '@cooperative/settlement/month';
import {monthNames} from '@cooperative/polish';

const height = 200;
const parts: readonly (readonly [keyof NonNullable<YearMonth['energy']>, Look, string])[] = [
  ['sharedKwh', 'shared', 'wspólne'],
  ['usedCreditKwh', 'credit', 'z zapasu'],
  ['boughtKwh', 'grid', 'kupione'],
];

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
    energy ? parts.reduce((all, [key]) => all + energy[key], 0) : 0;
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
          return parts.map(([key, look]) => {
            const from = below;
            below += energy?.[key] ?? 0;
            return (
              <Mark
                key={`${month} ${key}`}
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
      <Legend hatches={hatches} items={parts.map(([, look, name]) => ({look, name}))} />
    </>
  );
}
