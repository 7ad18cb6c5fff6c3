/** A cooperative as it is described: its fields with units and limits, its tariffs, and its hours made ready. */
export {costWhy, runningWhy} from './costs';
export {fieldInWords, fieldTitle, pathOf} from './fieldWords';
export {
  type BillItem,
  type Field,
  type FieldKey,
  fieldOf,
  fields,
  type KeyIn,
  labelOf,
  type NumberKey,
  sourceNames,
} from './fields';
export {limits, memberLimit} from './limits';
export {isOwnConnection} from './ownConnection';
export {batteryKwh, panelCost, photovoltaicKw} from './panels';
export {resultOf, valueOf} from './problems';
export {
  type CooperativeInput,
  type MemberInput,
  settlementInput,
  type TariffInput,
  type TimedReadings,
} from './schema';
export {dayOfRates, readTariffs} from './tariffs';
export {usedRates} from './usedRates';
export {checkHolders, holdersOf, isSameHolder} from '../lawfulness/holders';
export {
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '../prepare/prepareCooperative';
export {assumedSpread} from '../../finance/ranges';
export {memberOfPath, memberPath, sharePath} from '../../fieldPaths';
export {defaultOptions} from '../../options';
