import {
  g11Tariff,
  type KwhComponent,
  kwhComponents,
  type Operator,
  operatorNames,
  operators,
} from '@cooperative/settlement/rates';
import {newestRatesDay, type DatedRates} from './defaults';

/** What a home has by the kWh; its capacity fee is a flat one. */
type KwhRate = Exclude<KwhComponent, 'capacity'>;

/** What a kWh costs in G11 at one operator, net, zł. */
export interface KwhRates extends Readonly<Record<KwhRate, number>> {
  readonly operator: Operator;
  readonly name: string;
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
    const {energy, network} = zone;
    const rates = {...tariff.value, energy, network};
    return [
      {
        operator,
        name: operatorNames[operator],
        ...(Object.fromEntries(
          kwhComponents
            .filter((component) => component !== 'capacity')
            .map((component) => [component, rates[component]]),
        ) as Record<KwhRate, number>),
      },
    ];
  });
}
