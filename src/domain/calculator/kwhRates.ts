import {g11Tariff, type Operator, operatorNames, operators} from '@cooperative/settlement/rates';
import {newestRatesDay, type DatedRates} from './defaults';

/** What a kWh costs in G11 at one operator, net, zł. */
export interface KwhRates {
  readonly operator: Operator;
  readonly name: string;
  readonly energy: number;
  readonly excise: number;
  /** The variable grid fee with the quality fee. */
  readonly grid: number;
  readonly renewables: number;
  readonly cogeneration: number;
}

/** The rates of all operators on the day a new calculation starts with; an operator with a missing rate is left out. */
export function kwhRates(dated: DatedRates): readonly KwhRates[] {
  return operators.flatMap((operator): KwhRates[] => {
    // The monthly fees, which are not shown, need not be known.
    const own = {fixedNetwork: 0, subscription: 0};
    const tariff = g11Tariff(dated.rates, operator, newestRatesDay(dated), own);
    const [zone] = tariff.ok ? tariff.value.zones : [];
    if (!tariff.ok || !zone) {
      return [];
    }
    const {excise, quality, renewables, cogeneration} = tariff.value;
    return [
      {
        operator,
        name: operatorNames[operator],
        energy: zone.energy,
        excise,
        grid: Math.round((zone.network + quality) * 1e6) / 1e6,
        renewables,
        cogeneration,
      },
    ];
  });
}
