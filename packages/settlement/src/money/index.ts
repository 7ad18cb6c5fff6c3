/** Tariffs and prices by their day. */
export {
  billComponents,
  type Component,
  components,
  type KwhComponent,
  kwhComponents,
  type MonthlyRate,
  monthlyRates,
  type StatutoryRate,
  statutoryRates,
} from './components';
export {
  g11Tariff,
  type GroupRate,
  groupRateId,
  type Operator,
  operatorNames,
  operators,
  rateBases,
  rateOn,
  type RateRow,
  ratesFor,
  type RateTable,
  subscriptionId,
} from './rates';
export type {Tariff} from './tariff';
export {chargesPower, groupFacts, type TariffGroup, tariffGroups} from './tariffGroups';
export {tariffPages} from './tariffPages';
