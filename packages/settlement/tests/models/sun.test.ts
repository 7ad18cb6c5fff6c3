import {dayMs, hourMs} from '@cooperative/polish';
import {sunPosition} from '../../src/models/sun';

const radian = Math.PI / 180;
const [latitude, longitude] = [52.1 * radian, 19.4];

/** A direction as a unit vector: south, west, up. */
type Direction = readonly [number, number, number];

/** By the formulas of the Astronomical Almanac, which hold to 0.01° from 1950 to 2050. */
function almanac(utcMs: number): Direction {
  const days = (utcMs - Date.UTC(2000, 0, 1, 12)) / dayMs;
  const anomaly = (357.528 + 0.9856003 * days) * radian;
  const ecliptic =
    (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radian;
  const tilt = (23.439 - 4e-7 * days) * radian;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const sidereal = (280.46061837 + 360.98564736629 * days + longitude) * radian;
  const hour = sidereal - ascension;
  return [
    Math.sin(latitude) * Math.cos(declination) * Math.cos(hour) -
      Math.cos(latitude) * Math.sin(declination),
    Math.cos(declination) * Math.sin(hour),
    Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.cos(hour),
  ];
}

function ours(utcMs: number): Direction {
  const {sinHeight, azimuth} = sunPosition(utcMs);
  const across = Math.sqrt(1 - sinHeight * sinHeight);
  return [across * Math.cos(azimuth), across * Math.sin(azimuth), sinHeight];
}

test('The Sun stands within 0.55° of where the almanac has it, at every hour of four years', () => {
  let farthest = 0;
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += hourMs) {
    const [a, b] = [almanac(at), ours(at)];
    const apart = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])) / radian;
    farthest = Math.max(farthest, apart);
  }
  expect(farthest).toBeLessThan(0.55);
  // Otherwise more could be claimed.
  expect(farthest).toBeGreaterThan(0.5);
});
