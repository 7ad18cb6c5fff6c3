/** What stands in a number field, read as Poles write numbers. */
export type NumberReading =
  | {readonly kind: 'empty'}
  | {readonly kind: 'number'; readonly value: number}
  | {readonly kind: 'notANumber'}
  | {readonly kind: 'outOfRange'; readonly value: number};

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** Groups of three parted by any space, or plain digits; then a comma or a point with the rest. */
const written = /^([+\-−]?)(\d{1,3}(?:\s\d{3})+|\d*)(?:[.,](\d*))?$/;

/**
 * Reads `1 234,5` and `1234.5`. The comma and the point both open the fraction; only spaces part thousands.
 * What could mean two things (`1.234,5`, `12 34`) is refused rather than guessed.
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

/** The value after some steps up or down, held within the limits and free of binary dust (0,1 + 0,2). */
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
