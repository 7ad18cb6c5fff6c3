import type {HourAxis} from '@cooperative/polish';
import {hoursOf, type KeptOrWritten, type MemberHours} from '../energy/memberHours';
import type {PriceList} from './tariff';

/**
 * The price list with the market price of each period and bucket: the mean of its hours, weighted by the energy of the
 * meter in them. All energy of a series then costs exactly what its hours cost; of a part of it, such as what is left
 * to buy after the credit, the law does not say which hours it is from, so it is taken from all of them alike.
 */
export function atHourlyPrice(
  axis: HourAxis,
  list: PriceList,
  member: KeptOrWritten,
  energyOf: (hours: MemberHours) => (hour: number) => number,
): PriceList {
  const {market} = list.tariff;
  return market ? weighted(axis, list, market, energyOf(hoursOf(member))) : list;
}

function weighted(
  axis: HourAxis,
  list: PriceList,
  market: ArrayLike<number>,
  kwhAt: (hour: number) => number,
): PriceList {
  const {ofHour, count} = list.buckets;
  const periods = axis.periodStarts.length - 1;
  const [cost, kwh, plain, hours] = Array.from(
    {length: 4},
    () => new Float64Array(periods * count),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let period = 0; period < periods; period += 1) {
    const end = axis.periodStarts[period + 1] ?? 0;
    for (let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1) {
      const at = period * count + (ofHour[hour] ?? 0);
      const price = market[hour] ?? 0;
      const amount = kwhAt(hour);
      cost[at] = (cost[at] ?? 0) + amount * price;
      kwh[at] = (kwh[at] ?? 0) + amount;
      plain[at] = (plain[at] ?? 0) + price;
      hours[at] = (hours[at] ?? 0) + 1;
    }
  }
  return {
    ...list,
    market: cost.map((zl, at) =>
      (kwh[at] ?? 0) > 0 ? zl / (kwh[at] ?? 1) : (plain[at] ?? 0) / Math.max(hours[at] ?? 0, 1),
    ),
  };
}
