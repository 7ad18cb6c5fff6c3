import type {ReactNode} from 'react';
import {limits, rowOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import ChoiceSetting from '../../shared/ChoiceSetting';
import NumberSetting, {NumberSettings, type NumberSpec} from '../../shared/NumberSetting';
import RateSource from '../../shared/RateSource';
import {assumptionHint} from '../../shared/assumptionHint';
import type {OwnTariffDraft} from './ownTariffDraft';
import Zones from './Zones';
import styles from '../full.module.css';

interface Props {
  readonly name: string;
  readonly tariff: OwnTariffDraft;
  readonly dated: DatedRates;
  readonly onChange: (tariff: OwnTariffDraft) => void;
}

type FeeKey = 'fixedNetwork' | 'subscription' | 'trade';
type RateKey = 'excise' | 'quality' | 'renewables' | 'cogeneration';

const monthly = {unit: 'zł/mies.', max: 1_000_000, isOptional: true} as const;
const fees: readonly NumberSpec<FeeKey>[] = [
  {key: 'fixedNetwork', label: 'Sieciowa stała', ...monthly, hint: 'Razem za moc umowną.'},
  {key: 'subscription', label: 'Abonament', ...monthly, hint: 'Z rachunku. Puste pole to 0 zł.'},
  {key: 'trade', label: 'Opłata handlowa', ...monthly, hint: 'Z rachunku. Puste pole to 0 zł.'},
];
const rateLabels: Readonly<Record<RateKey, string>> = {
  excise: 'Akcyza',
  quality: 'Stawka jakościowa',
  renewables: 'Opłata OZE',
  cogeneration: 'Opłata kogeneracyjna',
};

/** A tariff copied from a bill: zones, capacity fee, monthly fees; statutory rates left empty come from the table. */
export default function OwnTariff({name, tariff, dated, onChange}: Props): ReactNode {
  const path = `tariffs.${name}`;
  const change = (changed: Partial<OwnTariffDraft>): void => {
    onChange({...tariff, ...changed});
  };
  const {capacity} = tariff;
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
    }),
  );
  return (
    <>
      <Zones path={path} tariff={tariff} onChange={change} />
      <div className={styles.columns}>
        <ChoiceSetting
          path={`${path}.capacity.kind`}
          label="Opłata mocowa"
          value={capacity.kind}
          names={{perKwh: 'za kWh w dni robocze 7–22 (grupy C i B)', flat: 'ryczałt (grupy G)'}}
          onChange={(kind) => {
            change({capacity: kind === 'flat' ? {kind} : {kind, coefficient: 1}});
          }}
          hint="Rodzaj zależy od grupy taryfowej, która jest na rachunku."
        />
        {capacity.kind === 'perKwh' && (
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
        <NumberSettings path={path} specs={fees} values={tariff} onChange={change} />
        <NumberSettings path={path} specs={rates} values={tariff} onChange={change} />
      </div>
    </>
  );
}
