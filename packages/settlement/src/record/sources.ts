import {memberName} from './memberName';
import type {CooperativeRecord, Installation, Point} from './schema';

type Placed = Pick<CooperativeRecord, 'points' | 'sources'>;

/** The name that the cooperative's own installation without a place goes by. */
const unplaced = 'instalacja spółdzielni';

/**
 * The installations behind a point: those whose place it is, and at the first point of their owner also those whose place
 * is none of the owner's points, as a roof or a field.
 */
export function sourcesAt({points, sources = []}: Placed, point: Point): readonly Installation[] {
  if (point.ofCooperative === true) {
    return sources.filter(
      ({member, place}) => member === undefined && (place ?? unplaced) === point.id,
    );
  }
  const owner = ownerOf(point);
  const own = points.filter((one) => ownerOf(one) === owner).map(({id}) => id);
  return sources.filter(
    ({member, place}) =>
      member === owner &&
      (place === point.id || (own[0] === point.id && !own.includes(place ?? ''))),
  );
}

/** The name of the member that a point belongs to; undefined for one of the cooperative. */
export function ownerOf({
  id,
  holder,
  ofCooperative,
}: Pick<Point, 'id' | 'holder' | 'ofCooperative'>): string | undefined {
  return ofCooperative === true ? undefined : memberName(holder ?? id);
}

/** The places of the cooperative's own installations: each has a point of its own. */
export function ownPlaces({sources = []}: Pick<CooperativeRecord, 'sources'>): readonly string[] {
  const places = sources.flatMap(({member, place}) =>
    member === undefined ? [place ?? unplaced] : [],
  );
  return [...new Set(places)];
}

/** The power behind a point, kW; null if no installation tells one. */
export function powerAt(record: Placed, point: Point): number | null {
  const powers = sourcesAt(record, point).flatMap(({kw}) => kw ?? []);
  return powers.length === 0 ? null : powers.reduce((all, kw) => all + kw, 0);
}
