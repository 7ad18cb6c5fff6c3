import type {FieldError} from '@cooperative/polish/result';

/**
 * Energy of every hour. Of many modelled members the use takes half the place with its seven digits: more than a model
 * knows, and less than a thousandth of a kWh over a year.
 */
export type Hours = Float64Array | Float32Array;

/** Gives a series of so many zeros to fill. */
export type TakeSeries = (hours: number) => Float64Array;

/** A series of one's own. */
export const ownSeries: TakeSeries = (hours) => new Float64Array(hours);

/** A list of hours as a series; `NaN` for a missing reading. */
export function toSeries(values: readonly (number | null)[]): Float64Array {
  const series = ownSeries(values.length);
  for (let hour = 0; hour < series.length; hour += 1) {
    series[hour] = values[hour] ?? Number.NaN;
  }
  return series;
}

/**
 * For who makes the same series over and over and lets none of them out: each call begins again with the arrays of the one
 * before, which are then overwritten. Of a thousand members, new arrays would pile up faster than a browser frees them.
 */
export function reusableSeries(): () => TakeSeries {
  const arrays: Float64Array[] = [];
  return () => {
    let taken = 0;
    return (hours) => {
      const known = arrays[taken];
      const series = known?.length === hours ? known.fill(0) : ownSeries(hours);
      arrays[taken] = series;
      taken += 1;
      return series;
    };
  };
}

/**
 * Series of the same length in one buffer. For the few numbers of a member's periods, a buffer of their own takes more
 * memory than they do.
 */
export function newSeriesTogether<Names extends string>(
  names: readonly Names[],
  length: number,
  take: TakeSeries = ownSeries,
): Record<Names, Float64Array> {
  const all = take(names.length * length);
  return Object.fromEntries(
    names.map((name, index) => [name, all.subarray(index * length, (index + 1) * length)]),
  ) as Record<Names, Float64Array>;
}

/** The same hours in the numbers everything is settled in: a loop that meets both kinds takes twice the time. */
export function inFull(hours: Hours, take: TakeSeries = ownSeries): Float64Array {
  if (hours instanceof Float64Array) {
    return hours;
  }
  const series = take(hours.length);
  series.set(hours);
  return series;
}

/** A series ready to settle, and how many of its hours had no reading. */
export interface CheckedSeries<Values extends Hours = Float64Array> {
  readonly values: Values;
  readonly missingHours: number;
  /** Sum of the hours, kWh. */
  readonly total: number;
}

/**
 * Checks hourly energy: as many hours as the axis has, none negative or infinite. `NaN` marks an hour without a
 * reading, which is not the same as zero: it is counted as missing before it is replaced by zero.
 */
export function checkSeries<Values extends Hours = Float64Array>(
  values: Values,
  hours: number,
  field: string,
): CheckedSeries<Values> | FieldError {
  if (values.length !== hours) {
    return {
      field,
      message: `Podaj po jednej wartości na godzinę: powinno ich być ${hours}, a jest ${values.length}.`,
    };
  }
  let missingHours = 0;
  let total = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const value = values[hour] ?? 0;
    if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
      if (!Number.isNaN(value)) {
        return {
          field: `${field}[${hour + 1}]`,
          message: `Energia w godzinie nie może być ujemna ani nieskończona; znaleziono ${value}.`,
        };
      }
      missingHours += 1;
    } else {
      total += value;
    }
  }
  const whole =
    missingHours === 0
      ? values
      : (values.map((value) => (Number.isNaN(value) ? 0 : value)) as Values);
  return {values: whole, missingHours, total};
}
