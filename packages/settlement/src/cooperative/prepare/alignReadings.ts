import {hourAxis, hourMs, inQuotes, yearHours} from '@cooperative/polish';
import {memberPath} from '../../fieldPaths';
import {InputError, valueOf} from '../description/problems';
import type {CooperativeInput, MemberInput} from '../description/schema';

/**
 * Cuts the members' readings to the hours they all have; the input then starts there. Only twelve whole months have a
 * steady year, fees of a cut month are those of its days, and of twelve monthly prices only those of the months remain.
 * Throws an {@link InputError} if there are no common hours.
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
        message: `Odczyty członków ${inQuotes(earliest.id)} i ${inQuotes(latest.id)} nie mają wspólnych godzin. Wczytaj pliki z tego samego czasu.`,
      },
    ]);
  }
  const start = new Date(latest.startMs).toISOString();
  return {
    ...input,
    start,
    ratesDay: input.ratesDay ?? input.start.slice(0, 10),
    fixedFees: input.fixedFees ?? 'days',
    year: isWholeYear(start, hours, input.period) ? input.year : 'first',
    members: input.members.map((described) => {
      const member = measuredOnly(described);
      const {readings} = member;
      if (!readings) {
        return member;
      }
      const from = (latest.startMs - Date.parse(readings.startUtc)) / hourMs;
      return {
        ...member,
        readings: {
          ...readings,
          startUtc: start,
          withdrawn: readings.withdrawn.subarray(from, from + hours),
          injected: readings.injected.subarray(from, from + hours),
          ...(readings.generation && {
            generation: readings.generation.subarray(from, from + hours),
          }),
        },
      };
    }),
    ...(input.prices && {prices: pricesOfMonths(input.prices, start, hours, input.period)}),
  };
}

/** Without what the readings already contain: only the power of sources that were running remains. */
function measuredOnly(member: MemberInput): MemberInput {
  if (!member.readings) {
    return member;
  }
  const measured = {...member, profile: undefined};
  const {sourcesMeasured, sources = [], sourceKw = 0} = member;
  return sourcesMeasured === true
    ? {
        ...measured,
        sources: undefined,
        battery: undefined,
        sourceKw: sources.reduce((all, {kw}) => all + kw, sourceKw),
      }
    : measured;
}

/** A steady year repeats itself, so it needs whole months: a cut one would be counted twice. */
function isWholeYear(start: string, hours: number, period: CooperativeInput['period']): boolean {
  if (hours < yearHours || period !== 'month') {
    return hours >= yearHours;
  }
  return valueOf(hourAxis(start, hours, period, 'days')).periodMonths.every(
    (months) => months === 1,
  );
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
    market: {
      ...market,
      zlPerMwh: months.map((month) => market.zlPerMwh[month] ?? 0),
      assumed: months.flatMap((month, index) =>
        market.assumed?.includes(month + 1) ? [index + 1] : [],
      ),
    },
  };
}
