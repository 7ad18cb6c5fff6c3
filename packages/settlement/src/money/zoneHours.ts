import type {ZoneSchedule} from './tariff';
import type {TariffGroup} from './tariffGroups';

/** Hours [from, to) of the day; to 24 and from 0 around midnight. */
type Span = readonly [from: number, to: number];

/** The second zone within the spans, the first elsewhere. */
const second = (...spans: readonly Span[]): readonly number[] =>
  Array.from({length: 24}, (_, hour) =>
    Number(spans.some(([from, to]) => hour >= from && hour < to)),
  );
/** The first zone within the spans. */
const first = (...spans: readonly Span[]): readonly number[] =>
  second(...spans).map((zone) => 1 - zone);

const evening: Span = [22, 24];
const early: Span = [0, 6];
const noonNight = second(evening, early, [13, 15]);
const springNight = second(evening, early, [15, 17]);
const always = second([0, 24]);

const night: ZoneSchedule = {workday: noonNight, freeDay: noonNight};
const nightAndFreeDays: ZoneSchedule = {workday: noonNight, freeDay: always};
const summer = [4, 5, 6, 7, 8, 9] as const;
/** Recommended hours, which are the first zone: by day from March to September, by night otherwise. */
const sun: ZoneSchedule = {
  workday: first(evening, early),
  freeDay: first(evening, early),
  season: {months: [3, 4, 5, 6, 7, 8, 9], workday: first([9, 17]), freeDay: first([9, 17])},
};

/**
 * When each zone of a group applies at an operator, in its tariff of 2026 (the exact hours of Enea's night are set by
 * the operator; these are what it does in practice). Groups with one grid rate all day have none here.
 */
const hours = {
  enea: {
    G12: night,
    G12w: {workday: first([6, 21]), freeDay: always},
    C12sezON: sun,
    C22sezON: sun,
    B22sezON: sun,
  },
  tauron: {G12: night, G12w: nightAndFreeDays},
  energa: {G12: night, G12w: nightAndFreeDays},
  pge: {
    G12: {...night, season: {months: summer, workday: springNight, freeDay: springNight}},
    G12w: {...nightAndFreeDays, season: {months: summer, workday: springNight, freeDay: always}},
  },
  stoen: {G12: night, G12w: {workday: second(evening, early), freeDay: always}},
} satisfies Readonly<Record<string, HoursOfGroups>>;

type HoursOfGroups = Readonly<Partial<Record<TariffGroup, ZoneSchedule>>>;

/** Undefined where the hours are not known. */
export function zoneHours(
  group: TariffGroup,
  operator: keyof typeof hours,
): ZoneSchedule | undefined {
  const ofGroups: HoursOfGroups = hours[operator];
  return ofGroups[group];
}
