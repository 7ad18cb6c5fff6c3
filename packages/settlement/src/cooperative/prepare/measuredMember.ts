import {BatteryState, type Battery} from '../../models/battery';
import type {MeterSeries, WholeHours} from '../../energy/memberHours';
import {sum} from '../../split';
import {multiply} from './modelledMember';
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
  /** For the hours of other years. */
  readonly desk: WholeHours;
}

/**
 * A member with readings. Planned sources and a battery are applied on top of them, hour by hour: the new generation
 * first covers what was withdrawn in the hour and the rest is injected; the battery then works on what remains. Within
 * an hour this takes use and generation as even, as the model does everywhere (A9). Only the hours of the usual year are
 * kept here.
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
  desk,
}: Measured): Pick<PreparedMember, 'hiddenKwh' | 'hoursAt'> {
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
  const generation = planned ? shown.map((kwh, hour) => kwh + (planned[hour] ?? 0)) : shown;
  const write = (on: MeterSeries, factor: number): MeterSeries => {
    on.withdrawn.set(meter.withdrawn);
    on.injected.set(meter.injected);
    // Of running sources, only what was measured can be more or less.
    if (running) {
      generateMore(on, running, factor - 1);
    } else {
      multiply(on.injected, factor);
    }
    if (planned) {
      generateMore(on, planned, factor);
    }
    if (battery) {
      store(on, battery);
    }
    return on;
  };
  const usual = {
    ...(planned || battery ? write(copyOf(meter), 1) : meter),
    consumption,
    generation,
  };
  const otherYear = (factor: number): WholeHours => {
    desk.generation.set(generation);
    multiply(desk.generation, factor);
    return {...desk, ...write(desk, factor), consumption};
  };
  const isSameInAnySun = !planned && !measured && injectedKwh === 0;
  return {
    hiddenKwh: running
      ? 0
      : totalGenerationKwh === undefined
        ? null
        : Math.max(totalGenerationKwh - injectedKwh, 0),
    hoursAt: (factor) => (factor === 1 || isSameInAnySun ? usual : () => otherYear(factor)),
  };
}

function copyOf({withdrawn, injected}: MeterSeries): MeterSeries {
  return {withdrawn: withdrawn.slice(), injected: injected.slice()};
}

/** Changes the meter as if this many times the series were generated behind it (less if negative) in each hour. */
function generateMore(
  {withdrawn, injected}: MeterSeries,
  series: Float64Array,
  times: number,
): void {
  for (let hour = 0; times !== 0 && hour < withdrawn.length; hour += 1) {
    const change = (series[hour] ?? 0) * times;
    const drawn = withdrawn[hour] ?? 0;
    const given = injected[hour] ?? 0;
    if (change >= 0) {
      withdrawn[hour] = Math.max(drawn - change, 0);
      injected[hour] = given + Math.max(change - drawn, 0);
    } else {
      withdrawn[hour] = drawn + Math.max(-change - given, 0);
      injected[hour] = Math.max(given + change, 0);
    }
  }
}

/** Changes the meter as if a battery were behind it. What was both withdrawn and injected within an hour stays. */
function store({withdrawn, injected}: MeterSeries, battery: Battery): void {
  const state = new BatteryState(battery);
  for (let hour = 0; hour < withdrawn.length; hour += 1) {
    const flow = state.next((withdrawn[hour] ?? 0) - (injected[hour] ?? 0));
    withdrawn[hour] = (withdrawn[hour] ?? 0) - Math.max(flow, 0);
    injected[hour] = (injected[hour] ?? 0) - Math.max(-flow, 0);
  }
}
