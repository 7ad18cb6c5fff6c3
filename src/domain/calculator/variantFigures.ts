import type {CalculationReport} from '../cooperative/report';
import type {CooperativeInput} from '../cooperative/description/schema';
import {paybackOf} from '../cooperative/project';
import {savingOf} from '../cooperative/compare';
import type {Payback} from '../finance/project';
import {yearHours} from '../settlement/hours/hourAxis';
import {sum} from '../settlement/split';

/** A row in the comparison of variants; money in zlotys a year. */
export interface VariantFigures {
  readonly savingAlone: number | null;
  /** Null without market prices. */
  readonly savingNetBilling: number | null;
  /** Fractions, 0–1; null if the denominator is zero. */
  readonly coverage: number | null;
  readonly selfUse: number | null;
  readonly expiredKwh: number;
  /** Null without a cost, and if it cannot be computed. */
  readonly payback: Payback | null;
}

/** The figures of one variant in a year of 8760 hours. */
export function variantFigures(
  report: CalculationReport,
  {finance}: CooperativeInput,
): VariantFigures {
  const {indicators, energy} = report.settlement;
  const saving = finance && savingOf(report, null, finance.against);
  const project = finance && finance.costZl > 0 && saving ? paybackOf(finance, saving) : null;
  return {
    savingAlone: savingOf(report, null, 'alone')?.base ?? null,
    savingNetBilling: savingOf(report, null, 'netBilling')?.base ?? null,
    coverage: indicators.coverage,
    selfUse: indicators.selfUse,
    expiredKwh: (sum(energy.credits.expiredKwh) * yearHours) / report.axis.hours,
    payback: project?.ok === true ? project.value.base.payback : null,
  };
}
