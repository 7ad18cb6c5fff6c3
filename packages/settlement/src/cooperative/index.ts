/** What a described cooperative is told: one `Answer`, what stands below it, and why to doubt it. */
export {answerOf} from './answer';
export {addedSaving} from './compare';
export {valueBaseText} from './decision/baseText';
export {changeIds, decisionOf, projectIds} from './decision/decision';
export {isWorseOff, keyIds, noticeable} from './division/keys';
export {mostLeaving} from './division/leaving';
export {doubtsOf} from './doubts';
export {checkHolders, holdersOf, isSameHolder} from './lawfulness/holders';
export {addedByCooperative, costInCooperative, costLevels, savedBySources} from './levels';
export {rangedProject, settledProject} from './project';
export {type RangedSettlement, rangeSteps, savingRanges, spreadOf} from './ranges';
export {energyReportOf, membersInHour, reportOf} from './report';
export type {
  Answer,
  BestSizes,
  CalculationReport,
  ChangeId,
  ChangeMoney,
  ChangePayback,
  CostLevels,
  Decision,
  DecisionVerdict,
  DecisionWord,
  Ends,
  FactorEffect,
  FactorId,
  FactorSwing,
  FairPrice,
  FairProposal,
  Joining,
  KeyId,
  Leaving,
  MemberHour,
  MemberUnderKeys,
  MoneyRange,
  Obstacle,
  PowerPoint,
  ProjectId,
  Saving,
  SavingRanges,
  SizeBound,
  TriedKey,
  WholeAnswer,
} from './shapes';
export {PowerCurve, powerFactors} from './sizes/powerCurve';
export {wholeAnswer} from './whole';
export {netPresentValue, runningSums} from '../finance/cashFlow';
export type {Payback, ProjectResult, ProjectYear} from '../finance/project';
export {assumedSpread, type Scenario} from '../finance/ranges';
