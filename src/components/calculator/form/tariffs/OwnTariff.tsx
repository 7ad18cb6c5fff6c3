import type {ReactNode} from 'react';
import {limits, rowOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import {groupFacts} from '@site/src/domain/settlement/money/tariffGroups';
import CheckSetting from '../../shared/fields/CheckSetting';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import NumberSetting, {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import RateSource from '../../shared/RateSource';
import {assumptionHint} from '../../shared/assumptionHint';
import {useEver} from '../../shared/useEver';
import GroupChoice from './GroupChoice';
import {inGroup, type OwnTariffDraft} from './ownTariffDraft';
import Zones from './Zones';
import styles from '../full.module.css';

interface Props {
  readonly name: string;
  readonly tariff: OwnTariffDraft;
  readonly dated: DatedRates;
  readonly onChange: (tariff: OwnTariffDraft) => void;
}

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
    hint: 'Stawka za kW. Moc umowną wpisz przy każdym członku.',
    bill: 'fixedNetwork',
  },
  {
    key: 'fixedNetwork',
    label: 'Sieciowa stała bez mocy umownej',
    ...monthly,
    hint: 'Gdy na rachunku jest jedna kwota. Puste pole to 0 zł.',
    bill: 'fixedNetwork',
  },
  {key: 'subscription', label: 'Abonament', ...monthly, hint: noFee, bill: 'subscription'},
  {key: 'trade', label: 'Opłata handlowa', ...monthly, hint: noFee, bill: 'trade'},
];
/** The fees of the group; both kinds of the fixed grid fee while the group is not known. */
function feesOf({group}: OwnTariffDraft, hasFixed: boolean): readonly NumberSpec<FeeKey>[] {
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

const capacityNames = {
  perKwh: 'za kWh w dni robocze 7–22',
  byPower: 'od mocy: do 16 kW ryczałt',
  flat: 'ryczałt (domy)',
} as const;

/** A tariff copied from a bill: zones, capacity fee, monthly fees; statutory rates left empty come from the table. */
export default function OwnTariff({name, tariff, dated, onChange}: Props): ReactNode {
  const path = `tariffs.${name}`;
  const change = (changed: Partial<OwnTariffDraft>): void => {
    onChange({...tariff, ...changed});
  };
  const {capacity} = tariff;
  const hasFixed = useEver(tariff.fixedNetwork != null);
  const rates = (Object.entries(rateLabels) as [RateKey, string][]).map(
    ([key, label]): NumberSpec<RateKey> => ({
      key,
      label: `${label} (opcjonalnie)`,
      unit: 'zł/kWh',
      max: limits.rate,
      step: 0.001,
      fractionDigits: 4,
      isOptional: true,
      hint: <RateSource row={rowOf(dated, key)} unit="zł/kWh" />,
      bill: key,
    }),
  );
  return (
    <>
      <div className={styles.columns}>
        <GroupChoice
          path={`${path}.group`}
          group={tariff.group}
          onChange={(group) => {
            onChange(inGroup(tariff, group));
          }}
        />
      </div>
      <CheckSetting
        path={`${path}.hourlyPrice`}
        label="Cena energii zmienia się co godzinę (cena dynamiczna)"
        value={tariff.hourlyPrice ?? false}
        onChange={(isHourly) => {
          change({hourlyPrice: isHourly || undefined});
        }}
        hint="Energia kosztuje wtedy tyle, ile rynkowa cena danej godziny (RCE) i marża sprzedawcy razem. Ceny wczytaj z pliku RCE w części „Ceny i sposób rozliczenia”. Prąd kupiony po rozliczeniu liczymy po średniej cenie z godzin poboru w miesiącu. To założenie: przepisy nie mówią, z których godzin jest ten prąd."
      />
      <Zones path={path} tariff={tariff} onChange={change} />
      <div className={styles.columns}>
        <ChoiceSetting
          path={`${path}.capacity.kind`}
          label="Opłata mocowa"
          value={capacity.kind}
          names={capacityNames}
          onChange={(kind) => {
            change({capacity: kind === 'flat' ? {kind} : {kind, coefficient: 1}});
          }}
          hint="Podpowiadamy według grupy i ustawy o rynku mocy, art. 89a (tekst z 2023 r.). Ryczałt mają domy oraz punkty do 1 kV z mocą umowną do 16 kW."
        />
        {capacity.kind !== 'flat' && (
          <>
            <NumberSetting
              path={`${path}.capacity.rate`}
              spec={{
                label: 'Stawka mocowa (opcjonalnie)',
                unit: 'zł/kWh',
                max: limits.rate,
                step: 0.01,
                fractionDigits: 4,
                isOptional: true,
                hint: <RateSource row={rowOf(dated, 'capacityPerKwh')} unit="zł/kWh" />,
                bill: 'capacity',
              }}
              value={capacity.rate}
              onChange={(rate) => {
                change({capacity: {...capacity, rate: rate ?? undefined}});
              }}
            />
            <NumberSetting
              path={`${path}.capacity.coefficient`}
              spec={{
                label: 'Współczynnik opłaty mocowej',
                unit: '',
                max: 1,
                step: 0.01,
                hint: assumptionHint('A14'),
              }}
              value={capacity.coefficient}
              onChange={(coefficient) => {
                change({capacity: {...capacity, coefficient}});
              }}
            />
          </>
        )}
        <NumberSettings
          path={path}
          specs={feesOf(tariff, hasFixed)}
          values={tariff}
          onChange={change}
        />
        <NumberSettings path={path} specs={rates} values={tariff} onChange={change} />
      </div>
    </>
  );
}
