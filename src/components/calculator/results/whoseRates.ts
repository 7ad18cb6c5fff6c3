import {operatorNames} from '@site/src/domain/calculator/defaults';
import type {TariffInput} from '@site/src/domain/cooperative/description/schema';

/** Whose rates a tariff has. Those of G11 that stand in for another group are no tariff of it. */
export function whoseRates(tariff: TariffInput): string {
  if (!('operator' in tariff)) {
    return 'stawki z rachunku';
  }
  const standIn = 'group' in tariff && tariff.group !== undefined;
  return `${operatorNames[tariff.operator]}${standIn ? ', przykładowe stawki G11' : ''}`;
}
