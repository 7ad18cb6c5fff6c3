import type {RateTable} from '../money/rates';
import {sum} from '../split';
import {addedAtMarketBounds} from './compare';
import {decisionOf} from './decision/decision';
import {usedRates} from './description/usedRates';
import {costLevels} from './levels';
import type {Answer, CalculationReport, SavingRanges} from './shapes';

/** The answer of a report; `ranges` are null until all scenarios are settled, and for a moment may be of an older one. */
export function answerOf(
  report: CalculationReport,
  ranges: SavingRanges | null,
  rates: RateTable,
): Answer {
  const {settlement, flows: _, ...facts} = report;
  const decision = decisionOf(report, ranges);
  return {
    ...facts,
    usedRates: usedRates(report.input, rates),
    levels: costLevels(report),
    decision,
    addedAtMarketBounds: addedAtMarketBounds(report, ranges, decision.changes.step.yearly),
    indicators: settlement.indicators,
    missingHours: settlement.missingHours,
    expiredKwh: sum(settlement.energy.credits.expiredKwh),
  };
}
