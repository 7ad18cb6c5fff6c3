import {
  addedByCooperative,
  type CalculationReport,
  costLevels,
  type Payback,
  savedBySources,
  settledProject,
} from '@cooperative/settlement/answer';
import {toldScale} from '@cooperative/polish';
import {sum} from '@cooperative/settlement/explain';

/** A row in the comparison of variants; money in zlotys a year. */
export interface VariantFigures {
  /** What keeps this cooperative from being; while there is anything, the money is only what would be. */
  readonly obstacles: readonly string[];
  /** What the cooperative adds, and what the sources give without it. */
  readonly added: number;
  readonly bySources: number;
  /** Fractions, 0–1; null if the denominator is zero. */
  readonly coverage: number | null;
  readonly selfUse: number | null;
  readonly expiredKwh: number;
  /** Null without a cost, and if it cannot be computed. */
  readonly payback: Payback | null;
}

/** The figures of one variant in a year of 8760 hours, or in the settled time if that is shorter. */
export function variantFigures(report: CalculationReport): VariantFigures {
  const {indicators, energy} = report.settlement;
  const levels = costLevels(report);
  const project = settledProject(report);
  return {
    obstacles: report.obstacles.map(({text}) => text),
    added: addedByCooperative(levels),
    bySources: savedBySources(levels),
    coverage: indicators.coverage,
    selfUse: indicators.selfUse,
    expiredKwh: sum(energy.credits.expiredKwh) * toldScale(report.axis),
    payback: project?.ok === true ? project.value.payback : null,
  };
}
