import {addedByReadings, addedSaving} from '../cooperative/compare';
import {conditionsOf} from '../cooperative/lawfulness/conditions';
import {decisionOf, type MoneyRange} from '../cooperative/decision/decision';
import type {DecisionWord} from '../cooperative/decision/word';
import {costLevels, savedBySources} from '../cooperative/levels';
import {obstaclesOf} from '../cooperative/lawfulness/obstacles';
import {prepareCooperative} from '../cooperative/prepare/prepareCooperative';
import {savingRanges} from '../cooperative/ranges';
import {reportOf} from '../cooperative/report';
import {yearHours} from '../settlement/hours/hourAxis';
import {coverageThreshold} from '../settlement/law/law';
import type {DatedRates} from './defaults';
import {cooperativeOfQuick, quickOf} from './quick';

/** The example the calculator starts with, settled: for pages that tell it without a calculator. Money in zł a year. */
export interface ExampleAnswer {
  readonly word: DecisionWord;
  /** What the cooperative adds, as on the card of the answer. */
  readonly step: MoneyRange;
  readonly annualKwh: number;
  readonly kwp: number;
  readonly isLawful: boolean;
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
  /** What the cooperative adds under each reading of A5, from the smaller to the greater. */
  readonly added: {readonly low: number; readonly high: number};
  /** What the cooperative adds at least and at most, over everything that is not settled: as the calculator tells it. */
  readonly range: {readonly low: number; readonly high: number};
  /** What members pay more under the second reading of A5, at most: the whole grid fee of settled energy, with tax. */
  readonly secondReading: number;
}

/** Throws if the example cannot be settled. */
export function exampleAnswer(dated: DatedRates): ExampleAnswer {
  const quick = quickOf(dated);
  const input = cooperativeOfQuick(quick, dated);
  const prepared = input && prepareCooperative(input, {rates: dated.rates});
  const reported = prepared?.ok === true ? reportOf(prepared.value) : null;
  if (!input || prepared?.ok !== true || reported?.ok !== true) {
    throw new Error('The example of the calculator cannot be settled.');
  }
  const {axis, settlement} = reported.value;
  const {indicators, gridDue} = settlement;
  const levels = costLevels({axis, settlement}, input);
  const ranges = savingRanges(prepared.value, settlement);
  const saving = addedSaving({axis, settlement}, ranges, input);
  const added = addedByReadings({axis, settlement}, ranges, input);
  const {verdict, changes} = decisionOf(reported.value, ranges, input);
  if (!saving || !added) {
    throw new Error('The example of the calculator adds nothing that can be told.');
  }
  const {consumptionKwh, generationKwh} = indicators;
  const tax = 1 + (input.prices?.vat ?? 0) / 100;
  return {
    word: verdict.word,
    step: changes.step.yearly,
    annualKwh: quick.annualKwh ?? 0,
    kwp: quick.kwp ?? 0,
    isLawful: obstaclesOf(prepared.value, conditionsOf(prepared.value)).length === 0,
    coverage: generationKwh / consumptionKwh,
    threshold: coverageThreshold.value,
    alone: levels.alone,
    withSources: levels.withSources,
    without: levels.alone - savedBySources(levels),
    bySources: savedBySources(levels),
    inCooperative: levels.inCooperative,
    added,
    range: {low: saving.low ?? 0, high: saving.high ?? 0},
    secondReading: (gridDue.reduce((all, {full}) => all + full, 0) * tax * yearHours) / axis.hours,
  };
}
