import {exact, exactLots, latestOf, numbersOf, openingLots, type PointNumbers} from './archive';
import {axisOfMonth, writeMonth, type Month} from './calendar';
import {cut, exchangeOf, markLength, noMark} from './exchange';
import type {PointReadings} from './matching';
import type {CooperativeRecord, SettledBefore} from '../record/schema';
import type {SettledMonth} from './settleMonths';
import type {Format} from './sheet';

/** What no act says and we suppose (F640). */
export const stockAssumption =
  'Poprawiony miesiąc rozliczamy od nowa z zapasem, jaki był przed nim, a po nim wszystkie następne, bo zapas przechodzi z miesiąca na miesiąc. Żaden akt, który znamy, nie mówi, co zrobić z zapasem po korekcie.';
/** The same, told with every month that is settled anew. */
export const correctionAssumption = `Założenie: ${stockAssumption.charAt(0).toLowerCase()}${stockAssumption.slice(1)} Uzgodnijcie to ze sprzedawcą w umowie.`;

/** What a month that was settled before came to now. */
export interface MonthChange {
  readonly month: Month;
  /** The settlement it is compared with. */
  readonly before: Pick<SettledBefore, 'version' | 'day'>;
  /** Points of which a number changed; null for one that the other settlement does not have. */
  readonly points: readonly {
    readonly id: string;
    readonly before: PointNumbers | null;
    readonly after: PointNumbers | null;
    /** After less before; what one of both lacks counts as zero. */
    readonly change: PointNumbers;
  }[];
  /** The lots a month opens and closes with, then and now. */
  readonly stock: Readonly<
    Record<
      'before' | 'after',
      {readonly opening: CooperativeRecord['stock']; readonly closing: CooperativeRecord['stock']}
    >
  >;
}

/** What changed in months that the archive has and that are settled anew. */
export function changesOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
): readonly MonthChange[] {
  return months.flatMap((settled): MonthChange[] => {
    const then = latestOf(input.settled, settled.month);
    if (then === undefined) {
      return [];
    }
    const now = numbersOf(input, settled);
    const names = new Set([...then.points.map(({id}) => id), ...now.keys()]);
    return [
      {
        month: settled.month,
        before: {version: then.version, day: then.day},
        points: [...names].flatMap((id) => {
          const before = then.points.find((one) => one.id === id);
          const after = now.get(id) ?? null;
          const change = differenceOf(before ?? null, after);
          return Object.values(change).every((value) => value === null || value === 0)
            ? []
            : [{id, before: before ? numbersIn(before) : null, after, change}];
        }),
        stock: {
          before: {opening: then.before, closing: then.after},
          after: {
            opening: exactLots(openingLots(settled)),
            closing: exactLots(settled.closing),
          },
        },
      },
    ];
  });
}

function numbersIn(archived: PointNumbers): PointNumbers {
  const {withdrawnKwh, injectedKwh, sharedKwh, usedCreditKwh, boughtKwh, paidZl} = archived;
  return {withdrawnKwh, injectedKwh, sharedKwh, usedCreditKwh, boughtKwh, paidZl};
}

function differenceOf(before: PointNumbers | null, after: PointNumbers | null): PointNumbers {
  const of = (value: (numbers: PointNumbers) => number): number =>
    exact((after ? value(after) : 0) - (before ? value(before) : 0));
  const isPriced = before?.paidZl !== null && after?.paidZl !== null;
  return {
    withdrawnKwh: of(({withdrawnKwh}) => withdrawnKwh),
    injectedKwh: of(({injectedKwh}) => injectedKwh),
    sharedKwh: of(({sharedKwh}) => sharedKwh),
    usedCreditKwh: of(({usedCreditKwh}) => usedCreditKwh),
    boughtKwh: of(({boughtKwh}) => boughtKwh),
    paidZl: isPriced ? of(({paidZl}) => paidZl ?? 0) : null,
  };
}

/** A settled month of which the files now hold other readings than it was settled with. */
export interface OtherReadings {
  readonly month: Month;
  /** When it was settled. */
  readonly day: string;
  readonly points: readonly {
    readonly id: string;
    /** Days with other readings, of those that the files have whole. */
    readonly days: number;
    /** Then and now; null unless the files have the whole month. */
    readonly withdrawnKwh: readonly [number, number] | null;
    readonly injectedKwh: readonly [number, number] | null;
  }[];
}

