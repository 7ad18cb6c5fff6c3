import {kwh} from '@cooperative/polish';
import {sum} from '../split';
import {scaleTo} from './scale';
import {planePower, sightOf} from './plane';
import {regionYields, type Region} from './regions';
import type {Plane, Weather} from './types';
import {referencePlane} from './weather';

interface Photovoltaics extends Plane {
  readonly kwp: number;
  /** kWh per kWp and year; by default the region's yield, adjusted to the plane. */
  readonly annualYield?: number;
}

/**
 * Hourly generation of panels, kWh. All plants of a cooperative share the same weather, being under the same clouds.
 */
export function photovoltaicGeneration(
  weather: Weather,
  {kwp, annualYield, ...plane}: Photovoltaics,
  region: Region = 'centre',
): Float64Array {
  const raw = planeSeries(weather, plane);
  const isReference =
    plane.tilt === referencePlane.tilt && plane.azimuth === referencePlane.azimuth;
  const reference = isReference ? raw : planeSeries(weather, referencePlane);
  const ownYield = annualYield ?? (regionYields[region] * sum(raw)) / sum(reference);
  return scaleTo(raw, kwh(kwp * ownYield));
}

function planeSeries(weather: Weather, plane: Plane): Float64Array {
  const sight = sightOf(weather, plane);
  return weather.global.map((_, hour) => planePower(weather, hour, sight));
}
