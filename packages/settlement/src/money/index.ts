/** Tariffs and prices by their day. */
export {componentNames} from './componentNames';
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
export {components, type Tariff} from './tariff';
export {chargesPower, groupFacts, type TariffGroup, tariffGroups} from './tariffGroups';
export {tariffPages} from './tariffPages';
