import {cooperativeBattery} from '../../energy/battery';
import type {Result} from '../../kernel/result';
import {sameValue} from '../../kernel/sameValue';
import {checkKey} from '../../settlement/checkMembers';
import type {MeterSeries} from '../../settlement/energy/balance';
import {hourAxis, hoursOfYear, polishYear, type HourAxis} from '../../settlement/hours/hourAxis';
import {SeriesCache} from '../../settlement/hours/seriesCache';
import type {RateTable} from '../../settlement/money/rates';
import type {Tariff} from '../../settlement/money/tariff';
import {InputError, resultOf, valueOf} from '../description/problems';
import type {CooperativeInput} from '../description/schema';
import {meterTariffs} from '../description/tariffs';
import {alignReadings} from './alignReadings';
import {describedHours, type ReadNeighbour} from './meterReadings';
import {prepareMembers, type PreparedMember} from './prepareMembers';

/** What a calculation needs beside its input: the dated rates, files that it names and what was computed before. */
export interface Surroundings {
  readonly rates: RateTable;
  readonly read?: ReadNeighbour;
  readonly cache?: SeriesCache;
  /** A calculation that differs in little: what they share is taken over. */
  readonly before?: PreparedCooperative | undefined;
}

/** A cooperative ready to be settled, as often as needed and in good and bad years. */
export interface PreparedCooperative {
  readonly input: CooperativeInput;
  readonly axis: HourAxis;
  readonly members: readonly PreparedMember[];
  /** Names of all meters: of the members, then of the cooperative's battery. */
  readonly meterIds: readonly string[];
  /** One for each meter, or none at all where the input names none: then only energy is settled. */
  readonly tariffs: readonly Tariff[];
  /** Meters of all members and of the cooperative's battery, in a year with more or less sun and wind. */
  readonly metersAt: (generation: number) => readonly MeterSeries[];
  readonly cache: SeriesCache;
}

/** What the meter of the cooperative's own battery is called. */
const batteryMeterId = 'magazyn';

/**
 * The first stage of a calculation: reads the series, files and tariffs of a description. Then come `settle.ts`,
 * `compare.ts` and `report.ts`. Errors name the field of the description.
 */
export function prepareCooperative(
  description: CooperativeInput,
  {rates, read = () => undefined, cache = new SeriesCache(), before}: Surroundings,
): Result<PreparedCooperative> {
  return resultOf(() => {
    const input = alignReadings(description);
    const wrongKey = checkKey(input.key, input.members.length);
    if (wrongKey.length > 0) {
      throw new InputError(wrongKey);
    }
    const axis = readAxis(input, read, before);
    const members = prepareMembers(input, axis, read, cache, before);
    return {
      input,
      axis,
      members,
      meterIds: [...members.map(({id}) => id), ...(input.battery ? [batteryMeterId] : [])],
      tariffs: meterTariffs(input, rates),
      metersAt: rememberedMeters(members, axis, input.battery),
      cache,
    };
  });
}

/** As long as the series that are given, or a year where all are models. */
function readAxis(
  input: CooperativeInput,
  read: ReadNeighbour,
  before: PreparedCooperative | undefined,
): HourAxis {
  const hours = describedHours(input, read) ?? hoursOfYear(polishYear(Date.parse(input.start)));
  const isAsBefore =
    before?.axis.hours === hours &&
    before.input.start === input.start &&
    sameValue(before.input.period, input.period);
  return isAsBefore ? before.axis : valueOf(hourAxis(input.start, hours, input.period));
}

/** Meters of a year; the same year is asked for several times in a row. */
function rememberedMeters(
  members: readonly PreparedMember[],
  axis: HourAxis,
  battery: CooperativeInput['battery'],
): PreparedCooperative['metersAt'] {
  let last: {readonly generation: number; readonly meters: readonly MeterSeries[]} | undefined;
  return (generation) => {
    if (last?.generation !== generation) {
      const meters = members.map((member) => member.meterAt(generation));
      last = {
        generation,
        meters: battery ? [...meters, cooperativeBattery(meters, axis.hours, battery)] : meters,
      };
    }
    return last.meters;
  };
}
