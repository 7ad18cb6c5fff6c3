import type {Plane, Weather} from './types';

const radian = Math.PI / 180;
/** Losses in cables and the inverter, from dirt and mismatch. */
const systemEfficiency = 0.86;
const temperatureLoss = 0.004;
const groundReflection = 0.2;
/** Lower limit on the sine of the Sun's height when the beam is divided by it. */
const lowSun = 0.065;

/** Where the Sun stands to a plane in every hour: it does not depend on the clouds. */
interface Sight {
  /** Cosine of the angle between the beam and the plane's normal; 0 behind the plane. */
  readonly incidence: Float64Array;
  readonly cosSlope: number;
}

/** The Sun of a year as a plane sees it. */
export function sightOf(weather: Weather, {tilt, azimuth}: Plane): Sight {
  const slope = tilt * radian;
  const [cosSlope, sinSlope] = [Math.cos(slope), Math.sin(slope)];
  const incidence = weather.sinHeight.map((sine, hour) => {
    if (sine <= 0) {
      return 0;
    }
    const cosHeight = Math.sqrt(Math.max(1 - sine * sine, 0));
    const turn = (weather.azimuth[hour] ?? 0) - (azimuth - 180) * radian;
    return Math.max(sine * cosSlope + cosHeight * sinSlope * Math.cos(turn), 0);
  });
  return {incidence, cosSlope};
}

/**
 * Power of 1 kWp in an hour, kW: Erbs' diffuse fraction, the Hay–Davies sky, ground reflection, and the loss in warm
 * cells (T + 25 °C at 800 W/m²).
 */
export function planePower(weather: Weather, hour: number, {incidence, cosSlope}: Sight): number {
  const global = weather.global[hour] ?? 0;
  const sine = weather.sinHeight[hour] ?? 0;
  if (global <= 0 || sine <= 0) {
    return 0;
  }
  const extraterrestrial = weather.extraterrestrial[hour] ?? 1367;
  const diffuse = global * diffusePart(Math.min(global / (extraterrestrial * sine), 1));
  const beam = (global - diffuse) / Math.max(sine, lowSun);
  const direct = incidence[hour] ?? 0;
  const anisotropy = beam / extraterrestrial;
  const towardsSun = direct / Math.max(sine, lowSun);
  const onPlane =
    beam * direct +
    diffuse * (anisotropy * towardsSun + ((1 - anisotropy) * (1 + cosSlope)) / 2) +
    (global * groundReflection * (1 - cosSlope)) / 2;
  const cell = (weather.temperature[hour] ?? 0) + (25 * onPlane) / 800;
  return Math.max((onPlane / 1000) * systemEfficiency * (1 - temperatureLoss * (cell - 25)), 0);
}

/** Erbs, Klein and Duffie: diffuse fraction of global radiation by clearness index. */
function diffusePart(clearness: number): number {
  if (clearness <= 0.22) {
    return 1 - 0.09 * clearness;
  }
  if (clearness > 0.8) {
    return 0.165;
  }
  return (
    0.9511 -
    0.1604 * clearness +
    4.388 * clearness ** 2 -
    16.638 * clearness ** 3 +
    12.336 * clearness ** 4
  );
}
