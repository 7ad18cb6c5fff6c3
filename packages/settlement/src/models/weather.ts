import {type HourAxis, hourMs} from '@cooperative/polish';
import {seededRandom} from './random';
import {sunPosition} from './sun';
import {planePower, sightOf} from './plane';
import {referenceYield} from './regions';
import type {Plane, Weather} from './types';

export const referencePlane: Plane = {tilt: 35, azimuth: 180};

/** Monthly shares of the yearly yield at 35° south, percent: mean of 12 stations, typical years 1971–2000. */
const monthShares = [3.6, 4.6, 7.7, 10.6, 13.8, 13.3, 13.5, 12.2, 8.7, 6.0, 3.5, 2.6];

/** Mean monthly air temperature in central Poland, °C: an example, affecting the yield by a few percent. */
const monthTemperature = [-1.5, -0.5, 3.5, 9, 14, 17.5, 19.5, 19, 14.5, 9.5, 4, 0];

/** Correlation between consecutive days. */
const dayLikeness = 0.45;
/** How much days differ, January to December: a dull summer day still has some sun. */
const daySpread = [2, 2.4, 2.9, 2.8, 1.5, 1.15, 1.25, 1.6, 2.8, 2.9, 2.4, 2];
const dullest = 0.07;
const clearest = 0.97;
const hourSpread = 0.16;

/**
 * A year of sunshine without weather data: a clear sky by the Sun's height, dimmed day by day by a seeded random
 * transparency so that each month yields its share of the year. Sunny and dull days come in runs; without them shared
 * energy would look too large and export too small.
 */
export function weatherYear(axis: HourAxis, seed: number): Weather {
  const random = seededRandom(seed);
  const sinHeight = new Float64Array(axis.hours);
  const azimuth = new Float64Array(axis.hours);
  const extraterrestrial = new Float64Array(axis.hours);
  const temperature = new Float64Array(axis.hours);
  const dayMood = new Float64Array(axis.hours);
  const hourNoise = new Float64Array(axis.hours);
  let mood = random.normal();
  let noise = 0;
  for (let hour = 0; hour < axis.hours; hour += 1) {
    // The middle of the hour represents the whole hour.
    const sun = sunPosition(axis.startMs + (hour + 0.5) * hourMs);
    sinHeight[hour] = sun.sinHeight;
    azimuth[hour] = sun.azimuth;
    extraterrestrial[hour] = sun.extraterrestrial;
    if (hour > 0 && axis.localDay[hour] !== axis.localDay[hour - 1]) {
      mood = dayLikeness * mood + Math.sqrt(1 - dayLikeness ** 2) * random.normal();
    }
    noise = 0.5 * noise + Math.sqrt(0.75) * random.normal();
    dayMood[hour] = mood;
    hourNoise[hour] = noise;
    const clock = axis.localHour[hour] ?? 0;
    temperature[hour] =
      (monthTemperature[axis.localMonth[hour] ?? 0] ?? 0) +
      4 * Math.cos(((clock - 15) / 12) * Math.PI);
  }
  const weather: Weather = {
    axis,
    sinHeight,
    azimuth,
    extraterrestrial,
    global: new Float64Array(axis.hours),
    temperature,
  };
  const total = monthShares.reduce((sum, share) => sum + share, 0);
  const sight = sightOf(weather, referencePlane);
  monthShares.forEach((share, month) => {
    const hours = daylightOf(weather, month);
    const target = (referenceYield * share) / total;
    spreadEvenly(dayMood, hours, axis.localDay);
    const yieldAt = dimmedBy(weather, sight, hours, {
      dayMood,
      hourNoise,
      spread: daySpread[month] ?? 1,
    });
    // Halved until days are shifted to the yield; the last middle stays.
    let [low, high] = [-6, 6];
    for (let step = 0; step < 26; step += 1) {
      const middle = (low + high) / 2;
      if (yieldAt(middle) < target) {
        low = middle;
      } else {
        high = middle;
      }
    }
  });
  return weather;
}

function daylightOf({axis, sinHeight}: Weather, month: number): Int32Array {
  const hours: number[] = [];
  for (let hour = 0; hour < axis.hours; hour += 1) {
    if (axis.localMonth[hour] === month && (sinHeight[hour] ?? 0) > 0) {
      hours.push(hour);
    }
  }
  return Int32Array.from(hours);
}

/**
 * Replaces the random values of a month's days with normal quantiles in the same order: each seed has its own order of
 * dull and sunny days, but the same number of each.
 */
function spreadEvenly(dayMood: Float64Array, hours: Int32Array, days: Int32Array): void {
  const moodOfDay = new Map<number, number>();
  for (const hour of hours) {
    moodOfDay.set(days[hour] ?? 0, dayMood[hour] ?? 0);
  }
  const ranked = [...moodOfDay].sort((a, b) => a[1] - b[1]).map(([day]) => day);
  const rankOfDay = new Map(ranked.map((day, rank) => [day, (rank + 0.5) / ranked.length]));
  for (const hour of hours) {
    const part = rankOfDay.get(days[hour] ?? 0) ?? 0.5;
    // Tukey's lambda distribution: the normal quantile to within 0.02.
    dayMood[hour] = 4.91 * (part ** 0.14 - (1 - part) ** 0.14);
  }
}

interface Clouds {
  readonly dayMood: Float64Array;
  readonly hourNoise: Float64Array;
  readonly spread: number;
}

/**
 * Sets the radiation of a month whose days are all clearer by a shift, and returns what the reference plane yields. What
 * the shift does not change is worked out once.
 */
function dimmedBy(
  weather: Weather,
  sight: ReturnType<typeof sightOf>,
  hours: Int32Array,
  {dayMood, hourNoise, spread}: Clouds,
): (shift: number) => number {
  const {global, sinHeight} = weather;
  const air = Float64Array.from(hours, (hour) => Math.exp(-0.057 / (sinHeight[hour] ?? 0)));
  return (shift) => {
    let sum = 0;
    for (const [at, hour] of hours.entries()) {
      const day = 1 / (1 + Math.exp(-(shift + spread * (dayMood[hour] ?? 0))));
      // Clouds break on days that are neither clear nor dull.
      const flicker = 1 + hourSpread * 4 * day * (1 - day) * (hourNoise[hour] ?? 0);
      const transparency = (dullest + (clearest - dullest) * day) * flicker;
      // Haurwitz's clear-sky model.
      global[hour] =
        Math.min(Math.max(transparency, 0.03), clearest) *
        1098 *
        (sinHeight[hour] ?? 0) *
        (air[at] ?? 0);
      sum += planePower(weather, hour, sight);
    }
    return sum;
  };
}
