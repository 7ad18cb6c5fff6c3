import {failed, ok, type Result} from '../kernel/result';
import type {IsoDay} from '../polish/date';
import {axisOfMonth, monthName, parseMonth, writeMonth, type Month} from './calendar';
import {cut, exchangeOf, markLength, noMark} from './exchange';
import type {PointReadings} from './matching';
import type {MonthInput, SettledBefore} from './schema';
import type {SettledMonth} from './settleMonths';
import {statementsOf} from './statement';
import {writeStock, type StockLot} from './stock';

/** What is kept of a point in each settlement of a month: kWh, and zlotys paid less got. */
export interface PointNumbers {
  readonly withdrawnKwh: number;
  readonly injectedKwh: number;
  readonly sharedKwh: number;
  readonly usedCreditKwh: number;
  readonly boughtKwh: number;
  /** Null where nobody gave the rates. */
  readonly paidZl: number | null;
}

/** What no act says and we suppose (F640); told with every month that is settled anew. */
export const correctionAssumption =
  'Założenie: poprawiony miesiąc rozliczamy od nowa z zapasem, jaki był przed nim, a po nim wszystkie następne, bo zapas przechodzi z miesiąca na miesiąc. Żaden akt, który znamy, nie mówi, co zrobić z zapasem po korekcie. Uzgodnijcie to ze sprzedawcą w umowie.';

/** The last settlement of a month in the archive. */
export function latestOf(settled: MonthInput['settled'], month: Month): SettledBefore | undefined {
  return settled
    ?.filter((one) => parseMonth(one.month) === month)
    .reduce<SettledBefore | undefined>(
      (last, one) => (last === undefined || one.version > last.version ? one : last),
      undefined,
    );
}

/**
 * The archive with these months; one that came out as before gets no new version, only the day it was looked at again.
 * `day` is `2026-07-08`.
 */
export function archiveWith(
  input: MonthInput,
  months: readonly SettledMonth[],
  day: IsoDay,
): NonNullable<MonthInput['settled']> {
  const {settled = []} = input;
  return months.reduce<NonNullable<MonthInput['settled']>>((archive, month) => {
    const before = latestOf(archive, month.month);
    const version = versionOf(input, month, {version: (before?.version ?? 0) + 1, day});
    return before && isSame(before, version)
      ? archive.map((one) => (one === before && day > one.day ? {...one, checked: day} : one))
      : [...archive, version];
  }, settled);
}

function isSame(one: SettledBefore, other: SettledBefore): boolean {
  const contentOf = ({provisional, before, after, points}: SettledBefore): string =>
    JSON.stringify([provisional === true, before, after, points]);
  return contentOf(one) === contentOf(other);
}

function versionOf(
  input: MonthInput,
  settled: SettledMonth,
  known: Pick<SettledBefore, 'version' | 'day'>,
): SettledBefore {
  const numbers = numbersOf(input, settled);
  return {
    month: writeMonth(settled.month),
    ...known,
    ...(settled.isProvisional && {provisional: true}),
    before: exactLots(openingLots(settled)),
    after: exactLots(settled.closing),
    points: input.points.flatMap(({id}, index) => {
      const own = numbers.get(id);
      return own ? [{id, ...own, days: settled.exchanges[index]?.days ?? ''}] : [];
    }),
  };
}

function openingLots({lots, month: settled}: SettledMonth): readonly StockLot[] {
  return lots.filter(({month}) => month < settled);
}

/** Without the noise of sums. */
function exactLots(lots: readonly StockLot[]): MonthInput['stock'] {
  return writeStock(lots).map(({month, kwh}) => ({month, kwh: exact(kwh)}));
}

function numbersOf(input: MonthInput, month: SettledMonth): ReadonlyMap<string, PointNumbers> {
  return new Map(
    statementsOf(input, [month]).map((own) => [
      own.point,
      {
        withdrawnKwh: exact(own.withdrawnKwh),
        injectedKwh: exact(own.injectedKwh),
        sharedKwh: exact(own.sharedKwh),
        usedCreditKwh: exact(own.usedCreditKwh),
        boughtKwh: exact(own.boughtKwh),
        paidZl: own.money && exact(own.money.grossZl + own.money.internalZl),
      },
    ]),
  );
}

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
    readonly difference: PointNumbers;
  }[];
  /** The lots a month opens and closes with, then and now. */
  readonly stock: Readonly<
    Record<
      'before' | 'after',
      {readonly opening: MonthInput['stock']; readonly closing: MonthInput['stock']}
    >
  >;
}

/** What changed in months that the archive has and that are settled anew. */
export function changesOf(
  input: MonthInput,
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
          const difference = differenceOf(before ?? null, after);
          return Object.values(difference).every((value) => value === null || value === 0)
            ? []
            : [{id, before: before ? numbersIn(before) : null, after, difference}];
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
export interface Correction {
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
export function correctionsOf(
  {points, settled}: Pick<MonthInput, 'points' | 'settled'>,
  readings: readonly (PointReadings | null)[],
  months: readonly Month[],
): readonly Correction[] {
  return months.flatMap((month): Correction[] => {
    const then = latestOf(settled, month);
    if (then === undefined) {
      return [];
    }
    const axis = axisOfMonth(month);
    const changed = points.flatMap((point, index): Correction['points'][number][] => {
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

/**
 * The cooperative as it was before a month, to settle that month and all that follow anew; the archive stays. Without an
 * archive of the month nobody but the person knows the stock it opened with: it is asked for, and never dropped.
 */
export function reopened(
  input: MonthInput,
  from: Month,
  opening?: MonthInput['stock'],
): Result<MonthInput> {
  const settledTo = parseMonth(input.settledTo ?? '');
  const archived = latestOf(input.settled, from);
  const stock =
    opening ??
    archived?.before ??
    (settledTo === null || from === settledTo + 1 ? input.stock : null);
  if (settledTo !== null && from > settledTo + 1) {
    const message = `Ostatni rozliczony miesiąc to ${monthName(settledTo)}, więc od ${writeMonth(from)} nie ma czego rozliczać od nowa. Podaj miesiąc od ${writeMonth(settledTo)} wstecz.`;
    return failed([{field: 'settledTo', message}]);
  }
  if (stock === null) {
    const message = `Archiwum nie ma miesiąca: ${monthName(from)}, więc nie wiadomo, jaki zapas był przed nim. Podaj partie z końca miesiąca ${writeMonth(from - 1)} albo powiedz, że zapasu nie było.`;
    return failed([{field: 'stock', message}]);
  }
  return ok({...input, stock, settledTo: writeMonth(from - 1)});
}

function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
