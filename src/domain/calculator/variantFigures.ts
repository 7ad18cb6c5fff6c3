import type {CalculationReport} from '../cooperative/report';
import type {CooperativeInput} from '../cooperative/description/schema';
import {paybackOf} from '../cooperative/project';
import {savingOf} from '../cooperative/compare';
import type {Payback} from '../finance/project';
import {yearHours} from '../settlement/hours/hourAxis';
import {sum} from '../settlement/split';

/** What stands in a row of the comparison of variants; money in zlotys a year. */
export interface VariantFigures {
  readonly savingAlone: number | null;
  /** Null where no market prices are given. */
  readonly savingNetBilling: number | null;
  /** Parts of one; null where there is nothing to measure against. */
  readonly coverage: number | null;
  readonly selfUse: number | null;
  readonly expiredKwh: number;
  /** Null without a cost, and where it cannot be counted. */
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
