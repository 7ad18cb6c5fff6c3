import {ok, type Result} from '@cooperative/polish/result';
import {
  addOwnUse,
  hourBalance,
  shareHour,
  shareHours,
  type HourTotals,
  type SharedSeries,
} from '../energy/balance';
import {hoursOf} from '../energy/memberHours';
import type {HourAxis} from '@cooperative/polish/hourAxis';
import type {Verdict} from '../law/verdict';
import {inProportion, sum} from '../split';
import type {Settlement} from '../types';
import {worseOff, type WorseOff} from './division/worseOff';
import {conditionsOf} from './lawfulness/conditions';
import {obstaclesOf, type Obstacle} from './lawfulness/obstacles';
import type {PreparedCooperative} from './prepare/prepareCooperative';
import {settleCooperative} from './settle';

/** The whole cooperative hour by hour, kWh: used behind the meters, shared, taken from and given to the grid. */
interface HourFlows extends SharedSeries {
  readonly ownUse: Float64Array;
}

/** What the calculator shows first. It can be posted from a worker. */
export interface CalculationReport {
  readonly axis: HourAxis;
  readonly settlement: Settlement;
  readonly flows: HourFlows;
  readonly conditions: readonly Verdict[];
  /** Conditions not met: while there is one, no saving can be promised. */
  readonly obstacles: readonly Obstacle[];
  /** Members for whom the cooperative costs more than it saves. */
  readonly worseOff: readonly WorseOff[];
  /** Power of all installations, kW. */
  readonly sourceKw: number;
  /** Power of the largest of them, kW. */
  readonly largestKw: number;
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

/** The last stage: what is shown for the usual year of a prepared cooperative. Needs tariffs. */
export function reportOf(prepared: PreparedCooperative): Result<CalculationReport> {
  const settled = settleCooperative(prepared);
  if (!settled.ok) {
    return settled;
  }
  const conditions = conditionsOf(prepared);
  return ok({
    axis: prepared.axis,
    settlement: settled.value,
    flows: hourFlows(prepared, settled.value.energy.totals),
    conditions,
    obstacles: obstaclesOf(prepared, conditions),
    worseOff: worseOff(prepared, settled.value),
    sourceKw: prepared.members.reduce(
      (all, {sourceKw}) => all + sourceKw.reduce((own, kw) => own + kw, 0),
      0,
    ),
    largestKw: Math.max(0, ...prepared.members.flatMap(({sourceKw}) => sourceKw)),
  });
}

/** Every member in one hour of the axis. */
export function membersInHour(
  {meterIds, hoursAt}: PreparedCooperative,
  hour: number,
): readonly MemberHour[] {
  const exchanged = hoursAt(1).map((member) => {
    const {withdrawn, injected} = hoursOf(member);
    return {
      withdrawn: withdrawn[hour] ?? 0,
      injected: injected[hour] ?? 0,
      balance: hourBalance(withdrawn, injected, hour),
    };
  });
  const drawn = Float64Array.from(exchanged, ({balance}) => Math.max(balance, 0));
  const given = Float64Array.from(exchanged, ({balance}) => Math.max(-balance, 0));
  const {shared} = shareHour(sum(drawn), sum(given));
  const received = inProportion(shared, drawn);
  const delivered = inProportion(shared, given);
  return exchanged.map((energy, index) => ({
    id: meterIds[index] ?? '',
    ...energy,
    received: received[index] ?? 0,
    delivered: delivered[index] ?? 0,
  }));
}

function hourFlows({axis, members}: PreparedCooperative, totals: HourTotals): HourFlows {
  const ownUse = new Float64Array(axis.hours);
  for (const {hiddenKwh, hoursAt} of members) {
    const hours = hoursOf(hoursAt(1));
    // A member who draws everything they use has no energy of their own.
    if (hiddenKwh !== 0 || hours.consumption !== hours.withdrawn) {
      addOwnUse(ownUse, hours);
    }
  }
  return {ownUse, ...shareHours(totals)};
}
