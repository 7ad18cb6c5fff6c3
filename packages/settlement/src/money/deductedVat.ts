import type {Percent} from '@cooperative/polish';

/** One who deducts a part of the VAT on electricity: a business all of it, a municipality often a part, a household none. */
export interface TaxPayer {
  readonly vatDeducted?: Percent;
  /** Year of the project from which that is so; omitted from the first. */
  readonly vatDeductedFrom?: number;
}

/** Grosze of a year's tax that are deducted from a year of the project on. */
export type DeductedVat = readonly {readonly from: number; readonly grosze: number}[];

/** VAT on these bills, one a payer, that the payers get back: no cost of theirs. Unrounded, one sum a starting year. */
export function deductedVat(
  payers: readonly TaxPayer[],
  vatOf: (payer: number) => number | undefined,
): DeductedVat {
  const sums = new Map<number, number>();
  for (const [index, {vatDeducted = 0, vatDeductedFrom: from = 1}] of payers.entries()) {
    if (vatDeducted > 0) {
      sums.set(from, (sums.get(from) ?? 0) + ((vatOf(index) ?? 0) * vatDeducted) / 100);
    }
  }
  return Array.from(sums, ([from, grosze]) => ({from, grosze}));
}
