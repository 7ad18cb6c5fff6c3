import type {ReactNode} from 'react';
import {limits, rowOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import NumberSetting from '../../shared/fields/NumberSetting';
import RateSource from '../../shared/RateSource';
import {assumptionHint} from '../../shared/assumptionHint';
import type {OwnTariffDraft} from './ownTariffDraft';

type Capacity = OwnTariffDraft['capacity'];

interface Props {
  readonly path: string;
  readonly capacity: Capacity;
  readonly dated: DatedRates;
  readonly onChange: (capacity: Capacity) => void;
}

const capacityNames = {
  perKwh: 'za kWh w dni robocze 7–22',
  byPower: 'od mocy: do 16 kW ryczałt',
  flat: 'ryczałt (domy)',
} as const;

/** How the capacity fee is charged, and what for where it is not flat. */
export default function CapacityFee({path, capacity, dated, onChange}: Props): ReactNode {
  return (
    <>
      <ChoiceSetting
        path={`${path}.kind`}
        label="Opłata mocowa"
        value={capacity.kind}
        names={capacityNames}
        onChange={(kind) => {
          onChange(kind === 'flat' ? {kind} : {kind, coefficient: 1});
        }}
        hint="Ryczałt mają domy oraz punkty do 1 kV z mocą umowną do 16 kW."
        why="Podpowiadamy według grupy i ustawy o rynku mocy, art. 89a (tekst z 2023 r.)."
      />
      {capacity.kind !== 'flat' && (
        <>
          <NumberSetting
            path={`${path}.rate`}
            spec={{
              label: 'Stawka mocowa (opcjonalnie)',
              unit: 'zł/kWh',
              max: limits.rate,
              step: 0.01,
              fractionDigits: 4,
              isOptional: true,
              why: <RateSource row={rowOf(dated, 'capacityPerKwh')} unit="zł/kWh" />,
              bill: 'capacity',
            }}
            value={capacity.rate}
            onChange={(rate) => {
              onChange({...capacity, rate: rate ?? undefined});
            }}
          />
          <NumberSetting
            path={`${path}.coefficient`}
            spec={{
              label: 'Współczynnik opłaty mocowej',
              unit: '',
              max: 1,
              step: 0.01,
              why: assumptionHint('A14'),
            }}
            value={capacity.coefficient}
            onChange={(coefficient) => {
              onChange({...capacity, coefficient});
            }}
          />
        </>
      )}
    </>
  );
}
