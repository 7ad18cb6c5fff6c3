import type {RateTable} from '../money/rates';
import {sum} from '../split';
import {addedAtMarketBounds, addedByReadings, addedSaving} from './compare';
import {decisionOf} from './decision/decision';
import type {CooperativeInput} from './description/schema';
import {usedRates} from './description/usedRates';
import {costLevels} from './levels';
import type {Answer, CalculationReport, SavingRanges} from './shapes';

/** The answer of a report; `ranges` are null until all scenarios are settled, and for a moment may be of an older one. */
export function answerOf(
  report: CalculationReport,
  ranges: SavingRanges | null,
  input: CooperativeInput,
  rates: RateTable,
): Answer {
  const {axis, settlement, conditions, obstacles, worseOff, sourceKw, largestKw} = report;
  return {
    input,
    usedRates: usedRates(input, rates),
    axis,
    levels: costLevels(report, input),
    decision: decisionOf(report, ranges, input),
    added: addedSaving(report, ranges, input),
    addedByReadings: addedByReadings(report, ranges, input),
    addedAtMarketBounds: addedAtMarketBounds(report, ranges, input),
    conditions,
    obstacles,
    worseOff,
    indicators: settlement.indicators,
    missingHours: settlement.missingHours,
    expiredKwh: sum(settlement.energy.credits.expiredKwh),
    sourceKw,
    largestKw,
  };
}
