import {memberPath} from '../../settlement/fieldPaths';
import {hourAxis, yearHours} from '../../settlement/hours/hourAxis';
import {hourMs} from '../../kernel/time';
import {InputError, valueOf} from '../description/problems';
import type {CooperativeInput} from '../description/schema';

/**
 * Cuts the members' readings to the hours they all have; the input then starts there. Less than a year has no steady
 * year, and of twelve monthly prices only those of its months remain. Throws an {@link InputError} if there are no
 * common hours.
 */
export function alignReadings(input: CooperativeInput): CooperativeInput {
  const spans = input.members.flatMap(({id, readings}) => {
    const startMs = readings ? Date.parse(readings.startUtc) : Number.NaN;
    return readings ? [{id, startMs, endMs: startMs + readings.withdrawn.length * hourMs}] : [];
  });
  const [first] = spans;
  if (!first) {
    return input;
  }
  const latest = spans.reduce((one, other) => (other.startMs > one.startMs ? other : one), first);
  const earliest = spans.reduce((one, other) => (other.endMs < one.endMs ? other : one), first);
  const hours = (earliest.endMs - latest.startMs) / hourMs;
  if (hours < 1) {
    throw new InputError([
      {
        field: `${memberPath(input.members.findIndex(({id}) => id === latest.id))}.readings`,
        message: `Odczyty członków „${earliest.id}” i „${latest.id}” nie mają wspólnych godzin. Wczytaj pliki z tego samego czasu.`,
      },
    ]);
  }
  const start = new Date(latest.startMs).toISOString();
  return {
    ...input,
    start,
    ratesDay: input.ratesDay ?? input.start.slice(0, 10),
    year: hours < yearHours ? 'first' : input.year,
    members: input.members.map((member) => {
      if (!member.readings) {
        return member;
      }
      const {readings} = member;
      const from = (latest.startMs - Date.parse(readings.startUtc)) / hourMs;
      return {
        ...member,
        readings: {
          ...readings,
          startUtc: start,
          withdrawn: readings.withdrawn.subarray(from, from + hours),
          injected: readings.injected.subarray(from, from + hours),
        },
      };
    }),
    ...(input.prices && {prices: pricesOfMonths(input.prices, start, hours, input.period)}),
  };
}

type Prices = NonNullable<CooperativeInput['prices']>;

function pricesOfMonths(
  prices: Prices,
  start: string,
  hours: number,
  period: CooperativeInput['period'],
): Prices {
  const {market} = prices;
  if (market?.kind !== 'monthly' || market.zlPerMwh.length !== 12 || period !== 'month') {
    return prices;
  }
  const {periodStarts, localMonth} = valueOf(hourAxis(start, hours, period));
  const months = Array.from(periodStarts.subarray(0, -1), (hour) => localMonth[hour] ?? 0);
  return {
    ...prices,
    market: {...market, zlPerMwh: months.map((month) => market.zlPerMwh[month] ?? 0)},
  };
}
