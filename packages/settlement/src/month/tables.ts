import {kwhComponents, type Component} from '../money/components';
import type {IsoDay} from '@cooperative/polish';
import {archiveWith} from './archive';
import {monthName, writeMonth} from './calendar';
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
  const kwh = (value: number): string => format(value, 3);
  const zl = (value: number): string => format(value, 2);
  const provisional = new Set(months.filter(mayChange).map(({month}) => writeMonth(month)));
  const columns = [
    'Miesiąc',
    'Członek',
    'Punkt',
    'Numer PPE',
    'Składnik',
    'kWh',
    'zł za kWh',
    'zł',
  ];
  return [
    [...columns, 'Uwagi', 'Stan miesiąca'],
    ...statementsOf(input, months)
      .flatMap((own) => {
        const {month, member, point, ppe, money} = own;
        // Spaces in a number of 18 digits keep spreadsheets from rounding it.
        const head = [writeMonth(month), member, point, ppe.replace(/(\d{4})(?=\d)/g, '$1 ')];
        const energy = (name: string, value: number, note = ''): readonly string[] => [
          ...head,
          name,
          kwh(value),
          '',
          '',
          note,
        ];
        const cost = (name: string, value: number, note = ''): readonly string[] => [
          ...head,
          name,
          '',
          '',
          zl(value),
          note,
        ];
        const price = money?.internal.price ?? 0;
        const priced = (
          name: string,
          amount: number,
          value: number,
          note = '',
        ): readonly string[] =>
          value === 0 && amount === 0
            ? []
            : [...head, name, kwh(amount), format(price, priceDigits), zl(value), note];
        const rows = [
          energy('Pobrana z sieci', own.withdrawnKwh),
          energy('Wprowadzona do sieci', own.injectedKwh),
          energy('Pobrana po bilansie godzin', own.drawnKwh),
          energy('Oddana po bilansie godzin', own.givenKwh),
          energy('Wspólna w godzinie', own.sharedKwh, 'według klucza'),
          energy('Odebrana z zapasu', own.usedCreditKwh, 'według klucza'),
          energy('Kupiona u sprzedawcy', own.boughtKwh, '§ 3 ust. 3 rozporządzenia'),
          energy('Ze spółdzielni', own.fromCooperativeKwh, 'pobrana po bilansie mniej kupiona'),
        ];
        if (money === null) {
          return rows;
        }
        const {internal, without} = money;
        return [
          ...rows,
          ...money.parts.map(({component, netZl, exactZl}) => [
            ...head,
            netName(component),
            ...(perBoughtKwh.has(component) && own.boughtKwh > 0
              ? [kwh(own.boughtKwh), format(exactZl / own.boughtKwh, priceDigits)]
              : ['', '']),
            zl(netZl),
            component === 'gridDue' ? 'interpretacja ostrożna (A5)' : '',
          ]),
          cost(
            'Razem netto',
            money.netZl,
            money.lacks.map((text) => `niepełna, brakuje: ${text}`).join('; '),
          ),
          cost('VAT', money.vatZl),
          cost(
            'Razem brutto',
            money.grossZl,
            `opłata za sieć od energii wspólnej: interpretacja ${input.gridReading === 1 ? 'korzystna' : 'ostrożna'} (A5)`,
          ),
          priced('Energia wspólna, do zapłaty', internal.chargeKwh, internal.chargeZl),
          priced('Energia z zapasu, do zapłaty', internal.stockKwh, internal.stockZl),
          ...(internal.vatZl === 0 ? [] : [cost('VAT od ceny wewnętrznej', internal.vatZl, 'A8')]),
          priced('Energia wspólna, do wypłaty', internal.payoutKwh, 0 - internal.payoutZl),
          priced(stockPayout, internal.stockPayoutKwh, 0 - internal.stockPayoutZl),
          ...(internal.twiceKwh === 0
            ? []
            : [
                energy(
                  'Według klucza, ale i na fakturze sprzedawcy',
                  internal.twiceKwh,
                  'bez ceny wewnętrznej, żeby nie płacić dwa razy',
                ),
              ]),
          cost('Do zapłaty razem', money.paidZl),
          cost('Do wypłaty razem', money.gotZl),
          cost('Bez spółdzielni, do zapłaty', without.paidZl, withoutNames[without.way]),
          ...(without.gotZl === 0 ? [] : [cost('Bez spółdzielni, do wypłaty', without.gotZl)]),
        ].filter((row) => row.length > 0);
      })
      .concat(
        stockPayoutsOf(input, months)
          .filter(({isPaid}) => !isPaid)
          .map((payout) => [
            writeMonth(payout.month),
            payout.to === 'cooperative' ? cooperativeItself : (payout.who ?? ''),
            '',
            '',
            stockPayout,
            kwh(payout.kwh),
            format(payout.price, priceDigits),
            zl(0 - payout.zl),
            stockPayoutText(payout),
          ]),
      )
      .map((row) => [...row, provisional.has(row[0] ?? '') ? 'wstępny' : '']),
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
