import {useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {formatCount, formatDate, formatNumber} from '@cooperative/polish';
import {
  areOlder,
  changesOf,
  correctionAssumption,
  lastMonthOf,
  type LotUse,
  moneyOf,
  type Month,
  monthName,
  pointForms,
  type PointStatement,
  type SettledMonth,
  statementsOf,
  stockPayoutsOf,
  stockPayoutText,
  sumOf,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import NumberTable, {type NumberColumn} from '@site/src/components/ui/NumberTable';
import Changes from './Changes';
import {kwhText, zlText} from './words';
import styles from './styles.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
}

/** Every month in a row, and one of them in detail. */
export default function MonthsPart({input, months}: Props): ReactNode {
  const [chosen, setChosen] = useState<Month | null>(null);
  const one = months.find(({month}) => month === chosen) ?? months.at(-1);
  const others = months.filter(({fromOtherDays}) => fromOtherDays.length > 0);
  const payouts = stockPayoutsOf(input, one ? [one] : []).filter(({isPaid}) => !isPaid);
  const missing = months.reduce(
    (all, {exchanges}) => all + exchanges.reduce((own, {missingHours}) => own + missingHours, 0),
    0,
  );
  return (
    <>
      {missing > 0 && (
        <p className={styles.warning}>
          Brakujące odczyty godzinowe: {formatNumber(missing)}. Liczą się jako zero. Wynik jest do
          sprawdzenia, nie do rozliczenia z członkami.
        </p>
      )}
      {months.some(({isInDoubt}) => isInDoubt) && (
        <p className={styles.warning}>
          Jest godzina z dwiema różnymi wartościami. Dopóki nie wiadomo, która jest dobra, nie
          podajemy zapasu na koniec, a plik na następny raz kończy się miesiąc wcześniej.
        </p>
      )}
      {payouts.length > 0 && (
        <div className={styles.warning}>
          Zapłata za energię z zapasu po cenie wewnętrznej:
          <ul>
            {payouts.map((payout) => (
              <li key={payout.who ?? ''}>
                {monthName(payout.month)}: {kwhText(payout.kwh)}, {zlText(payout.zl)},{' '}
                {stockPayoutText(payout)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {one &&
        statementsOf(input, [one]).map(
          ({point, money}) =>
            money &&
            money.lacks.length > 0 && (
              <p key={point} className={styles.warning}>
                {point}: kwota jest niepełna. Brakuje: {money.lacks.join('; ')}. Uzupełnij w części
                „Członkowie i punkty”.
              </p>
            ),
        )}
      {others.map(({month, fromOtherDays}) => (
        <p key={month} className={styles.warning}>
          {monthName(month)}: stawki{' '}
          {fromOtherDays
            .map(
              ({id, day}) =>
                `${id} są z dnia ${formatDate(day)}, ${areOlder(day, month) ? 'starsze' : 'późniejsze'} niż ten miesiąc`,
            )
            .join('; ')}
          . Kwoty są przybliżone. Wpisz stawki z faktury.
        </p>
      ))}
      <NumberTable
        label="Miesiące"
        asCards={months.length <= fewMonths}
        first={['Miesiąc', ({month}) => monthName(month)]}
        columns={[
          ...energyColumns,
          [
            'Brutto',
            (settled) => zlText(moneyOf(statementsOf(input, [settled]), ({grossZl}) => grossZl)),
          ],
        ]}
        rows={months}
        keyOf={({month}) => month}
      />
      {months.length > 1 && one && (
        <SelectField
          id="miesiac-szczegoly"
          label="Szczegóły miesiąca"
          options={months.map(({month}) => ({value: month, label: monthName(month)}))}
          value={one.month}
          onChange={setChosen}
        />
      )}
      {one && <OneMonth input={input} settled={one} />}
    </>
  );
}

/** More of them are a table that scrolls on a phone, not a card each. */
const fewMonths = 3;

const energyColumns: readonly NumberColumn<SettledMonth>[] = [
  ['Wspólne', ({settlement}) => kwhText(settlement.energy.balance.sharedKwh[0] ?? 0)],
  ['Nadwyżka', ({settlement}) => kwhText(settlement.energy.balance.exportKwh[0] ?? 0)],
  ['Z zapasu', ({settlement}) => kwhText(settlement.energy.credits.usedCreditKwh[0] ?? 0)],
  ['Kupione', ({settlement}) => kwhText(settlement.energy.credits.boughtKwh[0] ?? 0)],
  ['Przepadło', ({settlement}) => kwhText(settlement.energy.credits.expiredKwh[0] ?? 0)],
  [
    'Zapas na koniec',
    ({settlement, isInDoubt}) =>
      isInDoubt ? '–' : kwhText(settlement.energy.credits.balanceKwh[0] ?? 0),
  ],
];

const lotColumns: readonly NumberColumn<LotUse>[] = [
  ['Było', ({kwh}) => kwhText(kwh)],
  ['Odebrane', ({usedKwh}) => kwhText(usedKwh)],
  ['Przepadło', ({expiredKwh}) => kwhText(expiredKwh)],
  ['Zostało', ({leftKwh}) => kwhText(leftKwh)],
  ['Do końca', (lot) => (lot.leftKwh > 0 ? monthName(lastMonthOf(lot)) : '–')],
];

const pointKwh: readonly (readonly [name: string, kwhOf: (own: PointStatement) => number])[] = [
  ['Pobrane', ({withdrawnKwh}) => withdrawnKwh],
  ['Oddane', ({injectedKwh}) => injectedKwh],
  ['Wspólne', ({sharedKwh}) => sharedKwh],
  ['Z zapasu', ({usedCreditKwh}) => usedCreditKwh],
  ['Kupione', ({boughtKwh}) => boughtKwh],
  ['Ze spółdzielni', ({fromCooperativeKwh}) => fromCooperativeKwh],
];

const pointColumns: readonly NumberColumn<PointStatement>[] = [
  ...pointKwh.map(([name, of]): NumberColumn<PointStatement> => [name, (own) => kwhText(of(own))]),
  ['Brutto', (own) => grossText([own])],
];

/** What all points come to, as long as every one of them has its money. */
function totalOf(rows: readonly PointStatement[]): readonly string[] {
  return ['Razem', ...pointKwh.map(([, of]) => kwhText(sumOf(rows, of))), grossText(rows)];
}

function grossText(rows: readonly PointStatement[]): string {
  const isWhole = rows.every(({money}) => money === null || money.lacks.length === 0);
  return `${zlText(moneyOf(rows, ({grossZl}) => grossZl))}${isWhole ? '' : ', niepełna'}`;
}

/** The lots and the points of one month. */
function OneMonth({
  input,
  settled,
}: {
  readonly input: CooperativeRecord;
  readonly settled: SettledMonth;
}): ReactNode {
  const {month, lots} = settled;
  const rows = statementsOf(input, [settled]);
  const [change] = changesOf(input, [settled]);
  return (
    <>
      {change && (
        <details>
          <summary>
            Co się zmieniło: {monthName(month)},{' '}
            {change.points.length === 0 ? 'nic' : formatCount(change.points.length, pointForms)}
          </summary>
          <Changes change={change} />
          <p className="meta">{correctionAssumption}</p>
        </details>
      )}
      {lots.length > 0 && (
        <details>
          <summary>
            Zapas, partia po partii: {monthName(month)},{' '}
            {kwhText(lots.reduce((all, {leftKwh}) => all + leftKwh, 0))}
          </summary>
          <NumberTable
            label={`Zapas: ${monthName(month)}`}
            first={['Oddane w', (lot) => monthName(lot.month)]}
            columns={lotColumns}
            rows={lots}
            keyOf={(lot) => lot.month}
          />
        </details>
      )}
      <details>
        <summary>
          Punkty: {monthName(month)}, {formatCount(input.points.length, pointForms)}
        </summary>
        <NumberTable
          label={`Punkty: ${monthName(month)}`}
          first={[
            'Punkt',
            ({point, member}) => (
              <>
                {point}
                {member !== point && <span className="meta"> {member}</span>}
              </>
            ),
          ]}
          columns={pointColumns}
          rows={rows}
          keyOf={({point}) => point}
          total={rows.length > 1 ? totalOf(rows) : undefined}
        />
        <p className="meta">
          Pobrane po bilansie godzin to kupione i ze spółdzielni. „Kupione” dzieli rozporządzenie (§
          3 ust. 3), jak na fakturze, a „Wspólne” i „Z zapasu” klucz spółdzielni: ich suma może być
          inna niż „Ze spółdzielni”.
        </p>
      </details>
    </>
  );
}
