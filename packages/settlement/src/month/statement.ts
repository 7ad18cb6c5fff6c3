import {percent, type Percent, toGrosze, toZloty, zloty, type Zloty} from '@cooperative/polish';
import {prosumerPowerLimit} from '../law/law';
import {makeBill} from '../money/bill';
import {components, type Component} from '../money/components';
import type {Costs} from '../money/tariff';
import {sum} from '../split';
import type {MemberResult} from '../types';
import {monthName, type Month} from './calendar';
import {inputOfMonth, livedPart} from './life';
import type {CooperativeRecord, Point} from '../record/schema';
import {ownerOf} from '../record/sources';
import type {SettledMonth} from './settleMonths';
import {giversPart} from './surplus';

/** Who owns the points that belong to no member. */
export const cooperativeItself = 'Spółdzielnia';

/** One component of a bill, net zlotys, rounded to grosze as on an invoice. */
interface StatementPart {
  readonly component: Component;
  readonly netZl: Zloty;
  /** Before it is rounded to a grosz: by its kWh it is the price of the tariff. */
  readonly exactZl: number;
}

/** One point in one month; energy in kWh. */
export interface PointStatement {
  readonly month: Month;
  readonly point: string;
  readonly ppe: string;
  readonly member: string;
  /** Before any balance: what the meter counted. */
  readonly withdrawnKwh: number;
  readonly injectedKwh: number;
  /** After the balance of the hour. */
  readonly drawnKwh: number;
  readonly givenKwh: number;
  /** By law, as on the bill. */
  readonly boughtKwh: number;
  /** By the key of the cooperative: shared in the hour, and taken from the stock. */
  readonly sharedKwh: number;
  readonly usedCreditKwh: number;
  /**
   * What was drawn after the balance of the hour and not bought. By § 3 ust. 3 a point may buy more than it drew: it is
   * then below zero. With what is bought it always adds up to what was drawn.
   */
  readonly fromCooperativeKwh: number;
  readonly missingHours: number;
  /** Counted as they came: estimated by the operator, or put in place of readings. */
  readonly estimatedHours: number;
  /** Null where nobody gave the rates of a member's point; one of the cooperative without them pays no bill. */
  readonly money: PointMoney | null;
}

export interface PointMoney {
  readonly parts: readonly StatementPart[];
  /** The sum of the parts, the tax on it, and both. */
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
  readonly internal: InternalMoney;
  /** Paid (+) or received (−) for shared energy at the internal price, with its VAT. */
  readonly internalZl: Zloty;
  /** All that is paid and got in the cooperative: the bill and the internal price. */
  readonly paidZl: Zloty;
  readonly gotZl: Zloty;
  readonly without: Without;
  /** Paid less got without the cooperative. */
  readonly withoutZl: Zloty;
  /** What the rates charge and the data lack: while there is any, none of this money is whole. */
  readonly lacks: readonly string[];
}

/** Energy at the internal price: what came to the point is charged, what it gave is paid out. */
interface InternalMoney {
  /** Of the month, zl/kWh. */
  readonly price: number;
  readonly chargeKwh: number;
  readonly chargeZl: Zloty;
  /** Taken from the stock, where it has the internal price too. */
  readonly stockKwh: number;
  readonly stockZl: Zloty;
  readonly vatZl: Zloty;
  readonly payoutKwh: number;
  readonly payoutZl: Zloty;
  /**
   * Paid for what all took from the stock, by the rule chosen: to the cooperative at its first point, or at each point whose
   * surplus it was.
   */
  readonly stockPayoutKwh: number;
  readonly stockPayoutZl: Zloty;
  /**
   * Of the energy by the key, what the seller bills as well: both divisions together are more than the point drew. It is
   * not charged a second time, and who gave it is paid for that much less.
   */
  readonly twiceKwh: number;
}

/** The cheapest lawful way without the cooperative. */
interface Without {
  /** Buying alone and giving for nothing, net-billing, or selling what is given (above 50 kW, A13). */
  readonly way: 'alone' | 'netBilling' | 'sale';
  readonly paidZl: Zloty;
  readonly gotZl: Zloty;
  /** What is left of the month's deposit for the twelve months after; not counted as got. */
  readonly depositLeftZl: Zloty;
}

/** The name of the member a point belongs to. */
export function memberOf(point: Point): string {
  return ownerOf(point) ?? cooperativeItself;
}

