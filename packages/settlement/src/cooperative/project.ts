import {projectOf, type ProjectResult} from '../finance/project';
import type {OutcomeRange} from '../finance/ranges';
import {coversYear, failed, ok, type Result, zloty, type Zloty} from '@cooperative/polish';
import {annualSaving, savingOf} from './compare';
import type {Finance} from './description/schema';
import type {CalculationReport, SavingRange, SavingRanges} from './shapes';

/** The investment with the ranges of its saving and its value over what is not settled; an error names what is missing. */
export function rangedProject(
  {axis, settlement}: Pick<CalculationReport, 'axis' | 'settlement'>,
  ranges: SavingRanges,
  finance: Finance,
): Result<RangedProject> {
  const base = annualSaving(settlement, {axis}, finance.against);
  if (!base.ok) {
    return base;
  }
  const saving = ranges[finance.against] ?? {low: base.value, base: base.value, high: base.value};
  const at = (end: keyof OutcomeRange): Result<ProjectResult> =>
    projectOf(finance, saving[end], saving.savedVat?.[end]);
  const [low, usual, high] = [at('low'), at('base'), at('high')];
  // The value increases with the saving, so both have their extremes in the same scenarios.
  return low.ok && usual.ok && high.ok
    ? ok({
        saving,
        project: usual.value,
        npvRange: {low: low.value.npv, base: usual.value.npv, high: high.value.npv},
      })
    : failed([usual, low, high].flatMap((project) => (project.ok ? [] : project.errors)));
}

interface RangedProject {
  readonly saving: SavingRange;
  readonly project: ProjectResult;
  readonly npvRange: OutcomeRange;
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

/** The money of the investment; null while its cost is not known or the data are of less than a year. */
export function settledProject(
  report: Pick<CalculationReport, 'input' | 'axis' | 'settlement'>,
): Result<ProjectResult> | null {
  const {finance} = report.input;
  const saving =
    finance && coversYear(report.axis) ? savingOf(report, null, finance.against) : undefined;
  return finance && finance.costZl > 0 && saving
    ? projectOf(finance, saving.base, saving.savedVat?.base)
    : null;
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
