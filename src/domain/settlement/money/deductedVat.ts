import type {Percent} from '../../kernel/units';

/** One who deducts a part of the VAT on electricity: a business all of it, a municipality often a part, a household none. */
export interface TaxPayer {
  readonly vatDeducted?: Percent;
}

/** VAT on these bills, one a payer, that the payers get back: no cost of theirs, grosze, unrounded. */
export function deductedVat(
  payers: readonly TaxPayer[],
  vatOf: (payer: number) => number | undefined,
): number {
  return payers.reduce(
    (all, {vatDeducted = 0}, index) =>
      vatDeducted > 0 ? all + ((vatOf(index) ?? 0) * vatDeducted) / 100 : all,
    0,
  );
}
