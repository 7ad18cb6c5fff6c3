import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import type {HourEnergy} from '@site/src/domain/charts/meanHours';
import {markOf} from '../shared/looks';
import {positive} from '@site/src/components/calculator/shared/numbers';
import {daySeries} from './series';

interface Props {
  readonly energy: HourEnergy;
  readonly index: number;
  /** Pixels from the top for an energy in kWh. */
  readonly y: (value: number) => number;
  readonly hatches: string;
}

/** One hour as a stack. */
export default function DayColumn({energy, index, y, hatches}: Props): ReactNode {
  let ground = 0;
  return daySeries.map(({key, look}) => {
    const kwh = positive(energy[key]);
    const isBelow = key === 'toGrid';
    const from = isBelow ? 0 : ground;
    const [high, low] = isBelow ? [0, -kwh] : [from + kwh, from];
    ground = isBelow ? ground : high;
    return (
      kwh > 0 && (
        <Mark
          key={key}
          {...markOf(look, hatches)}
          x={asPercent(index + 0.08, 24)}
          width={asPercent(0.84, 24)}
          y={y(high)}
          height={rounded(y(low) - y(high))}
        />
      )
    );
  });
}
