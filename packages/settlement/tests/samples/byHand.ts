import type {CooperativeRecord} from '../../src/record/schema';
import type {TestHour} from '../../../meter-files/tests/samples/meterFiles';

/*
 * A cooperative settled as somebody would from the act and the regulation, in plain loops: nothing of the settlement is
 * used. § 2 ust. 3 (hourly balance), § 3 ust. 1 (the period), § 3 ust. 3 (who buys), § 4 ust. 1 (the oldest lot first) of
 * Dz.U. 2022 poz. 703; art. 38c ust. 8 (twelve months) and ust. 13 (what is not charged) of the act on renewables.
 */

export interface HandPoint {
  readonly id: string;
  readonly isOfCooperative: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly annualKwh: number;
  /** The name of the rates of a month; null for a point that has none. */
  readonly rates: (month: string) => string | null;
  readonly hours: readonly TestHour[];
}

export interface HandTerms {
  readonly tariffs: CooperativeRecord['tariffs'];
  /** Of shared energy, zł/kWh. */
  readonly price: (month: string) => number;
  readonly hasVat: boolean;
  readonly pricesStock: boolean;
  readonly paysCooperative: boolean;
}

export interface Lot {
  readonly month: string;
  readonly kwh: number;
}

/** Free days of 2026 that are no Saturday or Sunday. */
const freeDays = [
  '2026-01-01',
  '2026-01-06',
  '2026-04-06',
  '2026-05-01',
  '2026-06-04',
  '2026-11-11',
  '2026-12-24',
  '2026-12-25',
];

interface PointSums {
  withdrawn: number;
  injected: number;
  drawn: number;
  given: number;
  shared: number;
  delivered: number;
  /** In the hours of the capacity fee. */
  drawnThen: number;
  withdrawnThen: number;
}

function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}

function monthsBetween(one: string, other: string): number {
  const at = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return at(other) - at(one);
}

/** The days of a month on which a point is there. */
function daysThere({from = '', to = '9999'}: HandPoint, month: string): number {
  let count = 0;
  for (let day = 1; day <= daysIn(month); day += 1) {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    if (date >= from && date <= to) {
      count += 1;
    }
  }
  return count;
}

function grosze(zl: number): number {
  return Math.round(zl * 100 + 1e-7);
}

/** The items of a bill for kWh bought, of which some in the hours of the capacity fee; whole grosze. */
function itemsOf(
  tariff: CooperativeRecord['tariffs'][string],
  {
    kwh,
    then,
    month,
    part,
    annualKwh,
  }: {
    readonly kwh: number;
    readonly then: number;
    readonly month: string;
    readonly part: number;
    readonly annualKwh: number;
  },
): number {
  // Excise, the renewables fee, the cogeneration fee and the quality rate, which changed in February.
  const fees = [0.005, 0.0073, 0.003, month === '2026-01' ? 0.0331 : 0.0332];
  let perKwh: number[] = [];
  let capacity = 0;
  let monthly: number[] = [];
  if (tariff.kind === 'own') {
    const [zone] = tariff.zones;
    perKwh = [zone?.energy ?? 0, zone?.network ?? 0, ...fees];
    capacity =
      then * 0.2194 * (tariff.capacity.kind === 'perKwh' ? tariff.capacity.coefficient : 0);
    monthly = [tariff.fixedNetwork ?? 0, tariff.subscription ?? 0];
  } else {
    perKwh = [0.4982, 0.3469, ...fees];
    const flat =
      annualKwh < 500 ? 4.29 : annualKwh < 1200 ? 10.31 : annualKwh <= 2800 ? 17.18 : 24.05;
    monthly = [9.98, flat, month < '2026-10' ? 4.5 : 0];
  }
  let net = grosze(capacity);
  for (const rate of perKwh) {
    net += grosze(kwh * rate);
  }
  for (const fee of monthly) {
    net += grosze(fee * part);
  }
  return net;
}

