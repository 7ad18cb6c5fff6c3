import type {ReactNode} from 'react';
import {
  cooperativeItself,
  correctionAssumption,
  energyColumns,
  memberChanges,
  membersOf,
  moneyOf,
  monthName,
  periodOf,
  type PointMoney,
  type PointStatement,
  provisionalText,
  type SettledMonth,
  splitText,
  statementNumber,
  statementsOf,
  statementTitle,
  sumOf,
  withoutNames,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {formatDate, formatNumber, type IsoDay} from '@cooperative/polish';
import Changes from './Changes';
import EnergyBar from './EnergyBar';
import {zlText} from './words';
import styles from './Statement.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  readonly member: string;
  /** The day it is made. */
  readonly day: IsoDay;
}

/** What one member gets: energy and money of each point in each month, and what it would cost without the cooperative. */
export default function Statement({input, months, member, day}: Props): ReactNode {
  const rows = statementsOf(input, months).filter((own) => own.member === member);
  const changes = memberChanges(input, months, member);
  const paid = moneyOf(rows, ({paidZl}) => paidZl);
  const got = moneyOf(rows, ({gotZl}) => gotZl) ?? 0;
  const withoutPaid = moneyOf(rows, ({without}) => without.paidZl);
  const withoutGot = moneyOf(rows, ({without}) => without.gotZl) ?? 0;
  const most = Math.max(paid ?? 0, withoutPaid ?? 0);
  const missing = sumOf(rows, ({missingHours}) => missingHours);
  const provisional = provisionalText(months);
  return (
    <article className={styles.statement}>
      <header>
        <p>{input.name === '' ? 'Spółdzielnia energetyczna' : input.name}</p>
        <h1>{statementTitle(member, changes)}</h1>
        {provisional !== null && (
          <p>
            <strong>{provisional}</strong>
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>Numer</dt>
            <dd>{statementNumber(membersOf(input), months, member)}</dd>
          </div>
          <div>
            <dt>Okres</dt>
            <dd>{periodOf(months)}</dd>
          </div>
          <div>
            <dt>Sporządzono</dt>
            <dd>{formatDate(day)}</dd>
          </div>
        </dl>
      </header>
      {changes.map((change) => (
        <section key={change.month}>
          <h2>Co się zmieniło: {monthName(change.month)}</h2>
          <Changes change={change} />
        </section>
      ))}
      {changes.length > 0 && <p>{correctionAssumption}</p>}
      <h2>Skąd była energia</h2>
      <EnergyBar rows={rows} />
      <p>
        Pobrane po bilansie godzin {kwhOf(rows, ({drawnKwh}) => drawnKwh)} = kupione u sprzedawcy{' '}
        {kwhOf(rows, ({boughtKwh}) => boughtKwh)} + ze spółdzielni{' '}
        {kwhOf(rows, ({fromCooperativeKwh}) => fromCooperativeKwh)}.
      </p>
      <h2>Kwoty</h2>
      {paid !== null && withoutPaid !== null && member !== cooperativeItself && (
        <dl className={styles.bars}>
          <Bar name="W spółdzielni" zl={paid} got={got} most={most} isOurs />
          <Bar name="Bez spółdzielni" zl={withoutPaid} got={withoutGot} most={most} />
        </dl>
      )}
      <Lacks rows={rows} />
      <Internal rows={rows} />
      <h2>Punkt po punkcie</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Miesiąc i punkt</th>
            {energyColumns.map(([name]) => (
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
              {energyColumns.map(([name, of]) => (
                <td key={name}>{formatNumber(of(own), 3)}</td>
              ))}
              <Money own={[own]} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Razem</th>
              {energyColumns.map(([name, of]) => (
                <td key={name}>{formatNumber(sumOf(rows, of), 3)}</td>
              ))}
              <Money own={rows} />
            </tr>
          </tfoot>
        )}
      </table>
      <h2>Skąd są liczby</h2>
      {missing > 0 && (
        <p>
          <strong>
            Brakujące odczyty godzinowe: {formatNumber(missing)}. Liczą się jako zero.
          </strong>
        </p>
      )}
      <p>
        Energia jest z odczytów godzinowych liczników, kwoty ze stawek każdego punktu z danego
        miesiąca. {splitText} <Way months={months} rows={rows} /> To wyliczenie do sprawdzenia
        faktur. Dokumentem jest faktura sprzedawcy.
      </p>
    </article>
  );
}

function Money({own}: {readonly own: readonly PointStatement[]}): ReactNode {
  return (['netZl', 'vatZl', 'grossZl', 'withoutZl'] as const).map((name) => (
    <td key={name}>{zlText(moneyOf(own, (money) => money[name])).replace(/\szł$/, '')}</td>
  ));
}

function kwhOf(rows: readonly PointStatement[], of: (own: PointStatement) => number): string {
  return `${formatNumber(sumOf(rows, of), 3)}\u00a0kWh`;
}

/** Whose money is not whole: what the rates charge and nobody gave. */
function Lacks({rows}: {readonly rows: readonly PointStatement[]}): ReactNode {
  const found = new Map(
    rows.flatMap(({point, money}) =>
      money && money.lacks.length > 0 ? [[point, money.lacks.join('; ')] as const] : [],
    ),
  );
  return (
    found.size > 0 && (
      <p>
        <strong>Kwoty są niepełne.</strong>{' '}
        {Array.from(found, ([point, text]) => `Punkt ${point}, brakuje: ${text}.`).join(' ')}
      </p>
    )
  );
}

/** What is paid and paid out at the internal price. */
function Internal({rows}: {readonly rows: readonly PointStatement[]}): ReactNode {
  const of = (value: (money: PointMoney['internal']) => number): number =>
    sumOf(rows, ({money}) => (money ? value(money.internal) : 0));
  const lines = [
    ['Energia wspólna, do zapłaty', of(({chargeKwh}) => chargeKwh), of(({chargeZl}) => chargeZl)],
    ['Energia z zapasu, do zapłaty', of(({stockKwh}) => stockKwh), of(({stockZl}) => stockZl)],
    ['Energia wspólna, do wypłaty', of(({payoutKwh}) => payoutKwh), of(({payoutZl}) => payoutZl)],
    [
      'Energia z zapasu, do wypłaty',
      of(({stockPayoutKwh}) => stockPayoutKwh),
      of(({stockPayoutZl}) => stockPayoutZl),
    ],
  ] as const;
  const prices = [...new Set(rows.flatMap(({money}) => money?.internal.price ?? []))];
  const vat = of(({vatZl}) => vatZl);
  const twice = rows.filter(({money}) => (money?.internal.twiceKwh ?? 0) > 0);
  return (
    prices.some((price) => price > 0) && (
      <>
        <ul>
          {lines
            .filter(([, , zl]) => zl > 0)
            .map(([name, kwh, zl]) => (
              <li key={name}>
                {name}: {formatNumber(kwh, 3)}&nbsp;kWh po{' '}
                {prices.map((price) => formatNumber(price, 4)).join(' i ')}&nbsp;zł/kWh,{' '}
                {zlText(zl)}
              </li>
            ))}
          {vat > 0 && <li>VAT od ceny wewnętrznej: {zlText(vat)}</li>}
        </ul>
        {twice.length > 0 && (
          <p>
            Bez ceny wewnętrznej, bo według rozporządzenia są też na fakturze sprzedawcy:{' '}
            {twice
              .map(
                ({month, point, money}) =>
                  `${monthName(month)}, ${point}: ${formatNumber(money?.internal.twiceKwh ?? 0, 3)} kWh`,
              )
              .join('; ')}
            .
          </p>
        )}
      </>
    )
  );
}

/** What the comparison is with. */
function Way({
  months,
  rows,
}: {
  readonly months: readonly SettledMonth[];
  readonly rows: readonly PointStatement[];
}): ReactNode {
  const ways = new Set(rows.flatMap(({money}) => (money ? [money.without.way] : [])));
  const left = sumOf(rows, ({money}) => money?.without.depositLeftZl ?? 0);
  const prices = months.flatMap(({market}) => market ?? []);
  return (
    ways.size > 0 && (
      <>
        „Bez spółdzielni” to ten sam licznik w najtańszym sposobie, na który pozwala prawo:{' '}
        {Array.from(ways, (way) => withoutNames[way]).join(', ')}.
        {ways.has('netBilling') &&
          ' W net-billingu depozyt miesiąca płaci za energię czynną tego samego miesiąca.'}
        {left > 0 &&
          ` Zostaje z niego ${zlText(left)} na 12 następnych miesięcy; tego nie odliczamy.`}
        {prices.length > 0 &&
          (ways.has('netBilling') || ways.has('sale')) &&
          ` Cena RCEm: ${prices.map(({month, value}) => `${month} ${formatNumber(value, 2)} zł/MWh`).join(', ')}.`}
      </>
    )
  );
}

function Bar({
  name,
  zl,
  got,
  most,
  isOurs = false,
}: {
  readonly name: string;
  /** Paid in all, and got in all. */
  readonly zl: number;
  readonly got: number;
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
        płaci {zlText(zl)}
        {got > 0 && `, dostaje ${zlText(got)}`}
      </dd>
    </div>
  );
}
