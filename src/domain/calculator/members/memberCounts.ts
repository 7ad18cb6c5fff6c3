import type {ConsumptionKind} from '@cooperative/settlement/models';
import type {PersonKind} from '@cooperative/settlement/law';
import type {TariffGroup} from '@cooperative/settlement/rates';
import {memberKindIds, memberKinds, type MemberKind, type MemberKindId} from './memberKinds';

/** Alike points of a cooperative: how many, and what each of them uses a year. */
export interface MemberCount {
  readonly id: MemberKindId;
  readonly count: number | null;
  /** kWh of each. */
  readonly annualKwh: number | null;
  /** How many of them, the last ones, are only assumed to join; absent if none is. */
  readonly assumed?: number;
}

/** What a kind starts with when it is ticked. */
export function newCount(id: MemberKindId): MemberCount {
  return {id, count: 1, annualKwh: memberKinds[id].annualKwh};
}

/** The use of all of them, kWh; null while a number is missing. */
export function sumOfUse(counts: readonly MemberCount[]): number | null {
  return counts.reduce<number | null>(
    (all, {count, annualKwh}) =>
      all === null || count === null || annualKwh === null ? null : all + count * annualKwh,
    0,
  );
}

/** Follows the name of a member that is only assumed to join. */
export const assumedMark = ' (założenie)';

export interface CountedMember {
  readonly name: string;
  readonly holder: string | undefined;
  readonly person: PersonKind | undefined;
  readonly profile: ConsumptionKind;
  readonly group: TariffGroup;
  readonly annualKwh: number;
  /** From bills; the year is their sum. */
  readonly monthlyKwh?: number[];
  /** Its part of all panels, 0–1: by use, among those with a roof. An assumption. */
  readonly panels: number;
}

/** Every single point, numbered where there are several alike; null while a number is missing. */
export function membersOfCounts(counts: readonly MemberCount[]): readonly CountedMember[] | null {
  if (sumOfUse(counts) === null) {
    return null;
  }
  const roofs = counts.filter(({id}) => !('hasNoRoof' in memberKinds[id]));
  const carriers = roofs.length > 0 ? roofs : counts;
  const roofUse = sumOfUse(carriers) ?? 0;
  return counts.flatMap((kind) => {
    const {name, profile, group, holder, person}: MemberKind = memberKinds[kind.id];
    const {count, annualKwh, assumed = 0} = kind;
    const panels = carriers.includes(kind) && roofUse > 0 ? (annualKwh ?? 0) / roofUse : 0;
    return Array.from({length: count ?? 0}, (_, index) => ({
      name: `${name}${count === 1 ? '' : ` ${index + 1}`}${index < (count ?? 0) - assumed ? '' : assumedMark}`,
      holder,
      person,
      profile,
      group,
      annualKwh: annualKwh ?? 0,
      panels,
    }));
  });
}

/** `szkola-1-72000,dom-6-4000`; `dom-6-4000-2` where two of the six are assumed. */
export function writeCounts(counts: readonly MemberCount[]): string {
  return counts
    .map(({id, count, annualKwh, assumed}) =>
      [id, count, annualKwh, ...(assumed === undefined ? [] : [assumed])].join('-'),
    )
    .join();
}

/** Reads the output of {@link writeCounts}; null if anything in it is wrong. */
export function readCounts(
  text: string,
  limits: {readonly count: number; readonly annualKwh: number},
): readonly MemberCount[] | null {
  const counts = text.split(',').map((part): MemberCount | null => {
    const [name, count, annual, assume, ...rest] = part.split('-');
    const id = memberKindIds.find((known) => known === name);
    const points = readAmount(count, 1, limits.count);
    const annualKwh = readAmount(annual, 0, limits.annualKwh);
    const assumed = assume === undefined ? null : readAmount(assume, 1, points ?? 0);
    return id === undefined ||
      points === undefined ||
      annualKwh === undefined ||
      assumed === undefined ||
      rest.length > 0
      ? null
      : {id, count: points, annualKwh, ...(assumed !== null && {assumed})};
  });
  const found = counts.filter((count) => count !== null);
  const total = found.reduce((all, {count}) => all + (count ?? 0), 0);
  const isOnce = new Set(found.map(({id}) => id)).size === counts.length;
  return found.length === counts.length && isOnce && total <= limits.count ? found : null;
}

/** A number, null for an empty one, undefined for anything else. */
export function readAmount(
  text: string | undefined,
  min: number,
  max: number,
): number | null | undefined {
  if (text === '') {
    return null;
  }
  const value = Number(text);
  return /^\d+(\.\d+)?$/.test(text ?? '') && value >= min && value <= max ? value : undefined;
}
