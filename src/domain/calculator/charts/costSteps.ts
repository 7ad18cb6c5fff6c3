import type {Step} from '@site/src/domain/charts/waterfall';
import {
  addedByCooperative,
  costInCooperative,
  type CostLevels,
  savedBySources,
} from '@cooperative/settlement/answer';
import {finite, formatZloty} from '../numbers';
import type {Look} from '@site/src/domain/charts/look';

/** A row of the waterfall; a value that was not given is null and has no bar. */
export interface CostStep {
  readonly name: string;
  readonly kind: Step['kind'];
  readonly look: Look;
  readonly zl: number | null;
}

/** A smaller change is only rounding, zł. */
const least = 0.5;

/** From buying everything alone to the cooperative, step by step. What changes nothing is left out. */
export function costSteps(levels: CostLevels): readonly CostStep[] {
  const {alone, withSources, netBilling, inCooperative, running} = levels;
  const without = alone - savedBySources(levels);
  const steps: readonly CostStep[] = [
    {name: 'Każdy kupuje cały prąd osobno', kind: 'level', look: 'grid', zl: alone},
    {
      name: 'Własne źródła: prąd zużyty na miejscu',
      kind: 'change',
      look: 'own',
      zl: withSources - alone,
    },
    {
      name: 'Własne źródła: nadwyżka w net-billingu albo sprzedana',
      kind: 'change',
      look: 'given',
      zl: netBilling === null ? null : without - withSources,
    },
    {name: 'Spółdzielnia', kind: 'change', look: 'shared', zl: inCooperative - without},
    {name: 'Koszty działania spółdzielni', kind: 'change', look: 'lost', zl: running},
    {
      name: 'W spółdzielni',
      kind: 'level',
      look: 'grid',
      zl: costInCooperative(levels),
    },
  ];
  return steps.filter(({kind, zl}) => kind === 'level' || zl === null || Math.abs(zl) >= least);
}

/** „−18 500 zł”, „nie podano”. */
export function stepAmount({kind, zl}: CostStep): string {
  if (zl === null) {
    return 'nie podano';
  }
  const value = finite(zl);
  return `${kind === 'change' && value > 0 ? '+' : ''}${formatZloty(value)}`;
}

/** What the steps show, in one sentence. */
export function stepsFinding(levels: CostLevels): string {
  const [own, added] = [savedBySources(levels), addedByCooperative(levels)];
  const together = `Spółdzielnia ${added >= 0 ? 'obniża' : 'podwyższa'} koszt o\u00a0około ${formatZloty(Math.abs(added))}`;
  return own >= least
    ? `Same źródła, bez spółdzielni, obniżają koszt o\u00a0około ${formatZloty(own)}. ${together}.`
    : `${together}.`;
}
