/** How an answer came to be: hours and months step by step, bills line by line, energy as it flows. */
export {lotsOf, type UsedLot} from './creditSteps';
export {dayOfHour, daysOf, hoursOfDay} from './days';
export {type Equation, type Step, substituted} from './equation';
export {explainHour, tellingHour} from './explainHour';
export {explainMonth, tellingPeriod} from './explainMonth';
export {hoursCsv} from './hoursCsv';
export {type BillParts, billParts, type BillRow, billRows, sumBills, tariffOf} from './memberBill';
export {moreThanDrawn} from './moreThanDrawn';
export {otherTimeText} from './otherTime';
export type {HourOfCooperative} from '../../energy/balance';
export {settleCredits} from '../../energy/credits';
export type {Indicators} from '../../energy/indicators';
export {hoursOf} from '../../energy/memberHours';
export {
  type EnergySettlement,
  type InternalSplit,
  lawfulRules,
  settleEnergy,
  settleHour,
} from '../../energy/settleEnergy';
export {SeriesCache} from '../../hours/seriesCache';
export {settle} from '../../settle';
export {sum} from '../../split';
export type {Comparison, Settlement} from '../../types';