/** Members in the order of their first points; the cooperative itself last. */
export function membersOf({points}: Pick<CooperativeRecord, 'points'>): readonly string[] {
  const names = [...new Set(points.map(memberOf))];
  return [
    ...names.filter((name) => name !== cooperativeItself),
    ...names.filter((name) => name === cooperativeItself),
  ];
}

/** Every point in every month in which it is there. */
export function statementsOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
): readonly PointStatement[] {
  return months.flatMap((settled) => {
    const {month, settlement, exchanges} = settled;
    const own = inputOfMonth(input, month);
    const internals = internalMoney(own, settled);
    return own.points.flatMap((point, index): PointStatement[] => {
      const member = settlement.members[index];
      const energy = settlement.energy.members[index];
      const exchange = exchanges[index];
      const internal = internals[index];
      if (!member || !energy || !exchange || !internal || livedPart(point, month) === 0) {
        return [];
      }
      const drawnKwh = energy.drawn[0] ?? 0;
      const boughtKwh = energy.statutoryBought[0] ?? 0;
      return [
        {
          month,
          point: point.id,
          ppe: point.ppe ?? '',
          member: memberOf(point),
          withdrawnKwh: exchange.withdrawnKwh,
          injectedKwh: exchange.injectedKwh,
          drawnKwh,
          givenKwh: drawnKwh - (energy.net[0] ?? 0),
          boughtKwh,
          sharedKwh: member.internal.shared[0] ?? 0,
          usedCreditKwh: member.internal.usedCredit[0] ?? 0,
          fromCooperativeKwh: drawnKwh - boughtKwh,
          missingHours: exchange.missingHours,
          estimatedHours: exchange.estimatedHours,
          money: isPriced(point)
            ? pointMoney(input, member, {
                internal,
                sourceKw: point.sourceKw ?? 0,
                isGiving: drawnKwh > (energy.net[0] ?? 0),
                lacks: settled.lacks[index]?.map(({text}) => text) ?? [],
              })
            : null,
        },
      ];
    });
  });
}

function pointMoney(
  {vat}: Pick<CooperativeRecord, 'vat'>,
  member: MemberResult,
  {
    internal,
    sourceKw,
    isGiving,
    lacks,
  }: {
    readonly internal: InternalMoney;
    readonly sourceKw: number;
    readonly isGiving: boolean;
    readonly lacks: readonly string[];
  },
): PointMoney {
  const bill = billOf(member.sheet.costs, percent(vat));
  const without = withoutCooperative(member, {sourceKw, isGiving}, percent(vat));
  const paidZl = rounded(bill.grossZl + internal.chargeZl + internal.stockZl + internal.vatZl);
  const gotZl = rounded(internal.payoutZl + internal.stockPayoutZl);
  return {
    ...bill,
    internal,
    internalZl: rounded(paidZl - bill.grossZl - gotZl),
    paidZl,
    gotZl,
    without,
    withoutZl: rounded(without.paidZl - without.gotZl),
    lacks,
  };
}

/** A bill as an invoice has it: each item rounded, their sum, and the tax on it. */
function billOf(
  costs: Readonly<Costs>,
  vat: Percent,
): Pick<PointMoney, 'parts' | 'netZl' | 'vatZl' | 'grossZl'> {
  const parts = components.flatMap((component) => {
    const netZl = rounded(costs[component]);
    return netZl === 0 ? [] : [{component, netZl, exactZl: costs[component]}];
  });
  const {
    net,
    vat: tax,
    gross,
  } = makeBill(
    parts.reduce((all, {netZl}) => all + netZl, 0),
    vat,
  );
  return {parts, netZl: toZloty(net), vatZl: toZloty(tax), grossZl: toZloty(gross)};
}

/**
 * The same meter without the cooperative, as cheap as the law lets it be. The deposit of a month pays for the active energy
 * of the same month: in one month alone nothing is known of the one before.
 */
