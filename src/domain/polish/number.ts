/** The content of a number field, read by Polish conventions. */
export type NumberReading =
  | {readonly kind: 'empty'}
  | {readonly kind: 'number'; readonly value: number}
  | {readonly kind: 'notANumber'}
  | {readonly kind: 'outOfRange'; readonly value: number};

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** Groups of three digits separated by any space, or plain digits; then a comma or a point and the fraction. */
const written = /^([+\-−]?)(\d{1,3}(?:\s\d{3})+|\d*)(?:[.,](\d*))?$/;

/**
 * Reads `1 234,5` and `1234.5`. Both the comma and the point are decimal signs; only spaces separate thousands.
 * Ambiguous input (`1.234,5`, `12 34`) is rejected rather than guessed.
 */
export function parsePolishNumber(text: string): number | null {
  const [, sign, whole = '', fraction = ''] = written.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') {
    return null;
  }
  const value = Number(`${whole.replaceAll(/\s/g, '')}.${fraction}`);
  if (!Number.isFinite(value)) {
    return null;
  }
  return sign === '-' || sign === '−' ? 0 - value : value;
}

export function readNumber(text: string, {min, max}: NumberLimits): NumberReading {
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  const value = parsePolishNumber(text);
  if (value === null) {
    return {kind: 'notANumber'};
  }
  return {kind: value < min || value > max ? 'outOfRange' : 'number', value};
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
