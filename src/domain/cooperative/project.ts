import {evaluateProject, type Payback, type ProjectResult} from '../finance/project';
import type {SavedVat} from '../finance/types';
import {ok, type Result} from '../kernel/result';
import {percent, sumZlotys, zloty, type Zloty} from '../kernel/units';
import type {Saving} from './compare';
import type {CooperativeInput} from './description/schema';

/** The investment of a description. */
export type Finance = NonNullable<CooperativeInput['finance']>;

/**
 * The investment of the description, given the yearly saving without any VAT that members deduct, and that tax: who
 * deducts only from a later year on saves it until then.
 */
export function projectOf(
  finance: Finance,
  savingZl: Zloty,
  savedVat: SavedVat = [],
): Result<ProjectResult> {
  return evaluateProject({
    cost: zloty(finance.costZl),
    vat: percent(finance.vat),
    vatDeducted: percent(finance.vatDeducted),
    grant: percent(finance.grant),
    loan: percent(finance.loan),
    loanRate: percent(finance.loanRate),
    loanYears: finance.loanYears,
    cooperative: zloty(finance.cooperativeZl ?? 0),
    annualSaving: sumZlotys([savingZl, ...savedVat.map(({zl}) => zl)]),
    savedVat,
    annualCost: zloty(finance.annualCostZl),
    replacements: (finance.replacements ?? []).map(({year, costZl}) => ({
      year,
      cost: zloty(costZl),
    })),
    priceGrowth: percent(finance.priceGrowth),
    priceChanges: (finance.priceChanges ?? []).map(({year, change}) => ({
      year,
      change: percent(change),
    })),
    costGrowth: percent(finance.costGrowth),
    ageing: percent(finance.ageing),
    discount: percent(finance.discount),
    years: finance.years,
  });
}

/** The investment at another cost: upkeep and replacements change in proportion to it. */
export function financeAt(finance: Finance, costZl: Zloty): Finance {
  const part = finance.costZl > 0 ? costZl / finance.costZl : 1;
  return {
    ...finance,
    costZl,
    annualCostZl: finance.annualCostZl * part,
    replacements: finance.replacements?.map((replacement) => ({
      ...replacement,
      costZl: replacement.costZl * part,
    })),
  };
}

/** When the project pays back with the expected saving and in bad and good years, or why that cannot be computed. */
export function paybackOf(
  finance: Finance,
  saving: Saving,
): Result<{
  readonly base: ProjectResult;
  readonly slow: Payback | null;
  readonly fast: Payback | null;
}> {
  const {savedVat} = saving;
  const of = (end: 'low' | 'high'): Payback | null => {
    const savingZl = saving[end];
    const project = savingZl === null ? null : projectOf(finance, savingZl, savedVat?.[end]);
    return project?.ok === true ? project.value.payback : null;
  };
  const base = projectOf(finance, saving.base, savedVat?.base);
  return base.ok ? ok({base: base.value, slow: of('low'), fast: of('high')}) : base;
}

/** Fraction of their generation that panels lose each year; the same as the schema's default. */
export const assumedAgeing = 0.005;

/**
 * The cost that this saving, less the yearly costs, pays back in this many years at constant prices; 0 if nothing is
 * left of it.
 */
export function affordableCost(savingZl: Zloty, years: number, annualCostZl = zloty(0)): Zloty {
  let total = 0;
  for (let year = 0; year < years; year += 1) {
    total += savingZl * (1 - assumedAgeing) ** year - annualCostZl;
  }
  return zloty(Math.max(total, 0));
}