function withoutCooperative(
  {aloneWithSources, netBilling}: MemberResult,
  {sourceKw, isGiving}: {readonly sourceKw: number; readonly isGiving: boolean},
  vat: Percent,
): Without {
  const nothing = zloty(0);
  const alone: Without = {
    way: 'alone',
    paidZl: billOf(aloneWithSources.costs, vat).grossZl,
    gotZl: nothing,
    depositLeftZl: nothing,
  };
  // Where what was given is worth nothing, the balance of each hour still is.
  if (netBilling === null || !isGiving) {
    return alone;
  }
  const billed = billOf(netBilling.costs, vat).grossZl;
  const isSale = sourceKw > prosumerPowerLimit.value;
  const used = isSale ? 0 : Math.min(netBilling.paidIn, netBilling.energy);
  const other: Without = {
    way: isSale ? 'sale' : 'netBilling',
    paidZl: rounded(billed - used),
    gotZl: isSale ? rounded(netBilling.paidIn) : nothing,
    depositLeftZl: isSale ? nothing : rounded(netBilling.paidIn - used),
  };
  return other.paidZl - other.gotZl < alone.paidZl ? other : alone;
}

/** Whether a point's money is told: a member's without rates has none, the cooperative's own may do without. */
function isPriced({tariff, ofCooperative}: Point): boolean {
  return tariff !== undefined || ofCooperative === true;
}

/**
 * What each point is charged and paid at the internal price. kWh charged and paid for are the same in all, shared ones and
 * those from the stock, as far as it is known whose surplus those were.
 */
function internalMoney(input: CooperativeRecord, settled: SettledMonth): readonly InternalMoney[] {
  const {points, internalPrice, internalVat, internalStock, internalStockTo, vat} = input;
  const {month, settlement} = settled;
  const flows = settlement.members.map(({internal}, index) => {
    const energy = settlement.energy.members[index];
    const shared = internal.shared[0] ?? 0;
    const stock = internalStock === true ? (internal.usedCredit[0] ?? 0) : 0;
    const above = (energy?.statutoryBought[0] ?? 0) + shared + stock - (energy?.drawn[0] ?? 0);
    // Less than a thousandth of a watt-hour is the noise of sums.
    const twiceKwh = above < 1e-6 ? 0 : Math.min(above, shared + stock);
    const stockKwh = Math.max(stock - twiceKwh, 0);
    return {
      twiceKwh,
      stockKwh,
      shared,
      chargeKwh: shared + stock - twiceKwh - stockKwh,
      givenKwh: energy ? sum(energy.sharing.delivered) : 0,
    };
  });
  const shared = flows.reduce((all, one) => all + one.shared, 0);
  const charged = flows.reduce((all, {chargeKwh}) => all + chargeKwh, 0);
  const own = points.findIndex(
    (point) => point.ofCooperative === true && livedPart(point, month) > 0,
  );
  const fromStock = flows.flatMap(({stockKwh}, index) => {
    const point = points[index];
    return point && isPriced(point) ? [stockKwh] : [];
  });
  const charge = {
    kwh: fromStock.reduce((all, kwh) => all + kwh, 0),
    grosze: fromStock.reduce((all, kwh) => all + toGrosze(zloty(kwh * internalPrice)), 0),
  };
  const ofGivers =
    internalStockTo === 'givers' ? giversPart(charge, settled.lots, settled.givers).ofPoints : null;
  return flows.map(({twiceKwh, stockKwh, chargeKwh, givenKwh}, index) => {
    const isOwn = internalStockTo === 'cooperative' && index === own;
    const paid = isOwn ? charge : ofGivers?.get(points[index]?.id ?? '');
    const chargeZl = rounded(chargeKwh * internalPrice);
    const stockZl = rounded(stockKwh * internalPrice);
    const payoutKwh = shared > 0 ? (givenKwh * charged) / shared : 0;
    return {
      price: internalPrice,
      chargeKwh,
      chargeZl,
      stockKwh,
      stockZl,
      vatZl: rounded(internalVat ? ((chargeZl + stockZl) * vat) / 100 : 0),
      payoutKwh,
      payoutZl: rounded(payoutKwh * internalPrice),
      stockPayoutKwh: paid?.kwh ?? 0,
      stockPayoutZl: toZloty(paid?.grosze ?? 0),
      twiceKwh,
    };
  });
}

/** What is to be paid out in a month for energy from the stock at the internal price, and to whom. */
interface StockPayout {
  readonly month: Month;
  readonly kwh: number;
  readonly price: number;
  readonly zl: Zloty;
  readonly to: NonNullable<CooperativeRecord['internalStockTo']> | null;
  /** The giver whose part it is, of one with no statement in the month; else that of all. */
  readonly who: string | null;
  /** It stands at points, in their money; else nobody's money has it. */
  readonly isPaid: boolean;
  /** The months whose surplus it was. */
  readonly lots: readonly Month[];
}

