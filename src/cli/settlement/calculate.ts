import {ContentError} from '../../content/problem';
import {annualSaving} from '@cooperative/settlement/cooperative/compare';
import {savingRanges} from '@cooperative/settlement/cooperative/ranges';
import {answerOf} from '@cooperative/settlement/cooperative/answer';
import type {RateTable} from '@cooperative/settlement/money/rates';
import {conditionsOf} from '@cooperative/settlement/cooperative/lawfulness/conditions';
import {obstaclesOf} from '@cooperative/settlement/cooperative/lawfulness/obstacles';
import {fieldInWords, pathOf} from '@cooperative/settlement/cooperative/description/fieldWords';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {
  checkDescription,
  readJson,
} from '@cooperative/settlement/cooperative/description/readDescription';
import {
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '@cooperative/settlement/cooperative/prepare/prepareCooperative';
import {projectOf, type Finance} from '@cooperative/settlement/cooperative/project';
import {reportOf} from '@cooperative/settlement/cooperative/report';
import type {
  CalculationReport,
  SavingRange,
  SavingRanges,
} from '@cooperative/settlement/cooperative/shapes';
import {
  energyOptions,
  internalKeyOf,
  missingHours,
} from '@cooperative/settlement/cooperative/settle';
import type {ProjectResult} from '@cooperative/settlement/finance/project';
import type {OutcomeRange} from '@cooperative/settlement/finance/ranges';
import type {Result} from '@cooperative/polish/result';
import {coversYear} from '@cooperative/polish/hourAxis';
import {oneBucket} from '@cooperative/settlement/energy/balance';
import {internalSplit, settleEnergy} from '@cooperative/settlement/energy/settleEnergy';
import {
  decisionOutput,
  energyOutput,
  exactDeep,
  lawfulOutput,
  pricedOutput,
  type SettlementOutput,
} from './output';

/** The JSON of a file. Throws a Polish {@link ContentError}. */
export function jsonIn(text: string, name: string): unknown {
  return valueIn(readJson(text), name);
}

/** The input in the JSON of a file. Throws a Polish {@link ContentError}. */
export function inputIn(json: unknown, name: string): CooperativeInput {
  return valueIn(checkDescription(json), name);
}

function valueIn<T>(read: Result<T>, name: string): T {
  if (!read.ok) {
    throw contentError(
      name,
      read.errors.map(({field, message}) => withPath(message, field)),
    );
  }
  return read.value;
}

/** Computes the result for the input of a file. Throws a Polish {@link ContentError}. */
export function calculate(
  input: CooperativeInput,
  name: string,
  surroundings: Surroundings,
): SettlementOutput {
  const valueOf = orContentError(name, input);
  const prepared = valueOf(prepareCooperative(input, surroundings));
  const {axis, meterIds} = prepared;
  const settled = settleEnergy(axis, prepared.hoursAt(1), energyOptions(prepared.input));
  const allDay = oneBucket(axis);
  const internal = internalSplit(settled, internalKeyOf(prepared.input), () => allDay);
  const conditions = conditionsOf(prepared);
  const hasPrices = prepared.tariffs.length > 0;
  const report = hasPrices ? valueOf(reportOf(prepared)) : undefined;
  return {
    ...energyOutput(meterIds, settled, internal),
    missingHours: missingHours(prepared),
    lawful: lawfulOutput(conditions, obstaclesOf(prepared, conditions)),
    conditions: exactDeep(conditions),
    ...(report && moneyOutput(prepared, report, surroundings.rates, valueOf)),
  };
}

type ValueOf = <T>(result: Result<T>) => T;

/** The levels, all costs, the three projects and, of a year, the cash flow: as on the page, a season does not make one. */
function moneyOutput(
  prepared: PreparedCooperative,
  report: CalculationReport,
  rates: RateTable,
  valueOf: ValueOf,
): Pick<SettlementOutput, 'levels' | 'money' | 'decision' | 'finance'> {
  const {input, axis} = prepared;
  const ranges = savingRanges(prepared, report.settlement);
  const answer = answerOf(report, ranges, input, rates);
  return {
    ...pricedOutput(answer, report),
    decision: decisionOutput(answer, report),
    ...(coversYear(axis) &&
      input.finance && {
        finance: exactDeep(financeOf(input.finance, {report, ranges}, valueOf)),
      }),
  };
}

/** The project, year by year, and its range of values over what is not settled. */
function financeOf(
  finance: Finance,
  {report, ranges}: {readonly report: CalculationReport; readonly ranges: SavingRanges},
  valueOf: ValueOf,
): object {
  const base = valueOf(annualSaving(report.settlement, report, finance.against));
  const saving: SavingRange = ranges[finance.against] ?? {low: base, base, high: base};
  const projectAt = (end: keyof OutcomeRange): ProjectResult =>
    valueOf(projectOf(finance, saving[end], saving.savedVat?.[end]));
  return {
    against: finance.against,
    annualSavingZl: saving,
    ...projectAt('base'),
    // The value increases with the saving, so both have their extremes in the same scenarios.
    npvRange: {low: projectAt('low').npv, base: projectAt('base').npv, high: projectAt('high').npv},
  };
}

/** Turns failed results into an error that lists the fields to correct, in Polish. */
function orContentError(name: string, input: CooperativeInput): ValueOf {
  return (result) => {
    if (!result.ok) {
      throw contentError(
        name,
        result.errors.map(({field, message}) =>
          withPath(`pole „${fieldInWords(pathOf(field), input)}”: ${message}`, field),
        ),
      );
    }
    return result.value;
  };
}

/** Whoever wrote the file by hand finds the field by its path in it. */
function withPath(message: string, field: string): string {
  return /^[\w$.[\]]+$/.test(field) ? `${message} (${field})` : message;
}

function contentError(name: string, problems: readonly string[]): ContentError {
  return new ContentError(`${name}:\n${problems.map((problem) => `  – ${problem}`).join('\n')}`);
}
