import {kwhComponents, type Component} from '../money/components';
import type {IsoDay} from '@cooperative/polish';
import {archiveWith} from './archive';
import {monthName, writeMonth, type Month} from './calendar';
import type {CooperativeRecord} from '../record/schema';
import {netName} from './sellerItems';
import {mayChange, type SettledMonth} from './settleMonths';
import type {Format} from './sheet';
import {
  cooperativeItself,
  statementsOf,
  stockPayoutText,
  stockPayoutsOf,
  type PointMoney,
  type PointStatement,
} from './statement';
import {writeStock} from './stock';

/** A price of a kWh in a tariff of group B has five places. */
const priceDigits = 5;

/** Rows for the books: kWh and net zlotys by month, member, point and component, then VAT and gross. */
export function booksRows(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  format: Format,
): readonly (readonly string[])[] {
  const provisional = new Set(months.filter(mayChange).map(({month}) => month));
  const written = (value: number | undefined, digits: number): string =>
    value === undefined ? '' : format(value, digits);
  const rowOf = (
    month: Month,
    [member, point, ppe]: readonly [member: string, point: string, ppe: string],
    {name, kwh, price, zl, note = ''}: BookLine,
  ): readonly string[] => [
    writeMonth(month),
    member,
    point,
    // Spaces in a number of 18 digits keep spreadsheets from rounding it.
    ppe.replace(/(\d{4})(?=\d)/g, '$1 '),
    name,
    written(kwh, 3),
    written(price, priceDigits),
    written(zl, 2),
    note,
    provisional.has(month) ? 'wstępny' : '',
  ];
  return [
    [
      'Miesiąc',
      'Członek',
      'Punkt',
      'Numer PPE',
      'Składnik',
      'kWh',
      'zł za kWh',
      'zł',
      'Uwagi',
      'Stan miesiąca',
    ],
    ...statementsOf(input, months).flatMap((own) =>
      [...energyLines(own), ...(own.money ? moneyLines(own, own.money, input) : [])].map((line) =>
        rowOf(own.month, [own.member, own.point, own.ppe], line),
      ),
    ),
    ...stockPayoutsOf(input, months)
      .filter(({isPaid}) => !isPaid)
      .map((payout) => {
        const {month, to, who, kwh, price, zl} = payout;
        const paidTo = to === 'cooperative' ? cooperativeItself : (who ?? '');
        const note = stockPayoutText(payout);
        return rowOf(month, [paidTo, '', ''], {name: stockPayout, kwh, price, zl: 0 - zl, note});
      }),
  ];
}

/** One line of the books; a number that it has none of is left out. */
interface BookLine {
  readonly name: string;
  readonly kwh?: number;
  /** Zlotys per kWh. */
  readonly price?: number;
  readonly zl?: number;
  readonly note?: string;
}

function energyLines(own: PointStatement): readonly BookLine[] {
  return [
    {name: 'Pobrana z sieci', kwh: own.withdrawnKwh},
    {name: 'Wprowadzona do sieci', kwh: own.injectedKwh},
    {name: 'Pobrana po bilansie godzin', kwh: own.drawnKwh},
    {name: 'Oddana po bilansie godzin', kwh: own.givenKwh},
    {name: 'Wspólna w godzinie', kwh: own.sharedKwh, note: 'według klucza'},
    {name: 'Odebrana z zapasu', kwh: own.usedCreditKwh, note: 'według klucza'},
    {name: 'Kupiona u sprzedawcy', kwh: own.boughtKwh, note: '§ 3 ust. 3 rozporządzenia'},
    {
      name: 'Ze spółdzielni',
      kwh: own.fromCooperativeKwh,
      note: 'pobrana po bilansie mniej kupiona',
    },
  ];
}

