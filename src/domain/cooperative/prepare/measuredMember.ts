import {runBattery, type Battery} from '../../energy/battery';
import type {MeterSeries} from '../../settlement/energy/meter';
import {sum} from '../../settlement/split';
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
 * an hour this takes use and generation as even, as the model does everywhere (A9).
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
  const meterAt = (factor: number): MeterSeries => {
    const now = factor === 1 ? meter : scaled(meter, running, factor);
    const later = planned
      ? withMore(
          now,
          planned.map((kwh) => kwh * factor),
        )
      : now;
    return battery ? withBattery(later, battery) : later;
  };
  const usual = meterAt(1);
  const all = planned ? shown.map((kwh, hour) => kwh + (planned[hour] ?? 0)) : shown;
  return {
    consumption,
    generation: () => all,
    hiddenKwh: running
      ? 0
      : totalGenerationKwh === undefined
        ? null
        : Math.max(totalGenerationKwh - injectedKwh, 0),
    meterAt: (factor) => (factor === 1 ? usual : meterAt(factor)),
  };
}

/** The readings of a year with more or less sun and wind; only what was measured can be scaled. */
function scaled(
  meter: MeterSeries,
  running: Float64Array | undefined,
  factor: number,
): MeterSeries {
  return running
    ? withMore(
        meter,
        running.map((kwh) => kwh * (factor - 1)),
      )
    : {...meter, injected: meter.injected.map((kwh) => kwh * factor)};
}

/** The meter if this much more were generated behind it (less if negative) in each hour. */
function withMore({withdrawn, injected}: MeterSeries, more: Float64Array): MeterSeries {
  return {
    withdrawn: withdrawn.map((kwh, hour) => {
      const change = more[hour] ?? 0;
      return change >= 0
        ? Math.max(kwh - change, 0)
        : kwh + Math.max(-change - (injected[hour] ?? 0), 0);
    }),
    injected: injected.map((kwh, hour) => {
      const change = more[hour] ?? 0;
      return change >= 0
        ? kwh + Math.max(change - (withdrawn[hour] ?? 0), 0)
        : Math.max(kwh + change, 0);
    }),
  };
}

/** The meter with a battery behind it. What was both withdrawn and injected within an hour stays. */
function withBattery({withdrawn, injected}: MeterSeries, battery: Battery): MeterSeries {
  const {charged, discharged} = runBattery(
    withdrawn.map((kwh, hour) => kwh - (injected[hour] ?? 0)),
    battery,
  );
  return {
    withdrawn: withdrawn.map((kwh, hour) => kwh - (discharged[hour] ?? 0)),
    injected: injected.map((kwh, hour) => kwh - (charged[hour] ?? 0)),
  };
}
