import {useState, type ReactNode} from 'react';
import PhoneFold from '@site/src/components/ui/PhoneFold';
import Table from '@site/src/components/ui/Table';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {formatDate} from '@site/src/domain/polish/date';
import {monthName, type Month} from '@site/src/domain/month/calendar';
import {areOlder} from '@site/src/domain/month/rates';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {moneyOf, statementsOf} from '@site/src/domain/month/statement';
import {lastMonthOf} from '@site/src/domain/month/stock';
import {formatCount, formatNumber} from '@site/src/site/format';
import {kwhText, pointForms, zlText} from './words';
import styles from './styles.module.css';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
  /** Months of the files that an earlier settlement has. */
  readonly settledBefore: readonly Month[];
}

/** Every month in a row, and one of them in detail. */
export default function MonthsPart({input, months, settledBefore}: Props): ReactNode {
  const [chosen, setChosen] = useState<Month | null>(null);
  const one = months.find(({month}) => month === chosen) ?? months.at(-1);
  const others = months.filter(({fromOtherDays}) => fromOtherDays.length > 0);
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
      {settledBefore.length > 0 && (
        <p>Rozliczone wcześniej, więc pominięte: {settledBefore.map(monthName).join(', ')}.</p>
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
      <Table aria-label="Miesiące" asCards={months.length <= fewMonths}>
        <thead>
          <tr>
            <th scope="col">Miesiąc</th>
            {columns.map(([name]) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
            <th scope="col" className="number">
              Brutto
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((settled) => (
            <tr key={settled.month}>
              <th scope="row">{monthName(settled.month)}</th>
              {columns.map(([name, of]) => (
                <td key={name} data-label={name} className="number">
                  {kwhText(of(settled))}
                </td>
              ))}
              <td data-label="Brutto" className="number">
                {zlText(moneyOf(statementsOf(input, [settled]), ({grossZl}) => grossZl))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
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

const columns: readonly (readonly [string, (settled: SettledMonth) => number])[] = [
  ['Wspólne', ({settlement}) => settlement.energy.balance.sharedKwh[0] ?? 0],
  ['Nadwyżka', ({settlement}) => settlement.energy.balance.exportKwh[0] ?? 0],
  ['Z zapasu', ({settlement}) => settlement.energy.credits.usedCreditKwh[0] ?? 0],
  ['Kupione', ({settlement}) => settlement.energy.credits.boughtKwh[0] ?? 0],
  ['Przepadło', ({settlement}) => settlement.energy.credits.expiredKwh[0] ?? 0],
  ['Zapas na koniec', ({settlement}) => settlement.energy.credits.balanceKwh[0] ?? 0],
];

/** The lots and the points of one month. */
function OneMonth({
  input,
  settled,
}: {
  readonly input: MonthInput;
  readonly settled: SettledMonth;
}): ReactNode {
  const {month, lots} = settled;
  return (
    <>
      {lots.length > 0 && (
        <div className={styles.fold}>
          <h3>Zapas, partia po partii: {monthName(month)}</h3>
          <PhoneFold label={kwhText(lots.reduce((all, {leftKwh}) => all + leftKwh, 0))}>
            <Table aria-label={`Zapas: ${monthName(month)}`} asCards>
              <thead>
                <tr>
                  <th scope="col">Oddane w</th>
                  {['Było', 'Odebrane', 'Przepadło', 'Zostało', 'Do końca'].map((name) => (
                    <th key={name} scope="col" className="number">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lots.map((lot) => (
                  <tr key={lot.month}>
                    <th scope="row">{monthName(lot.month)}</th>
                    <td data-label="Było" className="number">
                      {kwhText(lot.kwh)}
                    </td>
                    <td data-label="Odebrane" className="number">
                      {kwhText(lot.usedKwh)}
                    </td>
                    <td data-label="Przepadło" className="number">
                      {kwhText(lot.expiredKwh)}
                    </td>
                    <td data-label="Zostało" className="number">
                      {kwhText(lot.leftKwh)}
                    </td>
                    <td data-label="Do końca" className="number">
                      {lot.leftKwh > 0 ? monthName(lastMonthOf(lot)) : '–'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </PhoneFold>
        </div>
      )}
      <div className={styles.fold}>
        <h3>Punkty: {monthName(month)}</h3>
        <PhoneFold label={formatCount(input.points.length, pointForms)}>
          <Table aria-label={`Punkty: ${monthName(month)}`} asCards>
            <thead>
              <tr>
                <th scope="col">Punkt</th>
                {['Pobrane', 'Oddane', 'Wspólne', 'Z zapasu', 'Kupione', 'Brutto'].map((name) => (
                  <th key={name} scope="col" className="number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statementsOf(input, [settled]).map((own) => (
                <tr key={own.point}>
                  <th scope="row">
                    {own.point}
                    {own.member !== own.point && <span className="meta"> {own.member}</span>}
                  </th>
                  {(
                    [
                      ['Pobrane', own.withdrawnKwh],
                      ['Oddane', own.injectedKwh],
                      ['Wspólne', own.sharedKwh],
                      ['Z zapasu', own.usedCreditKwh],
                      ['Kupione', own.boughtKwh],
                    ] as const
                  ).map(([name, kwh]) => (
                    <td key={name} data-label={name} className="number">
                      {kwhText(kwh)}
                    </td>
                  ))}
                  <td data-label="Brutto" className="number">
                    {zlText(own.money?.grossZl ?? null)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="meta">
            „Wspólne” i „Z zapasu” są podzielone kluczem spółdzielni. „Kupione” dzieli
            rozporządzenie (§ 3 ust. 3), jak na fakturze, więc te liczby nie muszą się dodawać do
            pobrania.
          </p>
        </PhoneFold>
      </div>
    </>
  );
}