function moneyLines(
  {boughtKwh}: PointStatement,
  money: PointMoney,
  {gridReading}: CooperativeRecord,
): readonly BookLine[] {
  const {internal, without} = money;
  const priced = (name: string, kwh: number, zl: number): readonly BookLine[] =>
    zl === 0 && kwh === 0 ? [] : [{name, kwh, price: internal.price, zl}];
  return [
    ...money.parts.map(({component, netZl, exactZl}) => ({
      name: netName(component),
      ...(perBoughtKwh.has(component) &&
        boughtKwh > 0 && {kwh: boughtKwh, price: exactZl / boughtKwh}),
      zl: netZl,
      note: component === 'gridDue' ? 'interpretacja ostrożna (A5)' : '',
    })),
    {
      name: 'Razem netto',
      zl: money.netZl,
      note: money.lacks.map((text) => `niepełna, brakuje: ${text}`).join('; '),
    },
    {name: 'VAT', zl: money.vatZl},
    {
      name: 'Razem brutto',
      zl: money.grossZl,
      note: `opłata za sieć od energii wspólnej: interpretacja ${gridReading === 1 ? 'korzystna' : 'ostrożna'} (A5)`,
    },
    ...priced('Energia wspólna, do zapłaty', internal.chargeKwh, internal.chargeZl),
    ...priced('Energia z zapasu, do zapłaty', internal.stockKwh, internal.stockZl),
    ...(internal.vatZl === 0
      ? []
      : [{name: 'VAT od ceny wewnętrznej', zl: internal.vatZl, note: 'A8'}]),
    ...priced('Energia wspólna, do wypłaty', internal.payoutKwh, 0 - internal.payoutZl),
    ...priced(stockPayout, internal.stockPayoutKwh, 0 - internal.stockPayoutZl),
    ...(internal.twiceKwh === 0
      ? []
      : [
          {
            name: 'Według klucza, ale i na fakturze sprzedawcy',
            kwh: internal.twiceKwh,
            note: 'bez ceny wewnętrznej, żeby nie płacić dwa razy',
          },
        ]),
    {name: 'Do zapłaty razem', zl: money.paidZl},
    {name: 'Do wypłaty razem', zl: money.gotZl},
    {name: 'Bez spółdzielni, do zapłaty', zl: without.paidZl, note: withoutNames[without.way]},
    ...(without.gotZl === 0 ? [] : [{name: 'Bez spółdzielni, do wypłaty', zl: without.gotZl}]),
  ];
}

const stockPayout = 'Energia z zapasu, do wypłaty';

/**
 * Components charged by the kWh that are bought. The capacity fee is of some hours only, and the excise may be of energy
 * that was not bought.
 */
const perBoughtKwh: ReadonlySet<Component> = new Set(
  kwhComponents.filter((component) => component !== 'capacity' && component !== 'excise'),
);

/** How the cheapest way without the cooperative is called. */
export const withoutNames: Readonly<Record<PointMoney['without']['way'], string>> = {
  alone: 'zakup całego poboru',
  netBilling: 'net-billing',
  sale: 'sprzedaż po cenie rynkowej',
};

/**
 * Numbers of the yearly report (art. 38m of the act): energy generated and used, month by month. Used is what was
 * withdrawn, and what was generated and not given. Empty where nobody measured the generation behind a meter.
 */
export function reportRows(
  months: readonly SettledMonth[],
  format: Format,
): readonly (readonly string[])[] {
  return [
    ['Miesiąc', 'Wytworzona (kWh)', 'Zużyta (kWh)'],
    ...months.map((month) => {
      const {generatedKwh, usedKwh} = generatedAndUsed(month);
      return [
        monthName(month.month),
        generatedKwh === null ? '' : format(generatedKwh, 3),
        usedKwh === null ? '' : format(usedKwh, 3),
      ];
    }),
  ];
}

/** Energy generated and used by all points in a month; null if the generation of one of them is not known. */
export function generatedAndUsed({exchanges}: Pick<SettledMonth, 'exchanges'>): {
  readonly generatedKwh: number | null;
  readonly usedKwh: number | null;
} {
  const generated = exchanges.map(({generatedKwh}) => generatedKwh);
  const known = generated.filter((kwh) => kwh !== null);
  if (known.length < generated.length) {
    return {generatedKwh: null, usedKwh: null};
  }
  const generatedKwh = known.reduce((all, kwh) => all + kwh, 0);
  const exchanged = exchanges.reduce(
    (all, {withdrawnKwh, injectedKwh}) => all + withdrawnKwh - injectedKwh,
    0,
  );
  return {generatedKwh, usedKwh: generatedKwh + exchanged};
}

/**
 * The file of the month: the same cooperative with the stock that the last closed month left, and all closed months in the
 * archive. `day` is the day of the settlement, `2026-07-08`.
 */
export function nextMonthFile(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  day: IsoDay,
): CooperativeRecord {
  const closed = months.filter(({isOpen}) => !isOpen);
  const last = closed.at(-1);
  return last
    ? {
        ...input,
        stock: writeStock(last.closing),
        settled: archiveWith(input, closed, day),
        settledTo: writeMonth(last.month),
      }
    : input;
}
