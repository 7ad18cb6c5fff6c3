import {toZloty, type Zloty} from '../kernel/units';
import {components, type Component} from '../settlement/money/tariff';
import type {Month} from './calendar';
import type {MonthInput, Point} from './schema';
import type {SettledMonth} from './settleMonths';

/** Who owns the points that belong to no member. */
export const cooperativeItself = 'Spółdzielnia';

/** One component of a bill, net zlotys, unrounded. */
interface StatementPart {
  readonly component: Component;
  readonly netZl: Zloty;
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
  readonly missingHours: number;
  /** Null where nobody gave the rates of a member's point; one of the cooperative without them pays no bill. */
  readonly money: PointMoney | null;
}

interface PointMoney {
  readonly parts: readonly StatementPart[];
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
  /** Paid (+) or received (−) for shared energy at the internal price, with its VAT. */
  readonly internalZl: Zloty;
  /** The same meter without the cooperative: all that was withdrawn is bought, nothing is paid for what was given. */
  readonly withoutZl: Zloty;
}

/** The name of the member a point belongs to. */
export function memberOf({id, holder, ofCooperative}: Point): string {
  return ofCooperative === true ? cooperativeItself : (holder ?? id).trim();
}

/** Members in the order of their first points; the cooperative itself last. */
export function membersOf({points}: Pick<MonthInput, 'points'>): readonly string[] {
  const names = [...new Set(points.map(memberOf))];
  return [
    ...names.filter((name) => name !== cooperativeItself),
    ...names.filter((name) => name === cooperativeItself),
  ];
}

/** Every point in every month. */
export function statementsOf(
  {points}: Pick<MonthInput, 'points'>,
  months: readonly SettledMonth[],
): readonly PointStatement[] {
  return months.flatMap(({month, settlement, exchanges}) =>
    points.flatMap((point, index): PointStatement[] => {
      const member = settlement.members[index];
      const energy = settlement.energy.members[index];
      const exchange = exchanges[index];
      if (!member || !energy || !exchange) {
        return [];
      }
      const drawnKwh = energy.drawn[0] ?? 0;
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
          boughtKwh: energy.statutoryBought[0] ?? 0,
          sharedKwh: member.internal.shared[0] ?? 0,
          usedCreditKwh: member.internal.usedCredit[0] ?? 0,
          missingHours: exchange.missingHours,
          money:
            point.tariff === undefined && point.ofCooperative !== true
              ? null
              : {
                  parts: components.flatMap((component) => {
                    const netZl = member.sheet.costs[component];
                    return netZl === 0 ? [] : [{component, netZl}];
                  }),
                  netZl: toZloty(member.sheet.net),
                  vatZl: toZloty(member.sheet.vat),
                  grossZl: toZloty(member.sheet.gross),
                  internalZl: toZloty(member.internalPayment),
                  withoutZl: toZloty(member.aloneWithSources.gross),
                },
        },
      ];
    }),
  );
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
