import {byLargestRemainder, sum} from '../split';
import type {Settlement} from '../types';
import {parseMonth, type Month} from './calendar';
import type {CooperativeRecord} from '../record/schema';
import type {LotUse} from './stock';

/**
 * Whose surplus the stock is made of. No act says it: each point has in the lot of a month the part that it had in the
 * energy which in that month's hours nobody else took.
 */

/** kWh that each point gave to the stock of a month, by the point's name. */
type Surplus = ReadonlyMap<string, number>;

/** The surplus of the months that are known, by month. */
export type Givers = ReadonlyMap<Month, Surplus>;

/** What each point gave in a month beyond what others took in the same hour, kWh. */
export function surplusOf(
  points: readonly {readonly id: string}[],
  {energy}: Pick<Settlement, 'energy'>,
): Surplus {
  return new Map(
    points.map(({id}, index) => {
      const own = energy.members[index];
      const given = own ? (own.drawn[0] ?? 0) - (own.net[0] ?? 0) - sum(own.sharing.delivered) : 0;
      // Less than a thousandth of a watt-hour is the noise of sums.
      return [id, given < 1e-6 ? 0 : given];
    }),
  );
}

/** The surplus of the settled months in the archive, as each was settled last; older ones did not keep it. */
export function archivedGivers({settled = []}: Pick<CooperativeRecord, 'settled'>): Givers {
  const byVersion = [...settled].sort((one, other) => one.version - other.version);
  return new Map(
    byVersion.flatMap(({month, points}) => {
      const at = parseMonth(month);
      const isKnown = points.every(({surplusKwh}) => surplusKwh !== undefined);
      return at === null || !isKnown
        ? []
        : [[at, new Map(points.map(({id, surplusKwh = 0}) => [id, surplusKwh] as const))] as const];
    }),
  );
}

/** What those who gave the energy of the stock get for what a month took of it. */
interface GiversPart {
  /** By the name of the point that gave it. */
  readonly ofPoints: ReadonlyMap<string, {readonly kwh: number; readonly grosze: number}>;
  /** Of lots of which nobody knows whose they were. */
  readonly unknown: {
    readonly kwh: number;
    readonly grosze: number;
    readonly months: readonly Month[];
  };
}

/** Divides what was charged for energy of the stock: first by what was used of each lot, then by whose surplus it was. */
export function giversPart(
  charged: {readonly kwh: number; readonly grosze: number},
  lots: readonly LotUse[],
  givers: Givers,
): GiversPart {
  const used = lots.reduce((all, {usedKwh}) => all + usedKwh, 0);
  const ofPoints = new Map<string, number>();
  const unknown: Month[] = [];
  let unknownKwh = 0;
  for (const {month, usedKwh} of lots) {
    const kwh = used > 0 ? (charged.kwh * usedKwh) / used : 0;
    const surplus = [...(givers.get(month) ?? [])];
    const all = surplus.reduce((total, [, own]) => total + own, 0);
    for (const [id, own] of all > 0 ? surplus : []) {
      if (own > 0 && kwh > 0) {
        ofPoints.set(id, (ofPoints.get(id) ?? 0) + (kwh * own) / all);
      }
    }
    if (all === 0 && kwh > 0) {
      unknownKwh += kwh;
      unknown.push(month);
    }
  }
  const parts = [...ofPoints];
  const grosze = byLargestRemainder(charged.grosze, [...parts.map(([, kwh]) => kwh), unknownKwh]);
  return {
    ofPoints: new Map(
      parts.map(([id, kwh], index) => [id, {kwh, grosze: grosze[index] ?? 0}] as const),
    ),
    unknown: {kwh: unknownKwh, grosze: grosze.at(-1) ?? 0, months: unknown},
  };
}
