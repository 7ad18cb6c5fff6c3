import {datedRates} from '../samples/rates';
import {settleFolder} from '../../src/month/folder';
import {monthsOutput} from '../../src/month/output';
import type {CooperativeRecord} from '../../src/record/schema';
import {monthFolder, readFolder, type MonthFolder} from '../samples/monthFolder';

/**
 * A year worked out once more from the readings, with the rates of 2026 typed here: nothing of the settlement is used.
 * What the page and the command print must be the same to a watt-hour and a grosz.
 */

/** Free days of 2026 that are no Saturday or Sunday. */
const holidays = new Set(
  ['01-01', '01-06', '04-06', '05-01', '06-04', '11-11', '12-24', '12-25'].map(
    (day) => `2026-${day}`,
  ),
);

/** Each rate is an item of the bill. */
interface Rates {
  readonly perKwh: readonly number[];
  /** On working days from 7 to 22. */
  readonly capacity: number;
  readonly monthly: readonly number[];
}

/** Excise, the renewables fee, the cogeneration fee, and the quality rate, which changed in February. */
const fees = (month: string): readonly number[] => [
  0.005,
  0.0073,
  0.003,
  month === '01' ? 0.0331 : 0.0332,
];

const ratesOf: Readonly<Record<string, (month: string) => Rates>> = {
  // The cooperative's farm: it only sells at the internal price.
  '': () => ({perKwh: [], capacity: 0, monthly: []}),
  C12a: (month) => ({
    perKwh: [0.61, 0.25, ...fees(month)],
    capacity: 0.2194,
    monthly: [11.5, 4.2],
  }),
  // PGE; from 1200 to 2800 kWh a year the capacity fee is 17.18 zł; from October the grid takes no subscription.
  G11: (month) => ({
    perKwh: [0.4982, 0.3469, ...fees(month)],
    capacity: 0,
    monthly: [9.98, 17.18, month < '10' ? 4.5 : 0],
  }),
};

interface Sums {
  withdrawn: number;
  injected: number;
  drawn: number;
  given: number;
  /** What was withdrawn and drawn in the hours of the capacity fee. */
  withdrawnThen: number;
  drawnThen: number;
  /** Of the energy shared in the hour, what came to the point and what it gave. */
  received: number;
  supplied: number;
}

interface Lot {
  readonly month: string;
  kwh: number;
}

