import type {ComponentProps, ReactNode} from 'react';
import {cashFlowFinding, type FlowYear} from '@site/src/domain/calculator/charts/cashFlow';
import {finite, formatZloty, moneyAxis} from '@site/src/domain/calculator/numbers';
import SteppedChart from './shared/SteppedChart';

interface Props {
  /** From year 0. */
  readonly years: readonly FlowYear[];
  readonly label: string;
  readonly table: ComponentProps<typeof SteppedChart>['table'];
}

/** Money of each year as a column up or down, and what it adds up to as a line. */
export default function CashFlow({years, label, table}: Props): ReactNode {
  return (
    <SteppedChart
      title={label}
      finding={cashFlowFinding(years)}
      height={240}
      xUnit="rok"
      table={table}
      columns={years.map(({year, flow}) => ({
        label: year % (years.length > 13 ? 5 : 1) === 0 ? year : undefined,
        up: [{look: 'own', value: flow}],
        down: [{look: 'expired', value: -flow}],
      }))}
      line={years.map(({cumulated}) => cumulated)}
      axisOf={moneyAxis}
      step="Rok"
      nameOf={(at) => `rok ${years[at]?.year ?? 0}`}
      readoutsOf={(at) => {
        const [flow, cumulated, debt] = [years[at]?.flow, years[at]?.cumulated, years[at]?.debt];
        const isLoss = finite(flow) < 0;
        return [
          {
            look: isLoss ? 'expired' : 'own',
            name: isLoss ? 'Do dopłaty w roku' : 'Zostaje w roku',
            value: formatZloty(Math.abs(finite(flow))),
          },
          {name: 'Razem od początku', value: formatZloty(finite(cumulated))},
          {name: 'Dług na koniec roku', value: formatZloty(finite(debt)), look: 'lost'},
        ];
      }}
    />
  );
}
