import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';

/** That savings on bills are told before the yearly costs, which the answer takes away; empty without such costs. */
export function leftOutCosts({finance}: CooperativeInput): string {
  const zl = finance?.annualCostZl ?? 0;
  return zl > 0
    ? ` To oszczędność na samych rachunkach: rocznych kosztów działania (${formatZloty(zl)}) tu nie odejmujemy, a w odpowiedzi na górze tak.`
    : '';
}
