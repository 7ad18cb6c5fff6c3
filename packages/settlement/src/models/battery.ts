import {hoursOf, type KeptOrWritten, type MeterSeries} from '../energy/memberHours';

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
 * The simple rule: a surplus charges, a shortage discharges, within the limits of power and capacity. Asked hour by hour
 * for what to do with use less generation (of one meter, or of the whole cooperative for its own battery), it gives the
 * energy discharged, or below zero that charged.
 */
export class BatteryState {
  /** Stored now, kWh. */
  stored = 0;
  losses = 0;
  private readonly oneWay: number;

  constructor(private readonly battery: Battery) {
    this.oneWay = Math.sqrt(battery.efficiency);
  }

  next(net: number): number {
    const {oneWay} = this;
    const {kwh, kw} = this.battery;
    if (net < 0) {
      // Rounding may fill the battery by a hair too much, and a meter cannot show less than zero.
      const room = Math.max(kwh - this.stored, 0);
      const input = Math.min(-net, kw, oneWay > 0 ? room / oneWay : 0);
      this.stored += input * oneWay;
      this.losses += input * (1 - oneWay);
      return -input;
    }
    const output = Math.min(net, kw, this.stored * oneWay);
    const taken = oneWay > 0 ? output / oneWay : 0;
    this.stored = Math.max(this.stored - taken, 0);
    this.losses += taken - output;
    return output;
  }
}

/** A whole series of hours. */
export function runBattery(net: Float64Array, battery: Battery): BatteryRun {
  const state = new BatteryState(battery);
  const flow = net.map((balance) => state.next(balance));
  const left = net.map((balance, hour) => balance - (flow[hour] ?? 0));
  const positive = (values: Float64Array, sign: 1 | -1): Float64Array =>
    values.map((value) => Math.max(sign * value, 0));
  return {
    meter: {withdrawn: positive(left, 1), injected: positive(left, -1)},
    charged: positive(flow, -1),
    discharged: positive(flow, 1),
    losses: state.losses,
    state: state.stored,
  };
}

/** Step 2: the meter of a member with sources, and possibly a battery, behind it; written `into` series. */
export function behindTheMeter(
  consumption: Float64Array,
  generation: Float64Array,
  battery: Battery | null = null,
  into: MeterSeries = {
    withdrawn: new Float64Array(consumption.length),
    injected: new Float64Array(consumption.length),
  },
): MeterSeries {
  const {withdrawn, injected} = into;
  const state = battery && new BatteryState(battery);
  for (let hour = 0; hour < consumption.length; hour += 1) {
    const net = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
    const balance = state ? net - state.next(net) : net;
    withdrawn[hour] = balance > 0 ? balance : 0;
    injected[hour] = balance < 0 ? -balance : 0;
  }
  return into;
}

/** The cooperative's battery as another point of delivery, charging from the common surplus for the common shortage. */
export function cooperativeBattery(
  members: readonly KeptOrWritten[],
  hours: number,
  battery: Battery,
): MeterSeries {
  const net = new Float64Array(hours);
  for (const member of members) {
    const {withdrawn, injected} = hoursOf(member);
    for (let hour = 0; hour < hours; hour += 1) {
      net[hour] = (net[hour] ?? 0) + (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
    }
  }
  const {charged, discharged} = runBattery(net, battery);
  return {withdrawn: charged, injected: discharged};
}
