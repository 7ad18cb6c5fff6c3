// A cooperative's energy and money, hour by hour.
export {settle} from './settle';
export {settleEnergy, internalSplit, type EnergySettlement} from './energy/settleEnergy';
export {settleCredits, type CreditLot} from './energy/credits';
export type {MemberHours, MeterSeries} from './energy/memberHours';
export {defaultOptions} from './options';
export type {MemberResult, Settlement, SettlementMember, SettlementOptions} from './types';
export type {InternalKey} from './split';
// The law behind it, each number with its act.
export {creditRatio, coverageThreshold, creditValidMonths, type LegalSource} from './law/law';
export {validateCooperative, type CooperativeFacts} from './law/conditions';
// What is drawn and made where nobody has measured.
export {consumptionSeries, type ConsumptionKind} from './models/consumption';
export {photovoltaicGeneration} from './models/photovoltaics';
// From a described cooperative to its year.
export {readDescription} from './cooperative/description/readDescription';
export type {CooperativeInput} from './cooperative/description/schema';
export {prepareCooperative} from './cooperative/prepare/prepareCooperative';
export {reportOf} from './cooperative/report';
export {type CalculationReport} from './cooperative/shapes';
export {answerOf} from './cooperative/answer';
export {type Answer} from './cooperative/shapes';
export {savingRanges} from './cooperative/ranges';
export type {RateTable} from './money/rates';
// From meter files to a settled month.
export {readRecord} from './record/readRecord';
export {readMonthFile} from './month/readMonthFile';
export {settleFiles, type SettledFiles} from './month/settleFiles';
export {monthsOutput} from './month/output';
export {newRecord} from './record/newRecord';
export type {CooperativeRecord, Point} from './record/schema';
