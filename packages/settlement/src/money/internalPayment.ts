import {type Grosze, toGrosze, zloty} from '@cooperative/polish';
import type {SettlementOptions} from '../types';

/**
 * What a member pays (+) or gets (−) for shared energy at the internal price, and the VAT in it where that is due (A8):
 * the payments between members cancel each other, the tax does not. `received` and `delivered` are kWh.
 */
export function internalPayment(
  received: number,
  delivered: number,
  {
    internalPrice,
    internalVat,
    vat,
  }: Pick<SettlementOptions, 'internalPrice' | 'internalVat' | 'vat'>,
): {readonly internalPayment: Grosze; readonly internalVat: Grosze} {
  const tax = internalVat ? vat / 100 : 0;
  return {
    internalPayment: toGrosze(zloty(internalPrice * (received * (1 + tax) - delivered))),
    internalVat: toGrosze(zloty(internalPrice * received * tax)),
  };
}