/** Months one after the other, from the lots that the first opens with. */
export function settledByHand(
  points: readonly HandPoint[],
  months: readonly string[],
  opening: readonly Lot[],
  terms: HandTerms,
) {
  let lots = opening.map((lot) => ({...lot}));
  return months.map((month) => {
    const before = lots.map((lot) => ({...lot}));
    const sums = points.map((): PointSums => ({
      withdrawn: 0,
      injected: 0,
      drawn: 0,
      given: 0,
      shared: 0,
      delivered: 0,
      drawnThen: 0,
      withdrawnThen: 0,
    }));
    let imported = 0;
    let exported = 0;
    let sharedKwh = 0;
    const hours = points[0]?.hours ?? [];
    for (const [at, {day, hour}] of hours.entries()) {
      if (!day.startsWith(month)) {
        continue;
      }
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      const isThen =
        weekday !== 0 && weekday !== 6 && !freeDays.includes(day) && hour >= 7 && hour < 22;
      const balances: number[] = [];
      let taken = 0;
      let given = 0;
      for (const [index, point] of points.entries()) {
        const own = point.hours[at];
        const isThere = day >= (point.from ?? '') && day <= (point.to ?? '9999');
        const withdrawn = isThere ? (own?.withdrawn ?? 0) : 0;
        const injected = isThere ? (own?.injected ?? 0) : 0;
        const balance = withdrawn - injected;
        balances.push(balance);
        taken += Math.max(balance, 0);
        given += Math.max(-balance, 0);
        const sum = sums[index];
        if (sum) {
          sum.withdrawn += withdrawn;
          sum.injected += injected;
          sum.drawn += Math.max(balance, 0);
          sum.given += Math.max(-balance, 0);
          sum.drawnThen += isThen ? Math.max(balance, 0) : 0;
          sum.withdrawnThen += isThen ? withdrawn : 0;
        }
      }
      const shared = Math.min(taken, given);
      sharedKwh += shared;
      imported += taken - shared;
      exported += given - shared;
      for (const [index, balance] of balances.entries()) {
        const sum = sums[index];
        if (sum && balance > 0) {
          sum.shared += (shared * balance) / taken;
        }
        if (sum && balance < 0) {
          sum.delivered += (shared * -balance) / given;
        }
      }
    }

    // The stock: what is too old is lost, what was given in this month may be used in it, the oldest goes first.
    let expired = 0;
    lots = lots.filter((lot) => {
      const isTooOld = monthsBetween(lot.month, month) > 12;
      expired += isTooOld ? lot.kwh : 0;
      return !isTooOld;
    });
    lots.push({month, kwh: exported * 0.6});
    let bought = imported;
    for (const lot of lots) {
      const used = Math.min(lot.kwh, bought);
      lot.kwh -= used;
      bought -= used;
    }
    const usedCredit = imported - bought;

    // Who buys: in proportion to what each drew above what it gave; if nobody did, to what each drew.
    let above = 0;
    let drawn = 0;
    for (const sum of sums) {
      above += Math.max(sum.drawn - sum.given, 0);
      drawn += sum.drawn;
    }
    const boughtOf = (sum: PointSums): number =>
      above > 0
        ? (bought * Math.max(sum.drawn - sum.given, 0)) / above
        : drawn > 0
          ? (bought * sum.drawn) / drawn
          : 0;
    const creditOf = (sum: PointSums): number =>
      imported > 0 ? (usedCredit * (sum.drawn - sum.shared)) / imported : 0;

    // At the internal price no kWh is paid for that the seller bills too: first none from the stock, then none shared.
    const price = terms.price(month);
    const charged = sums.map((sum) => {
      const stock = terms.pricesStock ? creditOf(sum) : 0;
      const twice = Math.min(
        Math.max(boughtOf(sum) + sum.shared + stock - sum.drawn, 0),
        sum.shared + stock,
      );
      return {
        stock: Math.max(stock - twice, 0),
        shared: sum.shared - Math.max(twice - stock, 0),
      };
    });
    let allCharged = 0;
    let forStock = 0;
    for (const [index, one] of charged.entries()) {
      allCharged += one.shared;
      const point = points[index];
      if (point && (point.isOfCooperative || point.rates(month) !== null)) {
        forStock += grosze(one.stock * price);
      }
    }
    return {
      month,
      before,
      sharedKwh,
      boughtKwh: bought,
      expiredKwh: expired,
      usedCreditKwh: usedCredit,
      left: lots.filter(({kwh}) => kwh > 0).map((lot) => ({...lot})),
      points: points.flatMap((point, index) => {
        const sum = sums[index];
        const own = charged[index];
        const days = daysThere(point, month);
        if (!sum || !own || days === 0) {
          return [];
        }
        const part = days / daysIn(month);
        const rates = terms.tariffs[point.rates(month) ?? ''];
        const {annualKwh} = point;
        const kwh = boughtOf(sum);
        const then = sum.drawn > 0 ? (kwh * sum.drawnThen) / sum.drawn : 0;
        const net = rates ? itemsOf(rates, {kwh, then, month, part, annualKwh}) : 0;
        const vat = Math.round(net * 0.23);
        const alone = rates
          ? itemsOf(rates, {
              kwh: sum.withdrawn,
              then: sum.withdrawnThen,
              month,
              part,
              annualKwh,
            })
          : 0;
        const charge = grosze(own.shared * price) + grosze(own.stock * price);
        const tax = terms.hasVat ? grosze((charge / 100) * 0.23) : 0;
        const payout =
          (sharedKwh > 0 ? grosze(((sum.delivered * allCharged) / sharedKwh) * price) : 0) +
          (terms.paysCooperative && point.isOfCooperative ? forStock : 0);
        return [
          {
            point: point.id,
            kwh: {
              withdrawnKwh: sum.withdrawn,
              injectedKwh: sum.injected,
              drawnKwh: sum.drawn,
              givenKwh: sum.given,
              sharedKwh: sum.shared,
              usedCreditKwh: creditOf(sum),
              boughtKwh: kwh,
            },
            zl: {
              netZl: net / 100,
              vatZl: vat / 100,
              grossZl: (net + vat) / 100,
              paidZl: (net + vat + charge + tax) / 100,
              gotZl: payout / 100,
              internalZl: (charge + tax - payout) / 100,
              withoutZl: (alone + Math.round(alone * 0.23)) / 100,
            },
          },
        ];
      }),
    };
  });
}
