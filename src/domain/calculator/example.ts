import {
  type CalculationReport,
  costLevels,
  type Decision,
  decisionOf,
  type MoneyRange,
  reportOf,
  savedBySources,
  savingRanges,
} from '@cooperative/settlement/answer';
import {prepareCooperative, type PreparedCooperative} from '@cooperative/settlement/description';
import {yearHours} from '@cooperative/polish';
import {coverageThreshold} from '@cooperative/settlement/law';
import type {DatedRates} from './defaults';
import {cooperativeOfQuick, quickOf, type QuickInput} from './quick';

/** The example for pages that tell it without a calculator. Money in zł a year. */
export interface ExampleAnswer {
  readonly verdict: Decision['verdict'];
  /** What the cooperative adds, as on the card of the answer. */
  readonly step: {readonly [Part in keyof MoneyRange]: NonNullable<MoneyRange[Part]>};
  readonly annualKwh: number;
  readonly kwp: number;
  /** Generation as a fraction of the use. */
  readonly coverage: number;
  /** The coverage the law requires, %. */
  readonly threshold: number;
  readonly alone: number;
  readonly withSources: number;
  /** The cheapest way without the cooperative. */
  readonly without: number;
  readonly bySources: number;
  readonly inCooperative: number;
  /** What members pay more under the second reading of A5, at most: the whole grid fee of settled energy, with tax. */
  readonly secondReading: number;
}

/** The example the calculator starts with, settled. Throws if it cannot be. */
export function settledExample(dated: DatedRates): {
  readonly quick: QuickInput;
  readonly prepared: PreparedCooperative;
  readonly report: CalculationReport;
} {
  const quick = quickOf(dated);
  const input = cooperativeOfQuick(quick, dated);
  const prepared = input && prepareCooperative(input, {rates: dated.rates});
  const reported = prepared?.ok === true ? reportOf(prepared.value) : null;
  if (!input || prepared?.ok !== true || reported?.ok !== true) {
    throw new Error('The example of the calculator cannot be settled.');
  }
  return {quick, prepared: prepared.value, report: reported.value};
}

/** Throws if the example cannot be settled. */
export function exampleAnswer(dated: DatedRates): ExampleAnswer {
  const {quick, prepared, report} = settledExample(dated);
  const {input, axis, settlement} = report;
  const {indicators, gridDue} = settlement;
  const levels = costLevels(report);
  const ranges = savingRanges(prepared, settlement);
  const {verdict, changes} = decisionOf(report, ranges);
  const {base, full, likely, readings} = changes.step.yearly;
  if (!full || !likely || !readings) {
    throw new Error('The example of the calculator adds nothing that can be told.');
  }
  const {consumptionKwh, generationKwh} = indicators;
  const tax = 1 + (input.prices?.vat ?? 0) / 100;
  return {
    verdict,
    step: {base, full, likely, readings},
    annualKwh: quick.annualKwh ?? 0,
    kwp: quick.kwp ?? 0,
    coverage: generationKwh / consumptionKwh,
    threshold: coverageThreshold.value,
    alone: levels.alone,
    withSources: levels.withSources,
    without: levels.alone - savedBySources(levels),
    bySources: savedBySources(levels),
    inCooperative: levels.inCooperative,
    secondReading: (gridDue.reduce((all, {full}) => all + full, 0) * tax * yearHours) / axis.hours,
  };
}
