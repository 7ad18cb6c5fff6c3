import {readMeter, type Meter, type MeterSeries} from '../energy/meter';
import {ownSeries, type TakeSeries} from '../hours/series';

export interface Battery {
  /** Usable capacity. */
  readonly kwh: number;
  /** Largest power of charging and of discharging. */
  readonly kw: number;
  /** Of a whole cycle, 0–1; its square root applies each way. */
  readonly efficiency: number;
}

export interface BatteryRun {
  /** The surplus left after charging and the shortage left after discharging. */
  readonly meter: MeterSeries;
  readonly charged: Float64Array;
  readonly discharged: Float64Array;
  readonly losses: number;
  /** Stored at the end. */
  readonly state: number;
}

/**
 * The simple rule: a surplus charges, a shortage discharges, within the limits of power and capacity. `net` is hourly
 * use less generation: of one meter, or of the whole cooperative for its own battery.
 */
export function runBattery(
  net: Float64Array,
  {kwh, kw, efficiency}: Battery,
  take: TakeSeries = ownSeries,
): BatteryRun {
  const oneWay = Math.sqrt(efficiency);
  const hours = net.length;
  const withdrawn = take(hours);
  const injected = take(hours);
  const charged = take(hours);
  const discharged = take(hours);
  let state = 0;
  let losses = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const balance = net[hour] ?? 0;
    if (balance < 0) {
      // Rounding may fill the battery by a hair too much, and a meter cannot show less than zero.
      const room = Math.max(kwh - state, 0);
      const input = Math.min(-balance, kw, oneWay > 0 ? room / oneWay : 0);
      state += input * oneWay;
      losses += input * (1 - oneWay);
      charged[hour] = input;
      injected[hour] = -balance - input;
    } else {
      const output = Math.min(balance, kw, state * oneWay);
      const taken = oneWay > 0 ? output / oneWay : 0;
      state = Math.max(state - taken, 0);
      losses += taken - output;
      discharged[hour] = output;
      withdrawn[hour] = balance - output;
    }
  }
  return {meter: {withdrawn, injected}, charged, discharged, losses, state};
}

/** Step 2: the meter of a member with sources, and possibly a battery, behind it. */
export function behindTheMeter(
  consumption: Float64Array,
  generation: Float64Array,
  battery: Battery | null = null,
  take: TakeSeries = ownSeries,
): MeterSeries {
  const hours = consumption.length;
  if (battery) {
    const net = take(hours);
    for (let hour = 0; hour < hours; hour += 1) {
      net[hour] = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
    }
    return runBattery(net, battery, take).meter;
  }
  const withdrawn = take(hours);
  const injected = take(hours);
  for (let hour = 0; hour < hours; hour += 1) {
    const balance = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
    if (balance < 0) {
      injected[hour] = -balance;
    } else {
      withdrawn[hour] = balance;
    }
  }
  return {withdrawn, injected};
}

/** The cooperative's battery as another point of delivery, charging from the common surplus for the common shortage. */
export function cooperativeBattery(
  meters: readonly Meter[],
  hours: number,
  battery: Battery,
): MeterSeries {
  const net = new Float64Array(hours);
  for (const meter of meters) {
    readMeter(meter, ({withdrawn, injected}) => {
      for (let hour = 0; hour < hours; hour += 1) {
        net[hour] = (net[hour] ?? 0) + (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
      }
    });
  }
  const {charged, discharged} = runBattery(net, battery);
  return {withdrawn: charged, injected: discharged};
}
