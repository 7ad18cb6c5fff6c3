import {type FieldError, inQuotes} from '@cooperative/polish';
import {memberPath} from '../../fieldPaths';
import type {MemberCounts, PersonKind} from '../../law/memberCount';

/** A point of delivery, as far as its holder matters. */
interface HeldPoint {
  readonly id: string;
  readonly holder?: string | undefined;
  readonly person?: PersonKind | undefined;
  /** A point of the cooperative itself is no member's. */
  readonly ofCooperative?: boolean | undefined;
}

/** The member of the cooperative a point of delivery belongs to: its own name, unless it names another. */
function holderOf({id, holder}: Pick<HeldPoint, 'id' | 'holder'>): string {
  const named = holder?.trim() ?? '';
  return named === '' ? id.trim() : named;
}

/** „Gmina” and „gmina” are one member: a capital letter makes no second one. */
export const holderKey = (point: Pick<HeldPoint, 'id' | 'holder'>): string =>
  holderOf(point).toLowerCase();

/** Whether two points of delivery belong to one member. */
export function isSameHolder(one: HeldPoint, other: HeldPoint): boolean {
  return holderKey(one) === holderKey(other);
}

interface Holder {
  /** As the first of its points writes it. */
  readonly name: string;
  readonly person: PersonKind | undefined;
}

/** The members of a cooperative, with their kind if any of their points tells it. */
export function holdersOf(points: readonly HeldPoint[]): ReadonlyMap<string, Holder> {
  const holders = new Map<string, Holder>();
  for (const point of points.filter(({ofCooperative}) => ofCooperative !== true)) {
    const known = holders.get(holderKey(point));
    holders.set(holderKey(point), {
      name: known?.name ?? holderOf(point),
      person: known?.person ?? point.person,
    });
  }
  return holders;
}

/** Members by kind, for the condition of the least number of members. */
export function countMembers(points: readonly HeldPoint[]): MemberCounts {
  const counts = {natural: 0, legal: 0, community: 0, publicBody: 0, unknown: 0};
  for (const {person} of holdersOf(points).values()) {
    counts[person ?? 'unknown'] += 1;
  }
  return counts;
}

/** Points of one member that say it is two kinds of person. */
export function checkHolders(points: readonly HeldPoint[]): readonly FieldError[] {
  const holders = holdersOf(points);
  return points.flatMap((point, index) => {
    const name = holderOf(point);
    return point.person === undefined || point.person === holders.get(holderKey(point))?.person
      ? []
      : [
          {
            field: `${memberPath(index)}.person`,
            message: `Punkty poboru członka ${inQuotes(name)} podają różne odpowiedzi, kim on jest. Wybierz jedną.`,
          },
        ];
  });
}
