import type {CooperativeInput} from '../calculation/schema';
import {projectOf} from '../calculation/calculate';
import type {CalculationReport} from '../calculation/report';
import type {ProjectResult} from '../finance/project';

/** What stands in a row of the comparison of variants; money in zlotys a year. */
export interface VariantFigures {
  readonly savingAlone: number;
  /** Null where no market prices are given. */
  readonly savingNetBilling: number | null;
  /** Parts of one; null where there is nothing to measure against. */
  readonly coverage: number | null;
  readonly selfUse: number | null;
  readonly expiredKwh: number;
  /** Null without a cost. */
  readonly payback: ProjectResult['payback'] | null;
}

/** The figures of one variant in a year of 8760 hours. */
export function variantFigures(
  {axis, settlement}: CalculationReport,
  {finance}: CooperativeInput,
): VariantFigures {
  const {totals, indicators, energy} = settlement;
  const ofYear = 8760 / axis.hours;
  const saving = (other: number): number => ((other - totals.inCooperative) / 100) * ofYear;
  const against = finance && (totals[finance.against] ?? null);
  const project =
    finance && finance.costZl > 0 && typeof against === 'number'
      ? projectOf(finance, saving(against))
      : null;
  return {
    savingAlone: saving(totals.alone),
    savingNetBilling: totals.netBilling === null ? null : saving(totals.netBilling),
    coverage: indicators.coverage,
    selfUse: indicators.selfUse,
    expiredKwh: energy.credits.expiredKwh.reduce((all, value) => all + value, 0) * ofYear,
    payback: project?.ok ? project.value.payback : null,
  };
}
