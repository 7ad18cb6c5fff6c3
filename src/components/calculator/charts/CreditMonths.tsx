import type {ReactNode} from 'react';
import {formatExact, formatKwh, positive} from '@site/src/components/calculator/shared/numbers';
import type {Look} from './shared/looks';
import SteppedChart from './shared/SteppedChart';

/** One month of the credit account, kWh; everything already multiplied by 0.6. */
export interface CreditMonth {
  /** Short, as on the axis: „sty”. */
  readonly label: string;
  readonly inKwh: number;
  readonly usedKwh: number;
  readonly expiredKwh: number;
  /** At the end of the month. */
  readonly balanceKwh: number;
}

interface Props {
  readonly months: readonly CreditMonth[];
  readonly label: string;
  readonly note?: ReactNode;
}

type Key = Exclude<keyof CreditMonth, 'label'>;

/** Credit in is above zero, credit out below; the balance is a line. */
const series: readonly {readonly key: Key; readonly look?: Look; readonly name: string}[] = [
  {key: 'inKwh', look: 'given', name: 'Dopisane do zapasu'},
  {key: 'usedKwh', look: 'credit', name: 'Odebrane z zapasu'},
  {key: 'expiredKwh', look: 'expired', name: 'Przepadło po terminie'},
  {key: 'balanceKwh', name: 'Zapas na koniec miesiąca'},
];

/** The 0.6 credit account, month by month: what comes in, what is drawn back, what expires, and what is left. */
export default function CreditMonths({months, label, note}: Props): ReactNode {
  return (
    <SteppedChart
      title={label}
      finding={findingOf(months)}
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
          {look: 'credit', value: values.usedKwh},
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

/** What the account shows, in one sentence. */
function findingOf(months: readonly CreditMonth[]): string {
  const sumOf = (key: Key): number => months.reduce((sum, month) => sum + positive(month[key]), 0);
  const [came, used, expired] = [sumOf('inKwh'), sumOf('usedKwh'), sumOf('expiredKwh')];
  if (came === 0 && used === 0 && expired === 0) {
    return 'W tym czasie spółdzielnia nie ma czego odbierać: nie oddaje energii do sieci.';
  }
  const lost = expired > 0 ? `przepada około ${formatKwh(expired)}` : 'nic nie przepada';
  return `Do zapasu w sieci przybywa około ${formatKwh(came)}, członkowie odbierają z niego ${formatKwh(used)}, a ${lost}.`;
}
