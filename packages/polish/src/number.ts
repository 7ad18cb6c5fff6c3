/** The content of a number field, read by Polish conventions. */
export type NumberReading =
  | {readonly kind: 'empty'}
  | {readonly kind: 'number'; readonly value: number}
  | {readonly kind: 'notANumber'}
  | {readonly kind: 'outOfRange'; readonly value: number}
  | {readonly kind: 'tooManyPlaces'; readonly value: number}
  /** `240.000`, `240,000`: thousands as in some spreadsheets, or a decimal sign. Whoever wrote it has to say which. */
  | {readonly kind: 'ambiguous'; readonly thousands: number; readonly decimal: number | null};

interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** Of things counted whole: three digits after a comma are then hardly a fraction. */
  readonly isWhole?: boolean;
  /** Digits after the decimal sign, where more are a mistake and not to be rounded, as in a price. */
  readonly places?: number | undefined;
}

/** Groups of three digits separated by any space, or plain digits; then a comma or a point and the fraction. */
const polish = /^([+\-−]?)(\d{1,3}(?:\s\d{3})+|\d*)(?:[.,](\d*))?$/;

/**
 * Reads `1 234,5` and `1234.5`. Both the comma and the point are decimal signs; only spaces separate thousands.
 * Ambiguous input (`1.234,5`, `12 34`) is rejected rather than guessed.
 */
export function parsePolishNumber(text: string): number | null {
  const [, sign, whole = '', fraction = ''] = polish.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') {
    return null;
  }
  const value = Number(`${whole.replaceAll(/\s/g, '')}.${fraction}`);
  if (!Number.isFinite(value)) {
    return null;
  }
  return sign === '-' || sign === '−' ? 0 - value : value;
}

/** Signs that may separate thousands. After a leading zero they cannot: `0.498` is a price. */
const dotted = /^([+\-−]?)([1-9]\d{0,2}(?:\.\d{3})+)(,\d+)?$/;
const withCommas = /^([+\-−]?)([1-9]\d{0,2}(?:,\d{3})+)(\.\d+)?$/;
/** A decimal comma, in Polish, unless nothing stands behind it. */
const decimalComma = /^\D?\d+,(?!000)\d{3}$/;

/**
 * Reads a number a person wrote. A point before exactly three digits, and a comma before three zeros, is read as a
 * decimal one only if the limits leave no other reading; otherwise both are offered.
 */
export function readNumber(text: string, limits: NumberLimits): NumberReading {
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  const value = parsePolishNumber(text);
  const written = text.trim();
  const isFraction = limits.isWhole !== true && decimalComma.test(written);
  const [, sign = '', whole, fraction = ''] =
    dotted.exec(written) ?? (isFraction ? null : withCommas.exec(written)) ?? [];
  if (whole !== undefined) {
    const thousands = parsePolishNumber(sign + whole.replaceAll(/[.,]/g, '') + fraction);
    if (thousands !== null && isWithin(thousands, limits) && !hasMorePlaces(thousands, limits)) {
      const decimal =
        value !== null && isWithin(value, limits) && !hasMorePlaces(value, limits) ? value : null;
      return {kind: 'ambiguous', thousands, decimal};
    }
  }
  if (value === null) {
    return {kind: 'notANumber'};
  }
  if (!isWithin(value, limits)) {
    return {kind: 'outOfRange', value};
  }
  return {kind: hasMorePlaces(value, limits) ? 'tooManyPlaces' : 'number', value};
}

function hasMorePlaces(value: number, {places}: NumberLimits): boolean {
  return places !== undefined && Number(value.toFixed(places)) !== value;
}

function isWithin(value: number, {min, max}: NumberLimits): boolean {
  return value >= min && value <= max;
}

/** The value after some steps up or down, clamped to the limits and free of floating-point noise (0.1 + 0.2). */
export function stepNumber(
  value: number | null,
  change: number,
  {min, max}: NumberLimits,
  fractionDigits: number,
): number {
  const start = value ?? Math.min(Math.max(0, min), max);
  const next = Number((start + change).toFixed(fractionDigits));
  return Math.min(Math.max(next, min), max);
}
