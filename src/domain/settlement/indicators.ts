import type {EnergySettlement} from './settleEnergy';
import {sum} from './split';

/** Measures of the settled time as parts of one; null where there is nothing to measure against. */
export interface Indicators {
  readonly consumptionKwh: number;
  readonly generationKwh: number;
  /** Used behind the meters, ΣA. */
  readonly ownUseKwh: number;
  /** ΣG / ΣC: the one the law asks for. */
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

/** From the use and the generation of all members, kWh. */
export function indicators(
  {balance, credits, members}: EnergySettlement,
  consumptionKwh: number,
  generationKwh: number,
): Indicators {
  const drawn = members.reduce((total, {balance: own}) => total + sum(own.drawn), 0);
  const ownUseKwh = Math.max(consumptionKwh - drawn, 0);
  const instant = ownUseKwh + sum(balance.sharedKwh);
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
