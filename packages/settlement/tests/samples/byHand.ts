import type {CooperativeRecord} from '../../src/record/schema';
import type {TestHour} from '../../../meter-files/tests/samples/meterFiles';

/*
 * A cooperative settled as somebody would from the act and the regulation, in plain loops: nothing of the settlement is
 * used. § 2 ust. 3 (hourly balance), § 3 ust. 1 (the period), § 3 ust. 3 (who buys), § 4 ust. 1 (the oldest lot first) of
 * Dz.U. 2022 poz. 703; art. 38c ust. 8 (twelve months) and ust. 13 (what is not charged) of the act on renewables; § 4
 * ust. 2–4 where rates have zones; net-billing by the month's price, where that is cheaper than buying alone.
 */

export interface HandPoint {
  readonly id: string;
  readonly isOfCooperative: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly annualKwh: number;
  /** Of what stands behind it. */
  readonly sourceKw: number;
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
  /** What is charged for the stock goes to those whose surplus it was. */
  readonly paysGivers: boolean;
  /** Fixed shares of the points in a month, in their order; null where energy goes by the hour. */
  readonly shares: (month: string) => readonly number[] | null;
  /** zł/MWh */
  readonly market: (month: string) => number;
}

/** kWh that each point gave to the stock of a month, by the names of both. */
export type HandSurplus = Readonly<Record<string, Readonly<Record<string, number>>>>;

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

/** kWh of one zone of the rates. */
interface ZoneSums {
  withdrawn: number;
  drawn: number;
  given: number;
  /** In the hours of the capacity fee. */
  drawnThen: number;
  withdrawnThen: number;
}

interface PointSums {
  withdrawn: number;
  injected: number;
  drawn: number;
  given: number;
  shared: number;
  delivered: number;
  readonly zones: readonly ZoneSums[];
}

type Rates = CooperativeRecord['tariffs'][string];

function zonesIn(rates: Rates | undefined): number {
  return rates?.kind === 'own' ? rates.zones.length : 1;
}

/** Which zone an hour is in, from 0. */
function zoneAt(rates: Rates | undefined, hour: number, isFree: boolean): number {
  return rates?.kind === 'own' && rates.schedule
    ? (rates.schedule[isFree ? 'freeDay' : 'workday'][hour] ?? 0)
    : 0;
}

/**
 * kWh bought, by zone: in proportion to what each zone drew above what it gave, after zones that gave more have covered the
 * others, those of the dearest grid rate first; within a zone in proportion to what it drew.
 */
function byZone(bought: number, zones: readonly ZoneSums[], rates: Rates | undefined): Billed[] {
  const above = zones.map(({drawn, given}) => drawn - given);
  const network = (zone: number): number =>
    rates?.kind === 'own' ? (rates.zones[zone]?.network ?? 0) : 0;
  const order = [...zones.keys()].sort((one, other) => network(other) - network(one));
  for (const from of order) {
    for (const to of order) {
      const moved = Math.min(Math.max(-(above[from] ?? 0), 0), Math.max(above[to] ?? 0, 0));
      above[from] = (above[from] ?? 0) + moved;
      above[to] = (above[to] ?? 0) - moved;
    }
  }
  const isAbove = above.reduce((all, one) => all + one, 0) > 0;
  const weights = isAbove ? above.map((one) => Math.max(one, 0)) : zones.map(({drawn}) => drawn);
  const all = weights.reduce((total, one) => total + one, 0);
  return zones.map(({drawn, drawnThen}, zone) => {
    const kwh = all > 0 ? (bought * (weights[zone] ?? 0)) / all : 0;
    return {kwh, then: drawn > 0 ? (kwh * drawnThen) / drawn : 0};
  });
}

/** What a zone is billed for, kWh, and how much of it in the hours of the capacity fee. */
interface Billed {
  readonly kwh: number;
  readonly then: number;
}

/**
 * An amount poured into vessels of such widths, none above its limit: all that are not full stand equally high. What is left
 * then goes to those without a width, in proportion to their limits.
 */
