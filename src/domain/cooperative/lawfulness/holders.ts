import type {FieldError} from '../../kernel/result';
import {memberPath} from '../../settlement/fieldPaths';
import type {MemberCounts, PersonKind} from '../../settlement/law/memberCount';

/** A point of delivery, as far as its holder matters. */
interface HeldPoint {
  readonly id: string;
  readonly holder?: string | undefined;
  readonly person?: PersonKind | undefined;
  /** A point of the cooperative itself is no member's. */
  readonly ofCooperative?: boolean | undefined;
}

/** The member of the cooperative a point of delivery belongs to: its own name, unless it names another. */
export function holderOf({id, holder}: Pick<HeldPoint, 'id' | 'holder'>): string {
  const named = holder?.trim() ?? '';
  return named === '' ? id.trim() : named;
}

/** The members of a cooperative by name, with their kind if any of their points tells it. */
export function holdersOf(
  points: readonly HeldPoint[],
): ReadonlyMap<string, PersonKind | undefined> {
  const holders = new Map<string, PersonKind | undefined>();
  for (const point of points.filter(({ofCooperative}) => ofCooperative !== true)) {
    const name = holderOf(point);
    holders.set(name, holders.get(name) ?? point.person);
  }
  return holders;
}

/** Members by kind, for the condition of the least number of members. */
export function countMembers(points: readonly HeldPoint[]): MemberCounts {
  const counts = {natural: 0, legal: 0, community: 0, unknown: 0};
  for (const kind of holdersOf(points).values()) {
    counts[kind ?? 'unknown'] += 1;
  }
  return counts;
}

/** Points of one member that say it is two kinds of person. */
export function checkHolders(points: readonly HeldPoint[]): readonly FieldError[] {
  const holders = holdersOf(points);
  return points.flatMap((point, index) => {
    const name = holderOf(point);
    return point.person === undefined || point.person === holders.get(name)
      ? []
      : [
          {
            field: `${memberPath(index)}.person`,
            message: `Punkty poboru członka „${name}” podają różne odpowiedzi, kim on jest. Wybierz jedną.`,
          },
        ];
  });
}
