import {type HourAxis, kwh} from '@cooperative/polish';
import {scaleTo} from './scale';

/** Full-power hours a year of a biogas plant: an example, as no Polish source was found. */
const biogasHours = 8000;
/** Mean power of a small hydro plant as a fraction of full power: an example. */
const hydroCapacityFactor = 0.45;

/** Two week-long services a year, in April and October. */
const serviceMonths = [3, 9];
const serviceHours = 168;

/** Shares of the months, percent: high water in spring. An example. */
const hydroMonths = [8.5, 9, 12, 12.5, 9.5, 7, 6.5, 6, 6, 6.8, 7.7, 8.5];

/** Biogas runs all the time except during service. */
export function biogasGeneration(axis: HourAxis, kw: number, annualKwh?: number): Float64Array {
  const output = new Float64Array(axis.hours).fill(1);
  for (const month of serviceMonths) {
    const start = axis.localMonth.indexOf(month);
    if (start >= 0) {
      output.fill(0, start, start + serviceHours);
    }
  }
  return scaleTo(output, kwh(annualKwh ?? kw * biogasHours));
}

/** Hydro varies with the seasons but not with the hours. */
export function hydroGeneration(axis: HourAxis, kw: number, annualKwh?: number): Float64Array {
  const hoursOfMonth = new Float64Array(12);
  for (const month of axis.localMonth) {
    hoursOfMonth[month] = (hoursOfMonth[month] ?? 0) + 1;
  }
  const output = Float64Array.from(
    axis.localMonth,
    (month) => (hydroMonths[month] ?? 0) / (hoursOfMonth[month] ?? 1),
  );
  return scaleTo(output, kwh(annualKwh ?? kw * hydroCapacityFactor * axis.hours));
}
