import type {ReactNode} from 'react';
import {formatExact, formatKwh, positive} from '@site/src/domain/calculator/numbers';
import type {Look} from '@site/src/domain/charts/look';
import {
  creditFinding,
  type CreditKey,
  type CreditMonth,
} from '@site/src/domain/calculator/charts/creditMonths';
import SteppedChart from './shared/SteppedChart';

interface Props {
  readonly months: readonly CreditMonth[];
  readonly label: string;
  readonly note?: ReactNode;
}

/** Credit in is above zero, credit out below; the balance is a line. */
const series: readonly {readonly key: CreditKey; readonly look?: Look; readonly name: string}[] = [
  {key: 'inKwh', look: 'given', name: 'Dopisane do zapasu'},
  {key: 'usedKwh', look: 'stock', name: 'Odebrane z zapasu'},
  {key: 'expiredKwh', look: 'expired', name: 'Przepadło po terminie'},
  {key: 'balanceKwh', name: 'Zapas na koniec miesiąca'},
];

/** The 0.6 credit account, month by month: what comes in, what is drawn back, what expires, and what is left. */
export default function CreditMonths({months, label, note}: Props): ReactNode {
  return (
    <SteppedChart
      title={label}
      finding={creditFinding(months)}
      note={note}
      height={260}
      table={{
        caption: `${label}, kWh`,
        fileName: 'rozliczenie-miesiacami.csv',
        columns: ['Miesiąc', ...series.map(({name}) => `${name} (kWh)`)],
        rows: months.map((values) => [
          values.label,
          ...series.map(({key}) => formatExact(values[key])),
        ]),
      }}
      columns={months.map((values, index) => ({
        label: values.label,
        isMinor: index % 3 !== 0,
        up: [{look: 'given', value: values.inKwh}],
        down: [
          {look: 'stock', value: values.usedKwh},
          {look: 'expired', value: values.expiredKwh},
        ],
      }))}
      line={months.map(({balanceKwh}) => positive(balanceKwh))}
      step="Miesiąc"
      nameOf={(at) => months[at]?.label ?? ''}
      readoutsOf={(at) =>
        series.map(({key, name, ...look}) => ({
          ...look,
          name,
          value: formatKwh(positive(months[at]?.[key])),
        }))
      }
    />
  );
}
