/** Numbers with a unit in their type: kilowatt-hours cannot be passed where grosze are expected. */
declare const unit: unique symbol;
type Unit<Name extends string> = number & {readonly [unit]: Name};

export type Kwh = Unit<'kWh'>;
/** Whole grosze, as on a bill. */
export type Grosze = Unit<'grosze'>;
/** Money before billing: zlotys, unrounded. */
export type Zloty = Unit<'zl'>;
/** 70 means 70 %. */
export type Percent = Unit<'percent'>;

/** These say that a plain number has the unit; nothing is converted. */
export const kwh = (value: number): Kwh => value as Kwh;
export const zloty = (value: number): Zloty => value as Zloty;
export const percent = (value: number): Percent => value as Percent;

/**
 * The only rounding of money: to whole grosze, halves away from zero, as on invoices. The tiny addition makes 1.005 zł,
 * stored in binary as 1.00499…, round up as written.
 */
export function toGrosze(amount: Zloty): Grosze {
  const grosze = Math.abs(amount) * 100;
  const rounded = Math.round(grosze + Math.min(1e-6, grosze * 1e-9));
  return (amount < 0 ? 0 - rounded : rounded) as Grosze;
}

/** An amount in grosze, which is not whole where a part of its VAT was taken off, in zlotys. */
export const toZloty = (grosze: number): Zloty => zloty(grosze / 100);

/** Sum of billed amounts, which stays whole. */
export const sumGrosze = (amounts: Iterable<Grosze>): Grosze => sumOf(amounts) as Grosze;

/** Sum of amounts before billing, unrounded. */
export const sumZlotys = (amounts: Iterable<Zloty>): Zloty => zloty(sumOf(amounts));

function sumOf(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
  }
  return sum;
}
