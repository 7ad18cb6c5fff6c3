import type {ReactNode} from 'react';
import {newBattery} from '@site/src/domain/calculator/defaults';
import {chargesPower} from '@cooperative/settlement/rates';
import {Setting} from '../../shared/fields/Settings';
import {tariffChoices} from '@site/src/domain/calculator/editTariffs';
import BatterySettings from './BatterySettings';
import type {FormPartProps} from '../formPart';

/** The cooperative's own battery with its own point of delivery. */
export default function Storage({cooperative, onChange}: FormPartProps): ReactNode {
  const {battery, tariffs = {}} = cooperative;
  const names = Object.keys(tariffs);
  return (
    <>
      <p className="meta">
        Magazyn z własnym licznikiem wchodzi do bilansu godzinowego jak każdy inny punkt poboru.
        Osobnej reguły w przepisach nie znaleźliśmy.
      </p>
      <BatterySettings
        path="battery"
        label="Spółdzielnia ma magazyn z własnym licznikiem"
        battery={battery}
        initial={{...newBattery, kwh: 100, kw: 50, ...(names[0] && {tariff: names[0]})}}
        onChange={(changed) => onChange({...cooperative, battery: changed})}
      />
      {battery && (
        <Setting
          of="battery.tariff"
          asked={{names: tariffChoices(names, battery.tariff)}}
          value={battery.tariff ?? ''}
          onChange={(tariff) => onChange({...cooperative, battery: {...battery, tariff}})}
        />
      )}
      {battery && chargesPower(tariffs[battery.tariff ?? '']) && (
        <Setting
          of="battery.orderedKw"
          value={battery.orderedKw}
          onChange={(orderedKw) => onChange({...cooperative, battery: {...battery, orderedKw}})}
        />
      )}
    </>
  );
}
