import {annuity} from './cashFlow';

/** One year of a loan repaid in equal yearly instalments, zł. */
export interface LoanYear {
  readonly interest: number;
  readonly principal: number;
  /** Still owed after this year's instalment. */
  readonly debt: number;
}

/** The years of a loan, from the first after it was taken; `rate` is a fraction. */
export function loanYears(amount: number, rate: number, years: number): readonly LoanYear[] {
  const instalment = annuity(amount, rate, years);
  let debt = amount;
  return Array.from({length: years}, (_, index) => {
    const interest = debt * rate;
    // The last instalment pays exactly what is left, so that rounding leaves no debt.
    const principal = index === years - 1 ? debt : instalment - interest;
    debt -= principal;
    return {interest, principal, debt};
  });
}
