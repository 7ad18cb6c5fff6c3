import {ok, type Result} from '@cooperative/polish';
import {
  addOwnUse,
  hourBalance,
  oneBucket,
  shareHour,
  shareHours,
  type HourTotals,
} from '../energy/balance';
import {hoursOf} from '../energy/memberHours';
import {
  internalSplit,
  settleEnergy,
  type EnergySettlement,
  type InternalSplit,
} from '../energy/settleEnergy';
import {inProportion, sum} from '../split';
import {worseOff} from './division/worseOff';
import {conditionsOf} from './lawfulness/conditions';
import {obstaclesOf} from './lawfulness/obstacles';
import type {PreparedCooperative} from './prepare/prepareCooperative';
import {energyOptions, internalKeyOf, missingHours, settleCooperative} from './settle';
import type {CalculationReport, HourFlows, MemberHour} from './shapes';

/** The last stage: what is shown for the usual year of a prepared cooperative. Needs tariffs. */
export function reportOf(prepared: PreparedCooperative): Result<CalculationReport> {
  const settled = settleCooperative(prepared);
  if (!settled.ok) {
    return settled;
  }
  const conditions = conditionsOf(prepared);
  return ok({
    input: prepared.input,
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

/** What is known without any price: the energy, the members' parts by the key of the cooperative, and whether it may be. */
export function energyReportOf(prepared: PreparedCooperative): EnergyReport {
  const {axis, input} = prepared;
  const energy = settleEnergy(axis, prepared.hoursAt(1), energyOptions(input));
  const allDay = oneBucket(axis);
  const conditions = conditionsOf(prepared);
  return {
    energy,
    internal: internalSplit(energy, internalKeyOf(input), () => allDay),
    missingHours: missingHours(prepared),
    conditions,
    obstacles: obstaclesOf(prepared, conditions),
  };
}

interface EnergyReport extends Pick<CalculationReport, 'conditions' | 'obstacles'> {
  readonly energy: EnergySettlement;
  /** By meter, as in the energy. */
  readonly internal: readonly InternalSplit[];
  /** Without a reading. */
  readonly missingHours: number;
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
