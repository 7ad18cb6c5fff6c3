import {limits, rowOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import {groupFacts} from '@cooperative/settlement/money/tariffGroups';
import type {NumberSpec} from '../../shared/fields/NumberSetting';
import RateSource from '../../shared/RateSource';
import type {OwnTariffDraft} from './ownTariffDraft';

type FeeKey = 'fixedNetworkPerKw' | 'fixedNetwork' | 'subscription' | 'trade';
type RateKey = 'excise' | 'quality' | 'renewables' | 'cogeneration';

const monthly = {unit: 'zł/mies.', max: 1_000_000, isOptional: true} as const;
const noFee = 'Puste pole to 0 zł: tak przyjmujemy, gdy nie ma jej na rachunku.';
const fees: readonly NumberSpec<FeeKey>[] = [
  {
    key: 'fixedNetworkPerKw',
    label: 'Sieciowa stała od mocy umownej',
    ...monthly,
    unit: 'zł/kW/mies.',
    fractionDigits: 4,
    hint: 'Stawka za kW; moc umowną wpisz przy każdym członku.',
    bill: 'fixedNetwork',
  },
  {
    key: 'fixedNetwork',
    label: 'Sieciowa stała bez mocy umownej',
    ...monthly,
    hint: 'Gdy na rachunku jest jedna kwota.',
    why: 'Puste pole to 0 zł.',
    bill: 'fixedNetwork',
  },
  {key: 'subscription', label: 'Abonament', ...monthly, hint: noFee, bill: 'subscription'},
  {
    key: 'trade',
    label: 'Opłata sprzedawcy',
    ...monthly,
    hint: 'Handlowa albo abonament, który od 1.10.2026 może pobierać sprzedawca.',
    why: 'Puste pole to 0 zł.',
    bill: 'trade',
  },
];

/** The fees of the group; both kinds of the fixed grid fee while the group is not known. */
export function feesOf({group}: OwnTariffDraft, hasFixed: boolean): readonly NumberSpec<FeeKey>[] {
  if (!group) {
    return fees;
  }
  const isByPower = groupFacts[group].fixedFee === 'power';
  return fees
    .filter(({key}) =>
      key === 'fixedNetworkPerKw' ? isByPower : key !== 'fixedNetwork' || !isByPower || hasFixed,
    )
    .map((spec) => (spec.key === 'fixedNetworkPerKw' ? {...spec, isOptional: false} : spec));
}

const rateLabels: Readonly<Record<RateKey, string>> = {
  excise: 'Akcyza',
  quality: 'Stawka jakościowa',
  renewables: 'Opłata OZE',
  cogeneration: 'Opłata kogeneracyjna',
};

/** Rates set by statute; empty, they come from the table. */
export function ratesOf(dated: DatedRates): readonly NumberSpec<RateKey>[] {
  return (Object.entries(rateLabels) as [RateKey, string][]).map(
    ([key, label]): NumberSpec<RateKey> => ({
      key,
      label: `${label} (opcjonalnie)`,
      unit: 'zł/kWh',
      max: limits.rate,
      step: 0.001,
      fractionDigits: 4,
      isOptional: true,
      why: <RateSource row={rowOf(dated, key)} unit="zł/kWh" />,
      bill: key,
    }),
  );
}
