/** What a described cooperative is told: one `Answer`, what stands below it, and why to doubt it. */
export {answerOf} from './answer';
export {valueBaseText} from './decision/baseText';
export {decisionOf} from './decision/decision';
export {doubtsOf} from './doubts';
export {addedByCooperative, costInCooperative, costLevels, savedBySources} from './levels';
export {rangedProject, settledProject} from './project';
export {type RangedSettlement, rangeSteps, savingRanges, spreadOf} from './ranges';
export {energyReportOf, membersInHour, reportOf} from './report';
export type {
  Answer,
  BestSizes,
  CalculationReport,
  CostLevels,
  Decision,
  FairPrice,
  FairProposal,
  Joining,
  Leaving,
  MemberHour,
  MemberUnderKeys,
  MoneyRange,
  Obstacle,
  PowerPoint,
  SavingRanges,
  SizeBound,
  WholeAnswer,
} from './shapes';
export {PowerCurve, powerFactors} from './sizes/powerCurve';
export {wholeAnswer} from './whole';
export {runningSums} from '../finance/cashFlow';
export type {Payback, ProjectResult, ProjectYear} from '../finance/project';
