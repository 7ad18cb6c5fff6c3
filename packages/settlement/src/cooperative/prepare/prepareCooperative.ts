import {cooperativeBattery} from '../../models/battery';
import {
  hourAxis,
  type HourAxis,
  hoursOfYear,
  polishYear,
  removeAt,
  type Result,
  sameValue,
} from '@cooperative/polish';
import {checkKey} from '../../checkMembers';
import type {KeptOrWritten} from '../../energy/memberHours';
import {SeriesCache} from '../../hours/seriesCache';
import type {RateTable} from '../../money/rates';
import type {Tariff} from '../../money/tariff';
import {InputError, resultOf, valueOf} from '../description/problems';
import type {CooperativeInput} from '../description/schema';
import {meterTariffs} from '../description/tariffs';
import {checkHolders} from '../lawfulness/holders';
import {alignReadings} from './alignReadings';
import {withMarketHours} from './marketHours';
import {describedHours, type ReadNeighbour} from './meterReadings';
import type {PreparedMember} from './preparedMember';
import {prepareMembers} from './prepareMembers';

/** What a calculation needs besides its input: the dated rates, the files it names and earlier results. */
export interface Surroundings {
  readonly rates: RateTable;
  readonly read?: ReadNeighbour;
  readonly cache?: SeriesCache;
  /** A previous, similar calculation, of which everything unchanged is reused. */
  readonly before?: PreparedCooperative | undefined;
}

/** A cooperative ready to be settled any number of times, in good and bad years. */
export interface PreparedCooperative {
  readonly input: CooperativeInput;
  readonly axis: HourAxis;
  readonly members: readonly PreparedMember[];
  /** Names of all meters: the members', then the cooperative's battery's. */
  readonly meterIds: readonly string[];
  /** One per meter, or none if the input names none: then only energy is settled. */
  readonly tariffs: readonly Tariff[];
  /** Hours of all meters, in a year with more or less sun and wind. */
  readonly hoursAt: (generation: number) => readonly KeptOrWritten[];
  readonly cache: SeriesCache;
}

/** Name of the meter of the cooperative's battery. */
const batteryMeterId = 'magazyn';

/**
 * The first stage of a calculation: reads the series, files and tariffs of a description. `settle.ts`, `compare.ts` and
 * `report.ts` follow. Errors name the field of the description.
 */
export function prepareCooperative(
  description: CooperativeInput,
  {rates, read = () => undefined, cache = new SeriesCache(), before}: Surroundings,
): Result<PreparedCooperative> {
  return resultOf(() => {
    const aligned = alignReadings(description);
    const wrong = [
      ...checkKey(aligned.key, aligned.members.length),
      ...checkHolders(aligned.members),
    ];
    if (wrong.length > 0) {
      throw new InputError(wrong);
    }
    const axis = readAxis(aligned, read, before);
    const input = withMarketHours(aligned, axis);
    const members = prepareMembers(input, axis, read, cache, before);
    return {
      input,
      axis,
      members,
      meterIds: [...members.map(({id}) => id), ...(input.battery ? [batteryMeterId] : [])],
      tariffs: meterTariffs(input, rates),
      hoursAt: rememberedHours(members, axis, input.battery),
      cache,
    };
  });
}

/**
 * The same hours of the same members but one, whose share in a fixed key goes too; if nobody who stays has any, the key
 * is hourly. Described anew, the others would not be the same: a profile differs with its member's place.
 */
export function withoutMember(prepared: PreparedCooperative, index: number): PreparedCooperative {
  const {input, axis} = prepared;
  const members = removeAt(prepared.members, index);
  return {
    ...prepared,
    input: {
      ...input,
      members: removeAt(input.members, index),
      key: keyOfShares(input, (shares) => removeAt(shares, index)),
    },
    members,
    meterIds: removeAt(prepared.meterIds, index),
    tariffs: removeAt(prepared.tariffs, index),
    hoursAt: rememberedHours(members, axis, input.battery),
  };
}

/** The key of other members: with no share above zero, there is no fixed one. */
export function keyOfShares(
  {key}: CooperativeInput,
  change: (shares: readonly number[]) => number[],
): CooperativeInput['key'] {
  const shares = key.kind === 'fixed' ? change(key.shares) : [];
  return shares.some((share) => share > 0) ? {kind: 'fixed', shares} : {kind: 'hourly'};
}

/** As long as the given series, or a year if all series are modelled. */
function readAxis(
  input: CooperativeInput,
  read: ReadNeighbour,
  before: PreparedCooperative | undefined,
): HourAxis {
  const hours = describedHours(input, read) ?? hoursOfYear(polishYear(Date.parse(input.start)));
  const isAsBefore =
    before?.axis.hours === hours &&
    before.input.start === input.start &&
    before.input.fixedFees === input.fixedFees &&
    sameValue(before.input.period, input.period);
  return isAsBefore
    ? before.axis
    : valueOf(hourAxis(input.start, hours, input.period, input.fixedFees));
}

/** Hours of a year, remembered because the same year is requested several times in a row. */
function rememberedHours(
  members: readonly PreparedMember[],
  axis: HourAxis,
  battery: CooperativeInput['battery'],
): PreparedCooperative['hoursAt'] {
  let last: {readonly generation: number; readonly hours: readonly KeptOrWritten[]} | undefined;
  return (generation) => {
    if (last?.generation !== generation) {
      const hours = members.map((member) => member.hoursAt(generation));
      last = {
        generation,
        hours: battery ? [...hours, cooperativeBattery(hours, axis.hours, battery)] : hours,
      };
    }
    return last.hours;
  };
}
