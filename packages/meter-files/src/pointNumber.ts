/** Digits of a number of a point of delivery, in any of its spellings; that of a meter has fewer. */
const fewestDigits = 16;

/** Whether a number is of a point of delivery, not of a meter, which may be replaced. */
export function isPointNumber(number: string): boolean {
  return number.length >= fewestDigits;
}

/** A number of a point without the spaces between its digits and the apostrophe that makes it text in a spreadsheet. */
export function plainPoint(written: string): string {
  const digits = written.replaceAll(/['’\s]/g, '');
  return /^(?:PL)?\d+$/.test(digits) && isPointNumber(digits) ? digits : written;
}

/**
 * The number of a point that a spreadsheet took for a number: written as a power of ten, or with zeros for the digits
 * after the fifteenth. A number that does end so has the check digit of its other digits.
 */
export function hasLostDigits(cell: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?1[5-9]$/i.test(cell) || (/^\d{15}000$/.test(cell) && !isChecked(cell));
}

/** Whether the last digit of a number of GS1 checks the others. */
function isChecked(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce(
    (all, digit, at) => all + digit * ((digits.length - at) % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
