import {latestOf, numbersOf, exact, type PointNumbers} from './archive';
import {monthName, parseMonth, writeMonth, type Month} from './calendar';
import type {CooperativeRecord} from '../record/schema';
import {mayChange, type SettledMonth} from './settleMonths';

/** One month of the whole cooperative. */
export interface YearMonth {
  readonly month: Month;
  /** Null where the month is not settled; kWh by the key, and as the seller bills them. */
  readonly energy: {
    readonly sharedKwh: number;
    readonly usedCreditKwh: number;
    readonly boughtKwh: number;
  } | null;
  /** What all points pay less what they get; null where one of them has no rates. */
  readonly paidZl: number | null;
  /** Its readings are not whole, so it may change. */
  readonly isProvisional: boolean;
}

/** The calendar years of which a month is settled, now or in the archive; the last one first. */
export function yearsOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
): readonly number[] {
  const all = [
    ...(input.settled ?? []).map(({month}) => parseMonth(month) ?? 0),
    ...months.map(({month}) => month),
  ].map((month) => Math.floor(month / 12));
  return [...new Set(all)].sort((one, other) => other - one);
}

/** The twelve months of a year: as they are settled now, else as the archive has them last. */
export function yearOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  year: number,
): readonly YearMonth[] {
  return Array.from({length: 12}, (_, index): YearMonth => {
    const month = year * 12 + index;
    const now = months.find((one) => one.month === month);
    const then = latestOf(input.settled, month);
    const points: readonly PointNumbers[] = now
      ? [...numbersOf(input, now).values()]
      : (then?.points ?? []);
    const sum = (of: (numbers: PointNumbers) => number): number =>
      exact(points.reduce((all, own) => all + of(own), 0));
    return {
      month,
      energy:
        points.length === 0
          ? null
          : {
              sharedKwh: sum(({sharedKwh}) => sharedKwh),
              usedCreditKwh: sum(({usedCreditKwh}) => usedCreditKwh),
              boughtKwh: sum(({boughtKwh}) => boughtKwh),
            },
      paidZl:
        points.length === 0 || points.some(({paidZl}) => paidZl === null)
          ? null
          : sum(({paidZl}) => paidZl ?? 0),
      isProvisional: now ? mayChange(now) : then?.provisional === true,
    };
  });
}

/** The year as a table: months in rows, then their sum; a sum of money is none while a settled month has none. */
export function yearRows(
  year: readonly YearMonth[],
  format: (value: number, digits: number) => string,
): readonly (readonly string[])[] {
  const settled = year.filter(({energy}) => energy !== null);
  const sum = (of: (energy: NonNullable<YearMonth['energy']>) => number): string =>
    format(
      settled.reduce((all, {energy}) => all + (energy ? of(energy) : 0), 0),
      3,
    );
  const zl = (value: number | null): string => (value === null ? '' : format(value, 2));
  const kwh = (value: number | undefined): string => (value === undefined ? '' : format(value, 3));
  return [
    [
      'Miesiąc',
      'Wspólne (kWh)',
      'Z zapasu (kWh)',
      'Kupione (kWh)',
      'Do zapłaty mniej do wypłaty (zł)',
      'Uwagi',
    ],
    ...year.map(({month, energy, paidZl, isProvisional}) => [
      monthName(month),
      kwh(energy?.sharedKwh),
      kwh(energy?.usedCreditKwh),
      kwh(energy?.boughtKwh),
      zl(paidZl),
      energy === null
        ? 'nie rozliczono'
        : [isProvisional ? 'wstępny' : '', paidZl === null ? 'bez stawek' : '']
            .filter((note) => note !== '')
            .join(', '),
    ]),
    [
      `Razem, miesięcy: ${settled.length}`,
      sum(({sharedKwh}) => sharedKwh),
      sum(({usedCreditKwh}) => usedCreditKwh),
      sum(({boughtKwh}) => boughtKwh),
      zl(
        settled.length === 0 || settled.some(({paidZl}) => paidZl === null)
          ? null
          : settled.reduce((all, {paidZl}) => all + (paidZl ?? 0), 0),
      ),
      '',
    ],
  ];
}

/** The year in one sentence, as its picture shows it. */
export function yearFinding(
  year: readonly YearMonth[],
  format: (value: number, digits: number) => string,
): string {
  const settled = year.flatMap(({energy}) => energy ?? []);
  const all = settled.reduce(
    (sum, {sharedKwh, usedCreditKwh, boughtKwh}) => sum + sharedKwh + usedCreditKwh + boughtKwh,
    0,
  );
  const own = settled.reduce(
    (sum, {sharedKwh, usedCreditKwh}) => sum + sharedKwh + usedCreditKwh,
    0,
  );
  return all === 0
    ? 'W tym roku nie ma jeszcze rozliczonej energii.'
    : `Ze spółdzielni, wspólne i z zapasu, było ${format(own, 0)} kWh, czyli ${format((100 * own) / all, 0)}%; kupiono ${format(all - own, 0)} kWh. Rozliczone miesiące: ${settled.length} z 12${writeEnd(year)}.`;
}

function writeEnd(year: readonly YearMonth[]): string {
  const last = year.filter(({energy}) => energy !== null).at(-1);
  return last && last.month % 12 < 11 ? `, ostatni ${writeMonth(last.month)}` : '';
}
