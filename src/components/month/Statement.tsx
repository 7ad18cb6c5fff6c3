import type {ReactNode} from 'react';
import {monthName} from '@site/src/domain/month/calendar';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {
  cooperativeItself,
  moneyOf,
  statementsOf,
  sumOf,
  type PointStatement,
} from '@site/src/domain/month/statement';
import {formatNumber} from '@site/src/site/format';
import {zlText} from './words';
import styles from './Statement.module.css';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
  readonly member: string;
}

const columns: readonly (readonly [string, (own: PointStatement) => number])[] = [
  ['Pobrane', ({withdrawnKwh}) => withdrawnKwh],
  ['Oddane', ({injectedKwh}) => injectedKwh],
  ['Po bilansie godzin', ({drawnKwh}) => drawnKwh],
  ['Kupione', ({boughtKwh}) => boughtKwh],
];

/** What one member gets: energy and money of each point in each month, and what it would cost without the cooperative. */
export default function Statement({input, months, member}: Props): ReactNode {
  const rows = statementsOf(input, months).filter((own) => own.member === member);
  const [first] = months;
  const last = months.at(-1);
  const gross = moneyOf(rows, ({grossZl}) => grossZl);
  const without = moneyOf(rows, ({withoutZl}) => withoutZl);
  const internal = moneyOf(rows, ({internalZl}) => internalZl) ?? 0;
  const missing = sumOf(rows, ({missingHours}) => missingHours);
  return (
    <article className={styles.statement}>
      <h1>Zestawienie: {member}</h1>
      <p>
        {input.name === '' ? 'Spółdzielnia energetyczna' : input.name}.{' '}
        {first && last && (
          <>
            Okres: {monthName(first.month)}
            {first !== last && ` – ${monthName(last.month)}`}.
          </>
        )}
      </p>
      {gross !== null && without !== null && member !== cooperativeItself && (
        <dl className={styles.bars}>
          <Bar name="W spółdzielni" zl={gross} most={Math.max(gross, without)} isOurs />
          <Bar name="Bez spółdzielni" zl={without} most={Math.max(gross, without)} />
        </dl>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Miesiąc i punkt</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name} (kWh)
              </th>
            ))}
            <th scope="col">Netto (zł)</th>
            <th scope="col">VAT (zł)</th>
            <th scope="col">Brutto (zł)</th>
            <th scope="col">Bez spółdzielni (zł)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((own) => (
            <tr key={`${own.month} ${own.point}`}>
              <th scope="row">
                {monthName(own.month)}, {own.point}
                {own.ppe !== '' && ` (PPE ${own.ppe})`}
              </th>
              {columns.map(([name, of]) => (
                <td key={name}>{formatNumber(of(own), 2)}</td>
              ))}
              <Money own={[own]} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Razem</th>
              {columns.map(([name, of]) => (
                <td key={name}>{formatNumber(sumOf(rows, of), 2)}</td>
              ))}
              <Money own={rows} />
            </tr>
          </tfoot>
        )}
      </table>
      {internal !== 0 && (
        <p>
          Rozliczenie wewnętrzne za energię wspólną: {internal > 0 ? 'do zapłaty' : 'do wypłaty'}{' '}
          {zlText(Math.abs(internal))}.
        </p>
      )}
      {missing > 0 && (
        <p>
          <strong>
            Brakujące odczyty godzinowe: {formatNumber(missing)}. Liczą się jako zero.
          </strong>
        </p>
      )}
      <p>
        Kupiony prąd dzieli się na członków według rozporządzenia (Dz.U. 2022 poz. 703 § 3 ust. 3).
        „Bez spółdzielni” to ten sam licznik, gdy cały pobór kupuje się samemu, a za oddany prąd
        nikt nie płaci. To wyliczenie do sprawdzenia faktur. Dokumentem jest faktura sprzedawcy.
      </p>
    </article>
  );
}

function Money({own}: {readonly own: readonly PointStatement[]}): ReactNode {
  return (['netZl', 'vatZl', 'grossZl', 'withoutZl'] as const).map((name) => (
    <td key={name}>{zlText(moneyOf(own, (money) => money[name])).replace(/\szł$/, '')}</td>
  ));
}

function Bar({
  name,
  zl,
  most,
  isOurs = false,
}: {
  readonly name: string;
  readonly zl: number;
  readonly most: number;
  readonly isOurs?: boolean;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span
          className={isOurs ? styles.ours : styles.other}
          style={{inlineSize: `${most > 0 ? (60 * zl) / most : 0}%`}}
        />{' '}
        {zlText(zl)}
      </dd>
    </div>
  );
}