/**
 * The payouts for energy from the stock, where it has a price: what all points are charged for it. With those who gave it
 * paid, what stands at their points, the part of each who has no money in this month, and what is nobody's, each apart.
 */
export function stockPayoutsOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
): readonly StockPayout[] {
  return months.flatMap((settled): readonly StockPayout[] => {
    const told = statementsOf(input, [settled]).flatMap(({point, money}) =>
      money ? [{point, internal: money.internal}] : [],
    );
    const sumIn = (value: (internal: InternalMoney) => number): number =>
      told.reduce((all, {internal}) => all + value(internal), 0);
    const zl = rounded(sumIn(({stockZl}) => stockZl));
    if (zl === 0) {
      return [];
    }
    const {month, lots, givers} = settled;
    const common = {month, price: told[0]?.internal.price ?? 0, to: input.internalStockTo ?? null};
    const used = lots.flatMap((lot) => (lot.usedKwh > 0 ? [lot.month] : []));
    const kwh = sumIn(({stockKwh}) => stockKwh);
    const paidZl = rounded(sumIn(({stockPayoutZl}) => stockPayoutZl));
    if (input.internalStockTo !== 'givers') {
      return [{...common, kwh, zl, who: null, isPaid: paidZl > 0, lots: used}];
    }
    const {ofPoints, unknown} = giversPart({kwh, grosze: toGrosze(zl)}, lots, givers);
    const holders = new Map(input.points.map((point) => [point.id, memberOf(point)]));
    const paid = new Set(told.map(({point}) => point));
    const absent = [...ofPoints].filter(([id]) => !paid.has(id));
    const parts = [
      {
        kwh: sumIn(({stockPayoutKwh}) => stockPayoutKwh),
        zl: paidZl,
        who: null,
        isPaid: true,
        lots: used.filter((one) => givers.has(one)),
      },
      ...absent.map(([id, part]) => ({
        kwh: part.kwh,
        zl: toZloty(part.grosze),
        who: holders.get(id) ?? id,
        isPaid: false,
        lots: used.filter((one) => (givers.get(one)?.get(id) ?? 0) > 0),
      })),
      {
        kwh: unknown.kwh,
        zl: toZloty(unknown.grosze),
        who: null,
        isPaid: false,
        lots: unknown.months,
      },
    ];
    return parts.flatMap((part) => (part.kwh > 0 ? [{...common, ...part}] : []));
  });
}

/** Who is paid for energy from the stock, by the rule chosen. */
export function stockPayoutText({to, who, isPaid, lots}: StockPayout): string {
  const from = `z nadwyżki: ${lots.map(monthName).join(', ')}`;
  switch (to) {
    case 'cooperative':
      return isPaid
        ? `dostaje spółdzielnia, ${from}`
        : `dostaje spółdzielnia, która nie ma tu swojego punktu, ${from}`;
    case 'givers':
      return isPaid
        ? `dostają ci, którzy ją oddali, ${from}; kwoty są w\u00a0ich rozliczeniach`
        : who === null
          ? `do podziału między tych, którzy ją oddali, ${from}; kto ile wtedy oddał, nie wiadomo: tych miesięcy nie ma w\u00a0archiwum albo zamknęła je starsza wersja strony. Policzcie to z\u00a0ich zestawień`
          : `dostaje: ${who}, ${from}; w\u00a0tym miesiącu nie ma rozliczenia z\u00a0kwotami, więc wypłaćcie to osobno`;
    case null:
      return `nie wskazano, komu ją wypłacić, ${from}; wybierz to przy cenie wewnętrznej`;
  }
}

/** Rounded to whole grosze. */
function rounded(zl: number): Zloty {
  return toZloty(toGrosze(zloty(zl)));
}

/** The sum of numbers of statements. */
export function sumOf(
  statements: readonly PointStatement[],
  value: (statement: PointStatement) => number,
): number {
  return statements.reduce((all, statement) => all + value(statement), 0);
}

/** Sums of money of statements, whole grosze; null if one of them has none. */
export function moneyOf(
  statements: readonly PointStatement[],
  value: (money: PointMoney) => Zloty,
): Zloty | null {
  return statements.some(({money}) => money === null)
    ? null
    : toZloty(Math.round(sumOf(statements, ({money}) => (money ? value(money) : 0)) * 100));
}