/** What the files say of months that are settled already, beside what the archive has of them. */
export function otherReadings(
  {points, settled}: Pick<CooperativeRecord, 'points' | 'settled'>,
  readings: readonly (PointReadings | null)[],
  months: readonly Month[],
): readonly OtherReadings[] {
  return months.flatMap((month): OtherReadings[] => {
    const then = latestOf(settled, month);
    if (then === undefined) {
      return [];
    }
    const axis = axisOfMonth(month);
    const changed = points.flatMap((point, index): OtherReadings['points'][number][] => {
      const before = then.points.find((one) => one.id === point.id);
      const own = readings[index] ?? null;
      if (own === null || before === undefined) {
        return [];
      }
      const now = exchangeOf(cut(own, axis), axis, point);
      const days = otherDays(before.days, now.days);
      const pair = (one: number, other: number): readonly [number, number] | null =>
        now.missingHours === 0 ? [one, exact(other)] : null;
      return days === 0
        ? []
        : [
            {
              id: point.id,
              days,
              withdrawnKwh: pair(before.withdrawnKwh, now.withdrawnKwh),
              injectedKwh: pair(before.injectedKwh, now.injectedKwh),
            },
          ];
    });
    return changed.length === 0 ? [] : [{month, day: then.day, points: changed}];
  });
}

/** How many days that are whole now have another mark. */
function otherDays(before: string, now: string): number {
  return Array.from({length: now.length / markLength}, (_, day) => {
    const of = (marks: string): string => marks.slice(day * markLength, (day + 1) * markLength);
    return of(now) !== noMark && of(now) !== of(before);
  }).filter(Boolean).length;
}

/** The numbers of a point that changed: what it is, before, after and the difference. */
export function numberRows(
  {before, after, change}: MonthChange['points'][number],
  format: Format,
): readonly (readonly string[])[] {
  return numberNames.flatMap(([key, name]) => {
    const [then, now] = [before?.[key] ?? null, after?.[key] ?? null];
    return then === now
      ? []
      : [written(name, [then, now, change[key]], format, key === 'paidZl' ? 2 : 3)];
  });
}

/** The lots a month opens and closes with: which, before, after and the difference. */
export function lotRows(
  {stock}: Pick<MonthChange, 'stock'>,
  format: Format,
): readonly (readonly string[])[] {
  return (['opening', 'closing'] as const).flatMap((end) => {
    const of = (side: 'before' | 'after', lot: string): number =>
      stock[side][end].find((one) => one.month === lot)?.kwh ?? 0;
    const lots = [...stock.before[end], ...stock.after[end]].map(({month}) => month);
    return [...new Set(lots)]
      .sort()
      .map((lot) =>
        written(
          `Zapas na ${end === 'opening' ? 'początek' : 'koniec'}, partia ${lot} (kWh)`,
          [of('before', lot), of('after', lot), exact(of('after', lot) - of('before', lot))],
          format,
          3,
        ),
      );
  });
}

function written(
  name: string,
  values: readonly (number | null)[],
  format: Format,
  digits: number,
): readonly string[] {
  return [name, ...values.map((value) => (value === null ? '' : format(value, digits)))];
}

/** A table of what changed: each point of each month that is settled anew, before, after and the difference; then lots. */
export function changeRows(
  changes: readonly MonthChange[],
  format: Format,
): readonly (readonly string[])[] {
  return [
    ['Miesiąc', 'Punkt', 'Co', 'Przed', 'Po', 'Różnica'],
    ...changes.flatMap((change) => {
      const month = writeMonth(change.month);
      return [
        ...change.points.flatMap((point) =>
          numberRows(point, format).map((row) => [month, point.id, ...row]),
        ),
        ...lotRows(change, format).map((row) => [month, '', ...row]),
      ];
    }),
  ];
}

const numberNames = [
  ['withdrawnKwh', 'Pobrana z sieci (kWh)'],
  ['injectedKwh', 'Wprowadzona do sieci (kWh)'],
  ['sharedKwh', 'Wspólna w godzinie (kWh)'],
  ['usedCreditKwh', 'Odebrana z zapasu (kWh)'],
  ['boughtKwh', 'Kupiona (kWh)'],
  ['paidZl', 'Do zapłaty mniej do wypłaty (zł)'],
] as const;
