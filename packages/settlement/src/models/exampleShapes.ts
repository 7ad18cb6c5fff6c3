/** When a kind of user takes how much. */
export interface Shape {
  /** Shares of the months, percent. */
  readonly months: readonly number[];
  /** Shares of the hours 0–23 of Polish time, percent. */
  readonly hours: readonly number[];
  /** Use on a free day as a fraction of a working day's. */
  readonly freeDay: number;
  /** Random variation of hours around the shape, as a fraction of it. */
  readonly variation: number;
}

/**
 * Shapes without a source: assumptions about when people work, as opening hours and seasons. The form calls them so.
 * Only proportions matter, since every year is scaled to its sum.
 */

/** Full power from one hour to another, also over midnight, and a fraction of it in the rest of the day. */
function working(from: number, to: number, idle: number): readonly number[] {
  return Array.from({length: 24}, (_, hour) => {
    const isOn = from < to ? hour >= from && hour < to : hour >= from || hour < to;
    return isOn ? 1 : idle;
  });
}

const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** More in winter or in summer than in an even year, by this fraction at the extreme. */
function season(warmest: number): readonly number[] {
  return days.map(
    (length, month) => length * (1 - warmest * Math.cos((2 * Math.PI * (month - 0.5)) / 12)),
  );
}
const even = season(0);

export const exampleShapes = {
  office: {months: season(-0.15), hours: working(7, 16, 0.25), freeDay: 0.3, variation: 0.15},
  sewageWorks: {months: even, hours: working(7, 22, 0.8), freeDay: 1, variation: 0.1},
  fireStation: {months: season(-0.25), hours: working(6, 22, 0.6), freeDay: 1, variation: 0.3},
  factory: {months: even, hours: working(6, 22, 0.3), freeDay: 0.35, variation: 0.15},
  warehouse: {months: season(-0.15), hours: working(6, 18, 0.4), freeDay: 0.5, variation: 0.15},
  dairy: {months: season(0.1), hours: working(4, 20, 0.6), freeDay: 0.9, variation: 0.1},
  coldStore: {months: season(0.3), hours: working(9, 21, 0.8), freeDay: 1, variation: 0.1},
  shop: {months: even, hours: working(7, 21, 0.4), freeDay: 0.7, variation: 0.1},
  bakery: {months: even, hours: working(22, 8, 0.35), freeDay: 0.7, variation: 0.15},
  commonParts: {months: season(-0.25), hours: working(5, 23, 0.5), freeDay: 1, variation: 0.2},
  charger: {months: season(-0.1), hours: working(8, 20, 0.15), freeDay: 0.8, variation: 0.8},
} as const satisfies Readonly<Record<string, Shape>>;

export const exampleKinds = Object.keys(exampleShapes) as readonly (keyof typeof exampleShapes)[];
