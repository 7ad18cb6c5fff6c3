import {dayMs, hourAxis, type HourAxis, hourMs, yearAxis} from '@cooperative/polish';
import {InputError, valueOf} from '../description/problems';
import type {CooperativeInput} from '../description/schema';

/**
 * Hourly market prices of a file, put on the settled hours: each hour takes the price of the same day and hour of the
 * calendar, also from another year (29 February then takes 28 February). Prices without a day stay as they are.
 */
export function withMarketHours(input: CooperativeInput, axis: HourAxis): CooperativeInput {
  const {market} = input.prices ?? {};
  if (market?.kind !== 'hourly' || market.firstDay === undefined) {
    return input;
  }
  const [year = 0] = market.firstDay.split('-').map(Number);
  const firstYear = yearAxis(year);
  const offset = firstYear.localDay.indexOf(Date.parse(market.firstDay) / dayMs);
  const start = new Date(firstYear.startMs + offset * hourMs).toISOString();
  const priced = valueOf(hourAxis(start, market.zlPerMwh.length, 'month'));
  const known = new Map<string, number>();
  for (let hour = 0; hour < priced.hours; hour += 1) {
    known.set(placeInYear(priced, hour), hour);
  }
  const missing = new Set<string>();
  const hours = Array.from({length: axis.hours}, (_, hour) => {
    const place = placeInYear(axis, hour);
    // The hour that summer time skips in the year of the prices has the price of the hour before it.
    const of =
      known.get(place) ??
      known.get(place.replace('02-29', '02-28')) ??
      known.get(placeInYear(axis, Math.max(hour - 1, 0)));
    if (of === undefined) {
      missing.add(place.slice(0, 5));
    }
    return of ?? 0;
  });
  if (missing.size > 0) {
    const [first] = missing;
    const message = `W cenach godzinowych brakuje dni: ${missing.size}, pierwszy to ${first?.split('-').reverse().join('.')}. Wczytaj plik RCE z całego roku albo wróć do cen miesięcznych.`;
    throw new InputError([{field: 'prices.market', message}]);
  }
  const placed = (prices: readonly number[]): number[] => hours.map((of) => prices[of] ?? 0);
  return {
    ...input,
    prices: {
      ...input.prices,
      market: {
        kind: 'hourly',
        zlPerMwh: placed(market.zlPerMwh),
        ...(market.signedZlPerMwh && {signedZlPerMwh: placed(market.signedZlPerMwh)}),
      },
    },
  };
}

/** `03-30 14`: month, day and hour in Poland. */
function placeInYear({localDay, localHour}: HourAxis, hour: number): string {
  const day = new Date((localDay[hour] ?? 0) * dayMs).toISOString().slice(5, 10);
  return `${day} ${localHour[hour] ?? 0}`;
}
