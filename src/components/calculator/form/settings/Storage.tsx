import type {ReactNode} from 'react';
import {limits, newBattery} from '@site/src/domain/calculator/defaults';
import {chargesPower} from '@cooperative/settlement/money/tariffGroups';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import NumberSetting from '../../shared/fields/NumberSetting';
import {tariffChoices} from '../tariffs/tariffChoices';
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
        onChange={(changed) => {
          onChange({...cooperative, battery: changed});
        }}
      />
      {battery && (
        <ChoiceSetting
          path="battery.tariff"
          label="Stawki magazynu"
          value={battery.tariff ?? ''}
          names={tariffChoices(names, battery.tariff)}
          onChange={(tariff) => {
            onChange({...cooperative, battery: {...battery, tariff}});
          }}
        />
      )}
      {battery && chargesPower(tariffs[battery.tariff ?? '']) && (
        <NumberSetting
          path="battery.orderedKw"
          spec={{label: 'Moc umowna magazynu', unit: 'kW', max: limits.kw, isOptional: true}}
          value={battery.orderedKw}
          onChange={(orderedKw) => {
            onChange({...cooperative, battery: {...battery, orderedKw: orderedKw ?? undefined}});
          }}
        />
      )}
    </>
  );
}
