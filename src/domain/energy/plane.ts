import type {Plane, Weather} from './types';

const radian = Math.PI / 180;
/** Losses in cables and the inverter, from dirt and mismatch. */
const systemEfficiency = 0.86;
const temperatureLoss = 0.004;
const groundReflection = 0.2;
/** Lower limit on the sine of the Sun's height when the beam is divided by it. */
const lowSun = 0.065;

/**
 * Power of 1 kWp in an hour, kW: Erbs' diffuse fraction, the Hay–Davies sky, ground reflection, and the loss in warm
 * cells (T + 25 °C at 800 W/m²).
 */
export function planePower(weather: Weather, hour: number, {tilt, azimuth}: Plane): number {
  const global = weather.global[hour] ?? 0;
  const sine = weather.sinHeight[hour] ?? 0;
  if (global <= 0 || sine <= 0) {
    return 0;
  }
  const extraterrestrial = weather.extraterrestrial[hour] ?? 1367;
  const diffuse = global * diffusePart(Math.min(global / (extraterrestrial * sine), 1));
  const beam = (global - diffuse) / Math.max(sine, lowSun);
  const slope = tilt * radian;
  const cosHeight = Math.sqrt(Math.max(1 - sine * sine, 0));
  const turn = (weather.azimuth[hour] ?? 0) - (azimuth - 180) * radian;
  const incidence = Math.max(
    sine * Math.cos(slope) + cosHeight * Math.sin(slope) * Math.cos(turn),
    0,
  );
  const anisotropy = beam / extraterrestrial;
  const towardsSun = incidence / Math.max(sine, lowSun);
  const onPlane =
    beam * incidence +
    diffuse * (anisotropy * towardsSun + ((1 - anisotropy) * (1 + Math.cos(slope))) / 2) +
    (global * groundReflection * (1 - Math.cos(slope))) / 2;
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
