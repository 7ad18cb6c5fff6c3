import {toZloty, zloty, type Zloty} from '@cooperative/polish';
import {SeriesCache} from '../../hours/seriesCache';
import type {RateTable} from '../../money/rates';
import type {Component} from '../../money/components';
import type {Costs} from '../../money/tariff';
import type {CalculationReport} from '../shapes';
import {billParts, tariffOf, type BillParts} from './memberBill';

/** One member's bill of one period with the energy it is for; money in zlotys. */
export interface StatementPeriod extends BillParts {
  /** After the hourly balance of the member's meter, kWh. */
  readonly drawnKwh: number;
  readonly givenKwh: number;
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
}

/** All bills of one member, period by period; empty for a member without a tariff. */
export function memberStatement(
  report: CalculationReport,
  rates: RateTable,
  member: number,
  cache = new SeriesCache(),
): readonly StatementPeriod[] {
  const {input, settlement} = report;
  const tariff = tariffOf(input, rates, member);
  const result = settlement.members[member];
  const energy = settlement.energy.members[member];
  if (!tariff || !result || !energy) {
    return [];
  }
  return result.sheet.bills.map((bill, period): StatementPeriod => {
    const at = (values: Float64Array): number => values[period] ?? 0;
    return {
      ...billParts(report, tariff, period, member, cache),
      drawnKwh: at(energy.drawn),
      givenKwh: at(energy.drawn) - at(energy.net),
      netZl: toZloty(bill.net),
      vatZl: toZloty(bill.vat),
      grossZl: toZloty(bill.gross),
    };
  });
}

/** A row of bills: of a member in a period, or the sum of several. Net zlotys by component, unrounded. */
export interface BillRow {
  readonly boughtKwh: number;
  readonly costs: Readonly<Partial<Costs>>;
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
}

/** Every member's bill in every period: `rows[member][period]`. */
export function billRows(
  report: CalculationReport,
  rates: RateTable,
): readonly (readonly BillRow[])[] {
  const cache = new SeriesCache();
  return report.settlement.members.map((_, member) =>
    memberStatement(report, rates, member, cache).map(
      ({parts, boughtKwh, netZl, vatZl, grossZl}) => ({
        boughtKwh,
        costs: Object.fromEntries(parts.map(({component, net}) => [component, net])),
        netZl,
        vatZl,
        grossZl,
      }),
    ),
  );
}

/** The sum of bills. Bills are whole grosze, and so are their sums. */
export function sumBills(rows: readonly BillRow[]): BillRow {
  const total = (of: (row: BillRow) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  const inGrosze = (of: (row: BillRow) => Zloty): Zloty => toZloty(Math.round(total(of) * 100));
  const costs: Partial<Costs> = {};
  for (const row of rows) {
    for (const [component, net] of Object.entries(row.costs) as [Component, Zloty][]) {
      costs[component] = zloty((costs[component] ?? 0) + net);
    }
  }
  return {
    boughtKwh: total(({boughtKwh}) => boughtKwh),
    costs,
    netZl: inGrosze(({netZl}) => netZl),
    vatZl: inGrosze(({vatZl}) => vatZl),
    grossZl: inGrosze(({grossZl}) => grossZl),
  };
}
