import {
  balancingPowerLimit,
  electricPowerLimit,
  excisePowerLimit,
  prosumerPowerLimit,
} from '../law/law';
import type {Operator} from '../money/rates';
import type {Answer} from './answer';
import {isOwnConnection} from './description/ownConnection';
import type {CooperativeInput} from './description/schema';
import {dayOfRates} from './description/tariffs';

/** Groups whose rates are those of the same group at another operator. */
interface Lent {
  readonly groups: readonly string[];
  /** On whose bills they are. */
  readonly grid: Operator;
  /** Whose rates stand in. */
  readonly operator: Operator;
}

/** Why the numbers of an answer may be trusted less: the facts, without words. */
export interface Doubts {
  /** Points of delivery of members, without what belongs to the cooperative itself. */
  readonly points: number;
  /** Above 1 MW own energy is not free of excise. */
  readonly paysExcise: boolean;
  /** All power of one owner is above 50 kW: without the cooperative it sells at the market price, with no deposit. */
  readonly sellsWithout: boolean;
  /** An installation from 400 kW with no cost of balancing given. */
  readonly mayPayBalancing: boolean;
  /** Some of what running sources generated was never metered: at best only its sum over the settled time is known. */
  readonly hidesOwnUse: boolean;
  /** Tariffs of groups on bills that are counted with the example rates of G11, one of each group. */
  readonly standIns: readonly {readonly name: string; readonly group: string}[];
  readonly lent: readonly Lent[];
  /** The day of the rates, and the first last day of one of them; none where no rate of the table is used. */
  readonly ratesDay: string;
  readonly ratesTo: string | undefined;
}

/** The doubts of an answer. */
export function doubtsOf(answer: Answer): Doubts {
  const {input, sourceKw, largestKw, indicators, usedRates} = answer;
  const {members, prices} = input;
  const owned = members.filter((member) => !isOwnConnection(member));
  // All of an owner's power decides who is a prosumer; the single installation decides balancing.
  const largestOwner = Math.max(
    0,
    ...owned.map(({sources = [], sourceKw: running = 0}) =>
      sources.reduce((all, {kw}) => all + kw, running),
    ),
  );
  return {
    points: owned.length,
    paysExcise: sourceKw > excisePowerLimit.value && sourceKw <= electricPowerLimit.value,
    sellsWithout: largestOwner > prosumerPowerLimit.value && prices?.market !== undefined,
    mayPayBalancing: largestKw >= balancingPowerLimit.value && (prices?.balancingPerMwh ?? 0) === 0,
    hidesOwnUse:
      (indicators.selfUse === null && indicators.generationKwh > 0) ||
      members.some(({totalGenerationKwh}) => totalGenerationKwh !== undefined),
    standIns: standInTariffs(input),
    lent: lentTariffs(input),
    ratesDay: dayOfRates(input),
    ratesTo: usedRates.map(({to}) => to).sort()[0],
  };
}

/** Names of the tariffs that somebody has. */
function usedTariffs({members, battery}: CooperativeInput): ReadonlySet<string | undefined> {
  return new Set([...members.map(({tariff}) => tariff), battery?.tariff]);
}

function standInTariffs(input: CooperativeInput): Doubts['standIns'] {
  const used = usedTariffs(input);
  const found = new Map<string, string>();
  for (const [name, tariff] of Object.entries(input.tariffs ?? {})) {
    if (used.has(name) && tariff.kind === 'g11' && tariff.group !== undefined) {
      found.set(tariff.group, found.get(tariff.group) ?? name);
    }
  }
  return Array.from(found, ([group, name]) => ({name, group}));
}

function lentTariffs(input: CooperativeInput): readonly Lent[] {
  const used = usedTariffs(input);
  const found = new Map<string, Lent>();
  for (const [name, tariff] of Object.entries(input.tariffs ?? {})) {
    if (used.has(name) && tariff.kind === 'group' && tariff.grid !== undefined) {
      const {group, grid, operator} = tariff;
      const key = `${grid} ${operator}`;
      found.set(key, {grid, operator, groups: [...(found.get(key)?.groups ?? []), group]});
    }
  }
  return [...found.values()];
}
