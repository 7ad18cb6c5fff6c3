import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {markOf} from '../shared/looks';
import {positive} from '@site/src/components/calculator/shared/numbers';
import {creditSeries, type CreditMonth} from './series';

interface Props {
  readonly month: CreditMonth;
  readonly index: number;
  readonly count: number;
  readonly y: (value: number) => number;
  readonly hatches: string;
}

/** Credit in rises from zero; credit out hangs below it. */
export default function MonthColumn({month, index, count, y, hatches}: Props): ReactNode {
  let depth = 0;
  return creditSeries.map(({key, look}) => {
    const kwh = positive(month[key]);
    const [high, low] = key === 'inKwh' ? [kwh, 0] : [-depth, -depth - kwh];
    if (look === undefined || kwh === 0) {
      return null;
    }
    depth = key === 'inKwh' ? depth : depth + kwh;
    return (
      <Mark
        key={key}
        {...markOf(look, hatches)}
        x={asPercent(index + 0.14, count)}
        width={asPercent(0.72, count)}
        y={y(high)}
        height={rounded(y(low) - y(high))}
      />
    );
  });
}
