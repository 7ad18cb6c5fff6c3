import type {EnergySettlement, MemberEnergy} from './settleEnergy';
import {sum} from '../split';

/** Indicators of the settled time as fractions (0–1); null if the denominator is zero. */
export interface Indicators {
  readonly consumptionKwh: number;
  readonly generationKwh: number;
  /** Used behind the meters, ΣA. */
  readonly ownUseKwh: number;
  /** ΣG / ΣC: the one the law requires. */
  readonly coverage: number | null;
  /** 1 − ΣZ / ΣC. */
  readonly autarky: number | null;
  /** (ΣA + ΣS) / ΣC. */
  readonly instantSufficiency: number | null;
  /** (ΣA + ΣS) / ΣG. */
  readonly selfUse: number | null;
  /** (ΣA + ΣS + ΣK) / ΣG. */
  readonly useWithCredit: number | null;
}

/** The figures of a member that count; the cooperative's battery is left out. */
interface CountedMember {
  readonly member: {readonly generationKwh: number};
  readonly energy: MemberEnergy;
  readonly consumed: Float64Array;
}

/** Indicators of the cooperative from the sums of its members. */
export function indicators(
  {credits}: EnergySettlement,
  members: readonly CountedMember[],
): Indicators {
  const total = (of: (member: CountedMember) => number): number =>
    members.reduce((all, member) => all + of(member), 0);
  const consumptionKwh = total(({consumed}) => sum(consumed));
  const generationKwh = total(({member}) => member.generationKwh);
  const ownUseKwh = total(({consumed, energy}) =>
    Math.max(sum(consumed) - sum(energy.balance.drawn), 0),
  );
  const instant = ownUseKwh + total(({energy}) => sum(energy.sharing.received));
  const of = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
  const bought = of(sum(credits.boughtKwh), consumptionKwh);
  return {
    consumptionKwh,
    generationKwh,
    ownUseKwh,
    coverage: of(generationKwh, consumptionKwh),
    autarky: bought === null ? null : 1 - bought,
    instantSufficiency: of(instant, consumptionKwh),
    selfUse: of(instant, generationKwh),
    useWithCredit: of(instant + sum(credits.usedCreditKwh), generationKwh),
  };
}
