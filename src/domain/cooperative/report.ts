import {ok, type Result} from '../kernel/result';
import {outcomeRange, type OutcomeRange} from '../finance/ranges';
import type {HourTotals} from '../settlement/energy/balance';
import type {HourAxis} from '../settlement/hours/hourAxis';
import type {Settlement} from '../settlement/types';
import type {Verdict} from '../settlement/law/conditions';
import {
  annualSaving,
  conditionsOf,
  settleCooperative,
  type Comparison,
  type PreparedCooperative,
} from './calculate';

/** The whole cooperative hour by hour, kWh. Used behind the meters, shared, taken from and given to the grid. */
interface HourFlows {
  readonly ownUse: Float64Array;
  readonly shared: Float64Array;
  readonly fromGrid: Float64Array;
  readonly toGrid: Float64Array;
}

/** What the calculator shows first. All of it can be sent from a worker. */
export interface CalculationReport {
  readonly axis: HourAxis;
  readonly settlement: Settlement;
  readonly flows: HourFlows;
  readonly conditions: readonly Verdict[];
  /** Power of all installations, kW. */
  readonly sourceKw: number;
  /** Power of the largest of them, kW. */
  readonly largestKw: number;
}

/** Yearly savings in zlotys, from a cloudy to a sunny year and with prices down and up. */
export interface SavingRanges {
  readonly alone: OutcomeRange;
  /** Null where no market prices are given. */
  readonly netBilling: OutcomeRange | null;
}

/** A member in one hour, kWh: step 3 and the hourly key. */
export interface MemberHour {
  readonly id: string;
  readonly withdrawn: number;
  readonly injected: number;
  /** Eb = Ep − Ew. */
  readonly balance: number;
  readonly received: number;
  readonly delivered: number;
}

/** Settles the usual year of a prepared cooperative that has tariffs. */
export function reportOf(prepared: PreparedCooperative): Result<CalculationReport> {
  const settled = settleCooperative(prepared);
  if (!settled.ok) {
    return settled;
  }
  return ok({
    axis: prepared.axis,
    settlement: settled.value,
    flows: hourFlows(prepared, settled.value.energy.totals),
    conditions: conditionsOf(prepared),
    sourceKw: prepared.members.reduce(
      (all, {sourceKw}) => all + sourceKw.reduce((sum, kw) => sum + kw, 0),
      0,
    ),
    largestKw: Math.max(0, ...prepared.members.flatMap(({sourceKw}) => sourceKw)),
  });
}

/** How the saving changes from a bad to a good year: from the settlements of all scenarios, in their order. */
export function savingRanges(
  settlements: readonly Settlement[],
  prepared: PreparedCooperative,
): SavingRanges {
  const savings = (against: Comparison): readonly number[] =>
    settlements.flatMap((settlement) => {
      const saving = annualSaving(settlement, prepared, against);
      return saving.ok ? [saving.value] : [];
    });
  const netBilling = savings('netBilling');
  return {
    alone: outcomeRange(savings('alone')),
    netBilling: netBilling.length === 0 ? null : outcomeRange(netBilling),
  };
}

/** Every member in one hour of the axis. */
export function membersInHour(
  {input, metersAt}: PreparedCooperative,
  hour: number,
): readonly MemberHour[] {
  const meters = metersAt(1);
  const balances = meters.map(
    ({withdrawn, injected}) => (withdrawn[hour] ?? 0) - (injected[hour] ?? 0),
  );
  const drawn = balances.reduce((all, value) => all + Math.max(value, 0), 0);
  const given = balances.reduce((all, value) => all + Math.max(-value, 0), 0);
  const shared = Math.min(drawn, given);
  return meters.map((meter, index) => {
    const balance = balances[index] ?? 0;
    return {
      id: input.members[index]?.id ?? 'magazyn',
      withdrawn: meter.withdrawn[hour] ?? 0,
      injected: meter.injected[hour] ?? 0,
      balance,
      received: balance > 0 ? (balance * shared) / drawn : 0,
      delivered: balance < 0 ? (-balance * shared) / given : 0,
    };
  });
}

function hourFlows({axis, members, metersAt}: PreparedCooperative, totals: HourTotals): HourFlows {
  const meters = metersAt(1);
  const ownUse = new Float64Array(axis.hours);
  const shared = new Float64Array(axis.hours);
  const fromGrid = new Float64Array(axis.hours);
  const toGrid = new Float64Array(axis.hours);
  members.forEach(({consumption}, index) => {
    const meter = meters[index];
    // Who draws all they use has no own energy.
    if (!meter || consumption === meter.withdrawn) {
      return;
    }
    const used = consumption ?? meter.withdrawn;
    for (let hour = 0; hour < axis.hours; hour += 1) {
      const drawn = Math.max((meter.withdrawn[hour] ?? 0) - (meter.injected[hour] ?? 0), 0);
      ownUse[hour] = (ownUse[hour] ?? 0) + Math.max((used[hour] ?? 0) - drawn, 0);
    }
  });
  for (let hour = 0; hour < axis.hours; hour += 1) {
    const drawn = totals.drawn[hour] ?? 0;
    const given = totals.given[hour] ?? 0;
    shared[hour] = Math.min(drawn, given);
    fromGrid[hour] = Math.max(drawn - given, 0);
    toGrid[hour] = Math.max(given - drawn, 0);
  }
  return {ownUse, shared, fromGrid, toGrid};
}
