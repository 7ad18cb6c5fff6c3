import type {ReactNode} from 'react';
import {regionYields, yieldSource} from '@cooperative/settlement/models/regions';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import {assumptionHint} from '../../shared/assumptionHint';
import type {FormPartProps} from '../formPart';
import styles from '../full.module.css';

const specs: readonly NumberSpec<'validPeriods' | 'weatherSeed'>[] = [
  {
    key: 'validPeriods',
    label: 'Ważność zapasu w sieci',
    unit: 'mies.',
    max: 24,
    fractionDigits: 0,
    why: assumptionHint('A2'),
  },
  {
    key: 'weatherSeed',
    label: 'Wariant pogody',
    unit: '',
    min: 1,
    max: 1000,
    fractionDigits: 0,
    hint: 'Numer przykładowego roku pogody.',
    why: 'Ten sam numer daje ten sam wynik. Domyślnie 1, to założenie.',
  },
];

/** Place and year, which the weather model needs, and the opening balance. */
export default function Model({cooperative, onChange}: FormPartProps): ReactNode {
  return (
    <div className={styles.columns}>
      <ChoiceSetting
        path="region"
        label="Część Polski"
        value={cooperative.region}
        names={{
          north: `północ: ${regionYields.north} kWh z 1 kWp`,
          centre: `środek: ${regionYields.centre} kWh z 1 kWp`,
          southEast: `południowy wschód: ${regionYields.southEast} kWh z 1 kWp`,
        }}
        onChange={(region) => {
          onChange({...cooperative, region});
        }}
        hint="Roczny uzysk paneli na południe, pod kątem 35°."
        why={`To założenie modelu, ${yieldSource}.`}
      />
      <ChoiceSetting
        path="year"
        label="Który rok"
        value={cooperative.year}
        names={{
          steady: 'kolejny: zapas z poprzedniego roku przechodzi',
          first: 'pierwszy: zapas zaczyna się od zera',
        }}
        onChange={(year) => {
          onChange({...cooperative, year});
        }}
        hint="W pierwszym roku zimą nie ma jeszcze czego odebrać z sieci."
        why="Domyślnie kolejny, to założenie."
      />
      <NumberSettings
        path=""
        specs={specs}
        values={cooperative}
        onChange={(changed) => {
          onChange({...cooperative, ...changed});
        }}
      />
    </div>
  );
}
