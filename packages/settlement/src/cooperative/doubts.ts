import {
  balancingPowerLimit,
  electricPowerLimit,
  excisePowerLimit,
  prosumerPowerLimit,
} from '../law/law';
import {isOwnConnection} from './description/ownConnection';
import type {CooperativeInput} from './description/schema';
import {dayOfRates} from './description/tariffs';
import type {Answer, Doubts, Lent} from './shapes';

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
    unused: owned.flatMap(({id, profile, sources = [], sourceKw = 0}) =>
      profile?.annualKwh === 0 && sources.length === 0 && sourceKw === 0 ? [id] : [],
    ),
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
