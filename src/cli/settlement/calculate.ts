import {ContentError} from '../../content/problem';
import {annualSaving, type SavingRange} from '../../domain/cooperative/compare';
import {savingRanges} from '../../domain/cooperative/ranges';
import {conditionsOf} from '../../domain/cooperative/lawfulness/conditions';
import {obstaclesOf} from '../../domain/cooperative/lawfulness/obstacles';
import {fieldInWords, pathOf} from '../../domain/cooperative/description/fieldWords';
import type {CooperativeInput} from '../../domain/cooperative/description/schema';
import {readDescription} from '../../domain/cooperative/description/readDescription';
import {
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '../../domain/cooperative/prepare/prepareCooperative';
import {projectOf} from '../../domain/cooperative/project';
import {
  energyOptions,
  internalKeyOf,
  missingHours,
  settleCooperative,
} from '../../domain/cooperative/settle';
import type {ProjectResult} from '../../domain/finance/project';
import type {OutcomeRange} from '../../domain/finance/ranges';
import type {Result} from '../../domain/kernel/result';
import {coversYear} from '../../domain/settlement/hours/hourAxis';
import type {Settlement} from '../../domain/settlement/types';
import {oneBucket} from '../../domain/settlement/energy/balance';
import {internalSplit, settleEnergy} from '../../domain/settlement/energy/settleEnergy';
import {energyOutput, exactDeep, lawfulOutput, pricedOutput, type SettlementOutput} from './output';

/** Computes the result for the text of an input. Throws a Polish {@link ContentError}. */
export function calculate(
  text: string,
  name: string,
  surroundings: Surroundings,
): SettlementOutput {
  const read = readDescription(text);
  if (!read.ok) {
    throw contentError(
      name,
      read.errors.map(({field, message}) => withPath(message, field)),
    );
  }
  const input = read.value;
  const valueOf = orContentError(name, input);
  const prepared = valueOf(prepareCooperative(input, surroundings));
  const {axis, meterIds} = prepared;
  const settled = settleEnergy(axis, prepared.metersAt(1), energyOptions(prepared.input));
  const internal = internalSplit(settled, internalKeyOf(prepared.input), () => oneBucket(axis));
  const conditions = conditionsOf(prepared);
  const hasPrices = prepared.tariffs.length > 0;
  const settlement = hasPrices ? valueOf(settleCooperative(prepared)) : undefined;
  return {
    ...energyOutput(meterIds, settled, internal),
    missingHours: missingHours(prepared),
    lawful: lawfulOutput(conditions, obstaclesOf(prepared, conditions)),
    conditions: exactDeep(conditions),
    ...(settlement && pricedOutput(prepared, settlement)),
    ...(settlement &&
      // As on the page: a season does not make a year.
      coversYear(prepared.axis) &&
      input.finance && {finance: exactDeep(financeOf(prepared, settlement, valueOf))}),
  };
}

type ValueOf = <T>(result: Result<T>) => T;

/** The project, year by year, and its range of values over what is not settled. */
function financeOf(
  prepared: PreparedCooperative,
  settlement: Settlement,
  valueOf: ValueOf,
): object {
  const {finance} = prepared.input;
  if (!finance) {
    return {};
  }
  const base = valueOf(annualSaving(settlement, prepared, finance.against));
  const ranges = savingRanges(prepared, settlement);
  const saving: SavingRange = ranges[finance.against] ?? {low: base, base, high: base};
  const projectAt = (end: keyof OutcomeRange): ProjectResult =>
    valueOf(projectOf(finance, saving[end], saving.savedVat?.[end]));
  return {
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
