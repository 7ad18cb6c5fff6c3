import {usualSchedules, type Schedule} from './schedule';
import type {TariffDraft} from './draft';
import {groupFacts, type TariffGroup} from '@cooperative/settlement/rates';

/** A tariff copied from a bill. */
export type OwnTariffDraft = Extract<TariffDraft, {kind: 'own'}>;

/** A tariff of a group with all rates empty until they are copied from a bill. */
export function newOwnTariff(group: TariffGroup): OwnTariffDraft {
  return inGroup({kind: 'own', zones: [], capacity: {kind: 'flat'}}, group);
}

/** The same tariff with the zones and fees of another group; rates already copied stay. */
export function inGroup(tariff: OwnTariffDraft, group: TariffGroup): OwnTariffDraft {
  const {zones, capacity, fixedFee} = groupFacts[group];
  const known = tariff.capacity.kind === 'flat' ? {coefficient: 1} : tariff.capacity;
  return {
    ...tariff,
    group,
    zones: zones.map((name, index) => ({
      energy: null,
      network: null,
      ...tariff.zones[index],
      name,
    })),
    schedule: zones.length === 1 ? undefined : scheduleOf(group, zones.length, tariff.schedule),
    capacity: capacity === 'flat' ? {kind: capacity} : {...known, kind: capacity},
    fixedNetworkPerKw: fixedFee === 'power' ? (tariff.fixedNetworkPerKw ?? null) : undefined,
  };
}

/** Hours of a group's zones: kept if they fit, otherwise the usual ones, which the form calls an assumption. */
function scheduleOf(group: TariffGroup, count: number, schedule?: Schedule): Schedule {
  const fits = schedule && Math.max(...schedule.workday, ...schedule.freeDay) === count - 1;
  if (fits) {
    return schedule;
  }
  return group === 'B23'
    ? usualSchedules.twoPeaks
    : group.endsWith('sezON')
      ? usualSchedules.sun
      : group.endsWith('w')
        ? usualSchedules.nightAndFreeDays
        : usualSchedules.night;
}
