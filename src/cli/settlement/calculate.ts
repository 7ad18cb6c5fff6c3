import {
  answerOf,
  energyReportOf,
  rangedProject,
  reportOf,
  savingRanges,
  wholeAnswer,
} from '@cooperative/settlement/answer';
import type {RateTable} from '@cooperative/settlement/rates';
import {
  type CooperativeInput,
  fieldInWords,
  pathOf,
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '@cooperative/settlement/description';
import {checkDescription, readJson} from '@cooperative/settlement/read';
import {coversYear, type FieldError, type Result} from '@cooperative/polish';
import {valueIn} from '../terminal/valueIn';
import {
  decisionOutput,
  energyOutput,
  exactDeep,
  lawfulOutput,
  pricedOutput,
  type SettlementOutput,
} from './output';

/** The JSON of a file. Throws a Polish `ContentError`. */
export function jsonIn(text: string, name: string): unknown {
  return valueIn(name, readJson(text), withPath);
}

/** The input in the JSON of a file. Throws a Polish `ContentError`. */
export function inputIn(json: unknown, name: string): CooperativeInput {
  return valueIn(name, checkDescription(json), withPath);
}

/** Computes the result for the input of a file. Throws a Polish `ContentError`. */
export function calculate(
  input: CooperativeInput,
  name: string,
  surroundings: Surroundings,
): SettlementOutput {
  const valueOf: ValueOf = (result) =>
    valueIn(name, result, ({field, message}) =>
      withPath({field, message: `pole „${fieldInWords(pathOf(field), input)}”: ${message}`}),
    );
  const prepared = valueOf(prepareCooperative(input, surroundings));
  const {energy, internal, missingHours, conditions, obstacles} = energyReportOf(prepared);
  return {
    ...energyOutput(prepared.meterIds, energy, internal),
    missingHours,
    lawful: lawfulOutput(conditions, obstacles),
    conditions: exactDeep(conditions),
    ...(prepared.tariffs.length > 0 && moneyOutput(prepared, surroundings.rates, valueOf)),
  };
}

type ValueOf = <T>(result: Result<T>) => T;

/** The levels, all costs, the three projects and, of a year, the cash flow: as on the page, a season does not make one. */
function moneyOutput(
  prepared: PreparedCooperative,
  rates: RateTable,
  valueOf: ValueOf,
): Pick<SettlementOutput, 'levels' | 'money' | 'decision' | 'finance'> {
  const {input, axis} = prepared;
  const {finance} = input;
  const report = valueOf(reportOf(prepared));
  const ranges = savingRanges(prepared, report.settlement);
  const answer = wholeAnswer({answer: answerOf(report, ranges, rates), report});
  const ranged = coversYear(axis) && finance && valueOf(rangedProject(report, ranges, finance));
  return {
    ...pricedOutput(answer, report.settlement),
    decision: decisionOutput(answer),
    ...(ranged && {
      finance: exactDeep({
        against: finance.against,
        annualSavingZl: ranged.saving,
        ...ranged.project,
        npvRange: ranged.npvRange,
      }),
    }),
  };
}

/** Whoever wrote the file by hand finds the field by its path in it. */
function withPath({field, message}: FieldError): string {
  return /^[\w$.[\]]+$/.test(field) ? `${message} (${field})` : message;
}
