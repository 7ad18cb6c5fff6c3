import {runBattery, type Battery} from '../../models/battery';
import {MadeMeter, type MeterSeries} from '../../energy/meter';
import {ownSeries, type TakeSeries} from '../../hours/series';
import {sum} from '../../split';
import {timesMore} from './modelledMember';
import type {PreparedMember} from './preparedMember';

/** What is known about a member with readings, kWh of each hour without gaps. */
interface Measured {
  readonly meter: MeterSeries;
  /** What the running sources generated, if it was measured. */
  readonly generation: Float64Array | undefined;
  /** The sum of it, if only that is known. */
  readonly totalGenerationKwh: number | undefined;
  /** Power of the running sources, kW. */
  readonly sourceKw: number;
  /** What the planned sources would generate; undefined if none are planned. */
  readonly planned: Float64Array | undefined;
  readonly battery: Battery | undefined;
}

/**
 * A member with readings. Planned sources and a battery are applied on top of them, hour by hour: the new generation
 * first covers what was withdrawn in the hour and the rest is injected; the battery then works on what remains. Within
 * an hour this takes use and generation as even, as the model does everywhere (A9). Only the hours of the usual year are
 * kept.
 *
 * Readings of the exchange with the grid do not show what running sources generated: without a measurement of it, the
 * energy used behind the meter is unknown, and `hiddenKwh` is null.
 */
export function measuredMember({
  meter,
  generation: measured,
  totalGenerationKwh,
  sourceKw,
  planned,
  battery,
}: Measured): Pick<PreparedMember, 'consumption' | 'generation' | 'hiddenKwh' | 'meterAt'> {
  const injectedKwh = sum(meter.injected);
  const hasSources = sourceKw > 0 || injectedKwh > 0;
  const running = measured ?? (hasSources ? undefined : meter.injected);
  const consumption =
    running && hasSources
      ? meter.withdrawn.map((kwh, hour) =>
          Math.max(kwh + (running[hour] ?? 0) - (meter.injected[hour] ?? 0), 0),
        )
      : meter.withdrawn;
  const shown = running ?? meter.injected;
  const made = (factor: number, take?: TakeSeries): MeterSeries => {
    const now = factor === 1 ? meter : scaled(meter, running, factor, take);
    const later = planned ? withMore(now, timesMore(planned, factor, take), take) : now;
    return battery ? withBattery(later, battery, take) : later;
  };
  const usual = made(1);
  const isSameInAnySun = !planned && !measured && injectedKwh === 0;
  const all = planned ? shown.map((kwh, hour) => kwh + (planned[hour] ?? 0)) : shown;
  return {
    consumption,
    generation: () => all,
    hiddenKwh: running
      ? 0
      : totalGenerationKwh === undefined
        ? null
        : Math.max(totalGenerationKwh - injectedKwh, 0),
    meterAt: (factor) =>
      factor === 1 || isSameInAnySun ? usual : new MadeMeter((take) => made(factor, take)),
  };
}

/** The readings of a year with more or less sun and wind; only what was measured can be scaled. */
function scaled(
  meter: MeterSeries,
  running: Float64Array | undefined,
  factor: number,
  take?: TakeSeries,
): MeterSeries {
  return running
    ? withMore(meter, timesMore(running, factor - 1, take), take)
    : {...meter, injected: timesMore(meter.injected, factor, take)};
}

/** The meter if this much more were generated behind it (less if negative) in each hour. */
function withMore(
  {withdrawn, injected}: MeterSeries,
  more: Float64Array,
  take: TakeSeries = ownSeries,
): MeterSeries {
  const drawn = take(withdrawn.length);
  const given = take(withdrawn.length);
  for (let hour = 0; hour < drawn.length; hour += 1) {
    const change = more[hour] ?? 0;
    const before = {drawn: withdrawn[hour] ?? 0, given: injected[hour] ?? 0};
    if (change >= 0) {
      drawn[hour] = Math.max(before.drawn - change, 0);
      given[hour] = before.given + Math.max(change - before.drawn, 0);
    } else {
      drawn[hour] = before.drawn + Math.max(-change - before.given, 0);
      given[hour] = Math.max(before.given + change, 0);
    }
  }
  return {withdrawn: drawn, injected: given};
}

/** The meter with a battery behind it. What was both withdrawn and injected within an hour stays. */
function withBattery(
  {withdrawn, injected}: MeterSeries,
  battery: Battery,
  take: TakeSeries = ownSeries,
): MeterSeries {
  const {charged, discharged} = runBattery(less(withdrawn, injected, take), battery, take);
  return {
    withdrawn: less(withdrawn, discharged, take),
    injected: less(injected, charged, take),
  };
}

function less(series: Float64Array, other: Float64Array, take: TakeSeries): Float64Array {
  const rest = take(series.length);
  for (let hour = 0; hour < rest.length; hour += 1) {
    rest[hour] = (series[hour] ?? 0) - (other[hour] ?? 0);
  }
  return rest;
}
