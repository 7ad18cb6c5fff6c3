import type {FieldError} from '@cooperative/polish';

/** A list of hours as a series; `NaN` for a missing reading. */
export function toSeries(values: readonly (number | null)[] | Float64Array): Float64Array {
  if (values instanceof Float64Array) {
    return values;
  }
  const series = new Float64Array(values.length);
  for (let hour = 0; hour < series.length; hour += 1) {
    series[hour] = values[hour] ?? Number.NaN;
  }
  return series;
}

/** A series ready to settle, and how many of its hours had no reading. */
export interface CheckedSeries {
  readonly values: Float64Array;
  readonly missingHours: number;
  /** Sum of the hours, kWh. */
  readonly total: number;
}

/**
 * Checks hourly energy: as many hours as the axis has, none negative or infinite. `NaN` marks an hour without a
 * reading, which is not the same as zero: it is counted as missing before it is replaced by zero.
 */
export function checkSeries(
  values: Float64Array,
  hours: number,
  field: string,
): CheckedSeries | FieldError {
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
    missingHours === 0 ? values : values.map((value) => (Number.isNaN(value) ? 0 : value));
  return {values: whole, missingHours, total};
}
