import {savingOf} from '@site/src/domain/cooperative/compare';
import {projectOf} from '@site/src/domain/cooperative/project';
import type {ProjectResult} from '@site/src/domain/finance/project';
import type {Result} from '@site/src/domain/kernel/result';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import type {Settled} from '../types';

/** The money of the investment; null while its cost is not known or the data are of less than a year. */
export function settledProject({
  report,
  input: {finance},
}: Pick<Settled, 'report' | 'input'>): Result<ProjectResult> | null {
  const saving =
    finance && coversYear(report.axis) ? savingOf(report, null, finance.against) : undefined;
  return finance && finance.costZl > 0 && saving
    ? projectOf(finance, saving.base, saving.savedVat?.base)
    : null;
}
