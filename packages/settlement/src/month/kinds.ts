import {foldPolish} from '@cooperative/polish';
import {memberName} from '../record/memberName';
import type {TariffGroup} from '../money/tariffGroups';

/** Who a point is of, as far as its rates are concerned. */
export const pointKinds = ['home', 'firm', 'municipal'] as const;
export type PointKind = (typeof pointKinds)[number];

/** What tells the kind of a point. */
interface KnownPoint {
  readonly id: string;
  readonly holder?: string | undefined;
  readonly kind?: PointKind | undefined;
  readonly phases?: number | undefined;
}

/** Of a member. */
interface KnownMember {
  readonly name: string;
  readonly kind?: string | undefined;
}

const ofMembers: Readonly<Partial<Record<string, PointKind>>> = {
  natural: 'home',
  legal: 'firm',
  municipality: 'municipal',
};

/** The kind of the points of such a member; undefined where it can be either. */
export function pointKindOf(memberKind: string): PointKind | undefined {
  return ofMembers[memberKind];
}

/** Words of names, without diacritics: „dom kultury” is no home, so municipal ones are looked for first. */
const words: readonly (readonly [PointKind, RegExp])[] = [
  [
    'municipal',
    /\b(?:gmina|gminn\w+|miasto|powiat|urzad|szkola|przedszkole|zlobek|biblioteka|swietlica|dom kultury|oczyszczalnia|wodociag|hydrofornia|przepompownia|ujecie|oswietlenie)\b/,
  ],
  [
    'firm',
    /\b(?:firma|spolka|sp ?z ?o ?o|zaklad|sklep|piekarnia|przedsiebiorstwo|warsztat|hurtownia|masarnia|tartak)\b/,
  ],
  ['home', /\b(?:dom|mieszkanie|gospodarstwo domowe)\b/],
];

/**
 * The kind of a point: as its list or what its member is says it, a home where phases are given, else by its name and its
 * member's; null if nothing tells. Only to offer rates: which points it would be is shown before they get any.
 */
export function kindOf(
  {id, holder = '', kind, phases}: KnownPoint,
  members: readonly KnownMember[] = [],
): PointKind | null {
  const member = members.find(
    ({name}) => memberName(name) === memberName(holder === '' ? id : holder),
  );
  const said = kind ?? pointKindOf(member?.kind ?? '');
  if (said !== undefined || phases !== undefined) {
    return said ?? 'home';
  }
  // What a point is called says more than whose it is: a flat of the municipality is a home.
  const found = [id, holder].flatMap((name) => {
    const folded = foldPolish(name).replaceAll('.', ' ').replaceAll(/\s+/g, ' ');
    return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? [];
  });
  return found[0] ?? null;
}

/** Kinds of points that a group of tariffs is for: G of homes, the others of all else. */
export function kindsOfGroup(group: TariffGroup | undefined): readonly PointKind[] {
  return group === undefined
    ? pointKinds
    : group.startsWith('G')
      ? ['home']
      : ['firm', 'municipal'];
}
