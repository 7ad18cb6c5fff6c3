/** Hours of use and generation where nobody has measured. */
export {behindTheMeter} from './battery';
export {
  type ConsumptionKind,
  consumptionKinds,
  consumptionSeries,
  sourcedKinds,
} from './consumption';
export {photovoltaicGeneration} from './photovoltaics';
export {
  referenceYield,
  type Region,
  regionNames,
  regionOf,
  regionYields,
  roofYield,
  roofYieldWhy,
  yieldSource,
} from './regions';
export {referencePlane, weatherYear} from './weather';
