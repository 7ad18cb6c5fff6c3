import {operatorNames} from '@site/src/domain/calculator/defaults';
import type {TariffInput} from '@cooperative/settlement/cooperative/description/schema';

/** Whose rates a tariff has. Those that stand in for others are no tariff of the point. */
export function whoseRates(tariff: TariffInput): string {
  switch (tariff.kind) {
    case 'own':
      return 'stawki z rachunku';
    case 'group': {
      const {operator, grid} = tariff;
      const whose = operatorNames[operator];
      return grid === undefined ? whose : `stawki: ${whose}, zastępują ${operatorNames[grid]}`;
    }
    case 'g11':
      return `${operatorNames[tariff.operator]}${tariff.group === undefined ? '' : ', przykładowe stawki G11'}`;
  }
}