const fresh = (): Sums => ({
  withdrawn: 0,
  injected: 0,
  drawn: 0,
  given: 0,
  withdrawnThen: 0,
  drawnThen: 0,
  received: 0,
  supplied: 0,
});
const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function monthsLater(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Net, VAT and gross of one bill, zł, each item rounded as on an invoice; `then` is how much of it was bought in the hours of the capacity fee. */
function bill(kwh: number, then: number, rates: Rates) {
  const items = [
    ...rates.perKwh.map((rate) => kwh * rate),
    then * rates.capacity,
    ...rates.monthly,
  ];
  const net = total(items.map((zl) => Math.round(zl * 100 + 1e-7)));
  const vat = Math.round(net * 0.23);
  return {netZl: net / 100, vatZl: vat / 100, grossZl: (net + vat) / 100};
}

function workedOut({hours, input}: MonthFolder, opening: readonly Lot[]) {
  const points = input.points.map(({id}) => hours[id] ?? []);
  const months = new Map<string, {points: Sums[]; taken: number; given: number; shared: number}>();
  points[0]?.forEach(({day, hour}, at) => {
    const key = day.slice(0, 7);
    const month = months.get(key) ?? {points: points.map(fresh), taken: 0, given: 0, shared: 0};
    months.set(key, month);
    const weekday = new Date(day).getUTCDay();
    const isThen = weekday % 6 !== 0 && !holidays.has(day) && hour >= 7 && hour < 22;
    const balances = points.map((own, index) => {
      const {withdrawn = 0, injected = 0} = own[at] ?? {};
      const balance = withdrawn - injected;
      const sums = month.points[index] ?? fresh();
      sums.withdrawn += withdrawn;
      sums.injected += injected;
      sums.drawn += Math.max(balance, 0);
      sums.given += Math.max(-balance, 0);
      sums.withdrawnThen += isThen ? withdrawn : 0;
      sums.drawnThen += isThen ? Math.max(balance, 0) : 0;
      return balance;
    });
    const taken = total(balances.filter((kwh) => kwh > 0));
    const given = -total(balances.filter((kwh) => kwh < 0));
    const shared = Math.min(taken, given);
    balances.forEach((balance, index) => {
      const sums = month.points[index] ?? fresh();
      sums.received += balance > 0 ? (shared * balance) / taken : 0;
      sums.supplied += balance < 0 ? (shared * -balance) / given : 0;
    });
    month.taken += Math.max(taken - given, 0);
    month.given += Math.max(given - taken, 0);
    month.shared += shared;
  });
  let lots = opening.map((lot) => ({...lot}));
  return [...months].map(([month, sums]) => {
    const valid = lots.filter((lot) => monthsLater(lot.month, 12) >= month);
    const expired = total(lots.filter((lot) => !valid.includes(lot)).map(({kwh}) => kwh));
    lots = [...valid, {month, kwh: sums.given * 0.6}];
    let bought = sums.taken;
    for (const lot of lots) {
      const used = Math.min(lot.kwh, bought);
      lot.kwh -= used;
      bought -= used;
    }
    // What the seller bills and the key gave as well has no internal price, and its givers get that much less.
    const twiceOf = (own: Sums, kwh: number): number =>
      Math.min(own.received, Math.max(kwh + own.received - own.drawn, 0));
    const above = sums.points.map(({drawn, given}) => Math.max(drawn - given, 0));
    const billed = above.map((kwh) => (bought * kwh) / total(above));
    const twice = total(sums.points.map((own, index) => twiceOf(own, billed[index] ?? 0)));
    const paidFor = (sums.shared - twice) / sums.shared;
    return {
      month,
      shared: sums.shared,
      bought,
      expired,
      left: total(lots.map(({kwh}) => kwh)),
      points: sums.points.map((own, index) => {
        const kwh = billed[index] ?? 0;
        const internalZl =
          (Math.round((own.received - twiceOf(own, kwh)) * input.internalPrice * 100 + 1e-7) -
            Math.round(own.supplied * paidFor * input.internalPrice * 100 + 1e-7)) /
          100;
        const rates = ratesOf[input.points[index]?.tariff ?? '']?.(month.slice(5));
        return {
          withdrawnKwh: own.withdrawn,
          injectedKwh: own.injected,
          drawnKwh: own.drawn,
          givenKwh: own.given,
          boughtKwh: kwh,
          sharedKwh: own.received,
          money: rates && {
            ...bill(kwh, own.drawn > 0 ? (kwh * own.drawnThen) / own.drawn : 0, rates),
            withoutZl: bill(own.withdrawn, own.withdrawnThen, rates).grossZl,
            internalZl,
          },
        };
      }),
    };
  });
}

interface Printed {
  readonly months: readonly (Readonly<Record<string, number>> & {
    readonly points: readonly Readonly<Record<string, number>>[];
  })[];
}

const folder = monthFolder(365);
const files = readFolder(folder.files);
const {rates} = datedRates;

/** What `npm run rozlicz` prints of the folder. */
function printed(change: Partial<CooperativeRecord>): Printed {
  const input = {...folder.input, ...change};
  const {settled} = settleFolder(input, files, {}, rates);
  return monthsOutput(input, settled.ok ? settled.value.months : []) as unknown as Printed;
}

describe.each([
  ['without an opening stock', []],
  [
    'with an opening stock of three ages',
    [
      {month: '2024-12', kwh: 5000},
      {month: '2025-01', kwh: 9000},
      {month: '2025-12', kwh: 4000},
    ],
  ],
])('twelve months of five points, from files of three operators, %s', (_, stock) => {
  const ours = workedOut(folder, stock);
  const {months} = printed({stock});

  test('have the energy that was worked out apart, to a watt-hour', () => {
    expect(months).toHaveLength(12);
    ours.forEach(({shared, bought, expired, left, points}, index) => {
      const month = months[index];
      expect(month?.sharedKwh).toBeCloseTo(shared, 3);
      expect(month?.boughtKwh).toBeCloseTo(bought, 3);
      expect(month?.expiredKwh).toBeCloseTo(expired, 3);
      const lots = month?.stock as unknown as readonly {readonly leftKwh: number}[];
      expect(total(lots.map(({leftKwh}) => leftKwh))).toBeCloseTo(left, 3);
      points.forEach((own, point) => {
        for (const [name, kwh] of Object.entries(own)) {
          if (typeof kwh === 'number') {
            expect(month?.points[point]?.[name]).toBeCloseTo(kwh, 3);
          }
        }
      });
    });
    expect(total(ours.map(({expired}) => expired)) > 0).toBe(stock.length > 0);
  });

  test('have the bills that were worked out apart, to a grosz', () => {
    ours.forEach(({points}, index) => {
      points.forEach(({money}, point) => {
        const own = months[index]?.points[point];
        const {netZl, vatZl, grossZl, withoutZl, internalZl} = own ?? {};
        expect(money && {netZl, vatZl, grossZl, withoutZl, internalZl}).toEqual(money);
      });
    });
  });
});