function poured(
  amount: number,
  widths: readonly number[],
  limits: readonly number[],
): readonly number[] {
  const at = (height: number): readonly number[] =>
    widths.map((width, index) => Math.min(width * height, limits[index] ?? 0));
  const total = (those: readonly number[]): number => those.reduce((all, one) => all + one, 0);
  const wide = total(limits.filter((_, index) => (widths[index] ?? 0) > 0));
  if (amount >= wide) {
    const thin = total(limits) - wide;
    return limits.map((limit, index) =>
      (widths[index] ?? 0) > 0
        ? limit
        : thin > 0
          ? (Math.min(amount - wide, thin) * limit) / thin
          : 0,
    );
  }
  let [low, high] = [0, 1];
  while (total(at(high)) < amount) {
    high *= 2;
  }
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = total(at(middle)) < amount ? [middle, high] : [low, middle];
  }
  return at(high);
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
  tariff: Rates,
  {
    zones,
    month,
    part,
    annualKwh,
  }: {
    readonly zones: readonly Billed[];
    readonly month: string;
    readonly part: number;
    readonly annualKwh: number;
  },
): number {
  // Excise, the renewables fee, the cogeneration fee and the quality rate, which changed in February.
  const fees = [0.005, 0.0073, 0.003, month === '2026-01' ? 0.0331 : 0.0332];
  const kwh = zones.reduce((all, zone) => all + zone.kwh, 0);
  const then = zones.reduce((all, zone) => all + zone.then, 0);
  const costs = fees.map((fee) => fee * kwh);
  let capacity = 0;
  let monthly: number[] = [];
  if (tariff.kind === 'own') {
    for (const rate of ['energy', 'network'] as const) {
      costs.push(
        zones.reduce((all, zone, at) => all + zone.kwh * (tariff.zones[at]?.[rate] ?? 0), 0),
      );
    }
    capacity =
      then * 0.2194 * (tariff.capacity.kind === 'perKwh' ? tariff.capacity.coefficient : 0);
    monthly = [tariff.fixedNetwork ?? 0, tariff.subscription ?? 0];
  } else {
    costs.push(kwh * 0.4982, kwh * 0.3469);
    const flat =
      annualKwh < 500 ? 4.29 : annualKwh < 1200 ? 10.31 : annualKwh <= 2800 ? 17.18 : 24.05;
    monthly = [9.98, flat, month < '2026-10' ? 4.5 : 0];
  }
  let net = grosze(capacity);
  for (const cost of costs) {
    net += grosze(cost);
  }
  for (const fee of monthly) {
    net += grosze(fee * part);
  }
  return net;
}

/** What active energy costs with excise and tax: all that a deposit pays for, zł. */
function activeEnergy(tariff: Rates, zones: readonly number[]): number {
  let cost = 0;
  for (const [at, kwh] of zones.entries()) {
    cost += kwh * ((tariff.kind === 'own' ? (tariff.zones[at]?.energy ?? 0) : 0.4982) + 0.005);
  }
  return cost * 1.23;
}

