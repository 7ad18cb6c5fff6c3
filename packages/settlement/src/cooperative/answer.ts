import type {HourAxis} from '@cooperative/polish/hourAxis';
import type {Zloty} from '@cooperative/polish/units';
import type {Indicators} from '../energy/indicators';
import type {Verdict} from '../law/verdict';
import type {RateTable} from '../money/rates';
import {sum} from '../split';
import {
  addedAtMarketBounds,
  addedByReadings,
  addedSaving,
  type Saving,
  type SavingRanges,
} from './compare';
import {decisionOf, type Decision} from './decision/decision';
import type {CooperativeInput} from './description/schema';
import {usedRates, type UsedRate} from './description/usedRates';
import type {WorseOff} from './division/worseOff';
import type {Obstacle} from './lawfulness/obstacles';
import {costLevels, type CostLevels} from './levels';
import type {CalculationReport} from './report';

/**
 * What is known of a settled cooperative, in numbers without words and with nothing of single hours: card, paper, picture
 * and command all tell this one. Sums are of a year of 8760 hours, or of the settled time if that is shorter.
 */
export interface Answer {
  /** What was settled. */
  readonly input: CooperativeInput;
  readonly usedRates: readonly UsedRate[];
  readonly axis: Pick<HourAxis, 'startMs' | 'hours'>;
  readonly levels: CostLevels;
  readonly decision: Decision;
  /** What the cooperative adds to what its sources give without it, after the running costs that are named. */
  readonly added: Saving;
  /** The same under the two readings of the rule on the grid fee (A5); null while that is not known. */
  readonly addedByReadings: Readonly<Record<'low' | 'high', Zloty>> | null;
  /** The same at the lowest and highest market prices assumed; null while that is not known, or where none is assumed. */
  readonly addedAtMarketBounds: Readonly<Record<'lowest' | 'highest', Zloty>> | null;
  readonly conditions: readonly Pick<Verdict, 'id' | 'status' | 'text'>[];
  /** Conditions not met: while there is one, no saving can be promised. */
  readonly obstacles: readonly Obstacle[];
  /** Members for whom the cooperative costs more than it saves. */
  readonly worseOff: readonly WorseOff[];
  readonly indicators: Indicators;
  readonly missingHours: number;
  /** Credit that nobody used in time, kWh of the settled time. */
  readonly expiredKwh: number;
  /** Power of all installations and of the largest of them, kW. */
  readonly sourceKw: number;
  readonly largestKw: number;
}

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
