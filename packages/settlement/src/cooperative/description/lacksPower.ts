import {chargesPower} from '../../money/tariffGroups';
import type {CooperativeInput} from './schema';

/** Whether some point pays by its ordered power, which nobody gave: its fixed fees are then on none of its bills. */
export function lacksPower({members, tariffs = {}}: CooperativeInput): boolean {
  return members.some(
    ({tariff, orderedKw}) =>
      tariff !== undefined && orderedKw === undefined && chargesPower(tariffs[tariff]),
  );
}