/** Months one after the other, from the lots that the first opens with. */
export function settledByHand(
  points: readonly HandPoint[],
  months: readonly string[],
  opening: readonly Lot[],
  terms: HandTerms,
  known: HandSurplus = {},
) {
  const surplus: Record<string, Readonly<Record<string, number>>> = {...known};
  let lots = opening.map((lot) => ({...lot}));
  return months.map((month) => {
    const before = lots.map((lot) => ({...lot}));
    const ratesOf = points.map((point) => terms.tariffs[point.rates(month) ?? '']);
    const sums = ratesOf.map((rates): PointSums => ({
      withdrawn: 0,
      injected: 0,
      drawn: 0,
      given: 0,
      shared: 0,
      delivered: 0,
      zones: Array.from({length: zonesIn(rates)}, () => ({
        withdrawn: 0,
        drawn: 0,
        given: 0,
        drawnThen: 0,
        withdrawnThen: 0,
      })),
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
      const isFree = weekday === 0 || weekday === 6 || freeDays.includes(day);
      const isThen = !isFree && hour >= 7 && hour < 22;
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
          const zone = sum.zones[zoneAt(ratesOf[index], hour, isFree)];
          if (zone) {
            zone.withdrawn += withdrawn;
            zone.drawn += Math.max(balance, 0);
            zone.given += Math.max(-balance, 0);
            zone.drawnThen += isThen ? Math.max(balance, 0) : 0;
            zone.withdrawnThen += isThen ? withdrawn : 0;
          }
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
    const usedOf: Record<string, number> = {};
    for (const lot of lots) {
      const used = Math.min(lot.kwh, bought);
      lot.kwh -= used;
      bought -= used;
      usedOf[lot.month] = (usedOf[lot.month] ?? 0) + used;
    }
    surplus[month] = Object.fromEntries(
      points.map(({id}, index) => {
        const {given = 0, delivered = 0} = sums[index] ?? {};
        return [id, Math.max(given - delivered, 0)];
      }),
    );
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

    // By fixed shares what all had together is divided anew, and the stock after it.
    const shares = terms.shares(month)?.map((share, index) => {
      const point = points[index];
      return point && daysThere(point, month) > 0 ? share : 0;
    });
    const limits = sums.map((sum) => sum.drawn);
    const anew = shares && poured(sharedKwh, shares, limits);
    for (const [index, kwh] of anew?.entries() ?? []) {
      const sum = sums[index];
      if (sum) {
        sum.shared = kwh;
      }
    }
    const ofStock =
      shares &&
      poured(
        usedCredit,
        shares,
        sums.map((sum) => Math.max(sum.drawn - sum.shared, 0)),
      );
    const creditOf = (sum: PointSums): number =>
      ofStock?.[sums.indexOf(sum)] ??
      (imported > 0 ? (usedCredit * (sum.drawn - sum.shared)) / imported : 0);

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
    // Of each lot used, each has what it had in the surplus of the lot's month.
    const givers = points.map(({id}) => {
      let part = 0;
      for (const [lot, used] of Object.entries(usedOf)) {
        const all = Object.values(surplus[lot] ?? {}).reduce((total, own) => total + own, 0);
        part +=
          all > 0 && usedCredit > 0 ? ((used / usedCredit) * (surplus[lot]?.[id] ?? 0)) / all : 0;
      }
      return forStock * part;
    });
    return {
      month,
      before,
      surplus: surplus[month] ?? {},
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
        const rates = ratesOf[index];
        const {annualKwh} = point;
        const kwh = boughtOf(sum);
        const billed = (zones: readonly Billed[]): number => {
          const items = rates ? itemsOf(rates, {zones, month, part, annualKwh}) : 0;
          return items + Math.round(items * 0.23);
        };
        const net = rates
          ? itemsOf(rates, {zones: byZone(kwh, sum.zones, rates), month, part, annualKwh})
          : 0;
        const vat = Math.round(net * 0.23);
        const alone = billed(
          sum.zones.map((zone) => ({kwh: zone.withdrawn, then: zone.withdrawnThen})),
        );
        // Above 50 kW what is given is sold; below, its value is a deposit for active energy.
        const isSale = point.sourceKw > 50;
        const worth = (sum.given * Math.max(terms.market(month), 0)) / 1000;
        const deposit = isSale ? worth : worth * 1.23;
        const active = rates
          ? activeEnergy(
              rates,
              sum.zones.map(({drawn: own}) => own),
            )
          : 0;
        const inNetBilling =
          billed(sum.zones.map((zone) => ({kwh: zone.drawn, then: zone.drawnThen}))) -
          grosze(isSale ? deposit : Math.min(deposit, active));
        const charge = grosze(own.shared * price) + grosze(own.stock * price);
        const tax = terms.hasVat ? grosze((charge / 100) * 0.23) : 0;
        const payout =
          (sharedKwh > 0 ? grosze(((sum.delivered * allCharged) / sharedKwh) * price) : 0) +
          (terms.paysCooperative && point.isOfCooperative ? forStock : 0) +
          (terms.paysGivers ? (givers[index] ?? 0) : 0);
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
              withoutZl: Math.min(alone, sum.given > 0 ? inNetBilling : alone) / 100,
            },
          },
        ];
      }),
    };
  });
}
