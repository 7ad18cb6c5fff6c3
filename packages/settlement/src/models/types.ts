import type {HourAxis} from '@cooperative/polish';

export interface Plane {
  /** Degrees from horizontal. */
  readonly tilt: number;
  /** Degrees from north: 90 is east, 180 south, 270 west. */
  readonly azimuth: number;
}

/** The sky over panels and the air around them, hour by hour. */
export interface Weather {
  readonly axis: HourAxis;
  readonly sinHeight: Float64Array;
  readonly azimuth: Float64Array;
  readonly extraterrestrial: Float64Array;
  /** Global horizontal radiation, W/m². */
  readonly global: Float64Array;
  /** Air, °C. */
  readonly temperature: Float64Array;
}
