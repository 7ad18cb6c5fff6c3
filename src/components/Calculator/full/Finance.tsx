import type {ReactNode} from 'react';
import {defaultFinance, limits} from '@site/src/domain/calculator/defaults';
import CheckSetting from '../parts/CheckSetting';
import ChoiceSetting from '../parts/ChoiceSetting';
import {NumberSettings, type NumberSpec} from '../parts/NumberSetting';
import type {PartProps} from './FullForm';
import styles from './full.module.css';

type Finance = typeof defaultFinance;

const specs: readonly NumberSpec<Exclude<keyof Finance, 'against'>>[] = [
  {
    key: 'costZl',
    label: 'Koszt inwestycji',
    unit: 'zł',
    max: limits.zloty,
    step: 1000,
    hint: 'Kwota z oferty. Nie podpowiadamy jej.',
  },
  {key: 'grant', label: 'Dotacja', unit: '%', max: 100, hint: 'Część kosztu. Domyślnie 0%.'},
  {
    key: 'loan',
    label: 'Kredyt',
    unit: '%',
    max: 100,
    hint: 'Część tego, co zostaje po dotacji. Domyślnie 0%.',
  },
  {
    key: 'loanRate',
    label: 'Oprocentowanie kredytu',
    unit: '%',
    max: 100,
    step: 0.1,
    hint: 'Rocznie, z umowy albo oferty banku.',
  },
  {
    key: 'loanYears',
    label: 'Okres kredytu',
    unit: 'lat',
    max: 50,
    fractionDigits: 0,
    hint: 'Raty są równe.',
  },
  {
    key: 'annualCostZl',
    label: 'Roczny koszt utrzymania',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    hint: 'Serwis, ubezpieczenie, obsługa. Domyślnie 0 zł: wpisz własny.',
  },
  {
    key: 'priceGrowth',
    label: 'Wzrost cen prądu',
    unit: '%',
    min: -50,
    max: 50,
    step: 0.1,
    hint: 'Rocznie. Domyślnie 0%: przyszłych cen nie znamy.',
  },
  {
    key: 'ageing',
    label: 'Spadek produkcji',
    unit: '%',
    max: 100,
    step: 0.1,
    hint: 'Rocznie. Domyślnie 0,5%, to założenie.',
  },
  {
    key: 'discount',
    label: 'Stopa dyskontowa',
    unit: '%',
    max: 100,
    step: 0.1,
    hint: 'Ile rocznie ma zarabiać pieniądz. Domyślnie 5%, to założenie.',
  },
  {
    key: 'years',
    label: 'Horyzont',
    unit: 'lat',
    min: 1,
    max: 50,
    fractionDigits: 0,
    hint: 'Przez ile lat liczymy. Domyślnie 20, to założenie.',
  },
];

/** The investment, if its cost is known. */
export default function Finance({cooperative, onChange}: PartProps): ReactNode {
  const {finance} = cooperative;
  const change = (changed: Partial<Finance>): void => {
    onChange({...cooperative, finance: {...(finance ?? defaultFinance), ...changed}});
  };
  return (
    <>
      <CheckSetting
        path="finance"
        label="Znam koszt inwestycji"
        value={finance !== undefined}
        onChange={(isKnown) => {
          onChange({...cooperative, finance: isKnown ? defaultFinance : undefined});
        }}
        hint="Bez kosztu pokażemy, ile instalacja może kosztować, żeby się zwróciła."
      />
      {finance && (
        <div className={styles.columns}>
          <NumberSettings path="finance" specs={specs} values={finance} onChange={change} />
          <ChoiceSetting
            path="finance.against"
            label="Z czym porównać"
            value={finance.against}
            names={{
              alone: 'każdy kupuje cały prąd sam',
              aloneWithSources: 'każdy ma własne źródła bez wsparcia',
              netBilling: 'każdy ma własne źródła w net-billingu',
            }}
            onChange={(against) => {
              change({against});
            }}
            hint="Od tego zależy, co uznajemy za oszczędność."
          />
        </div>
      )}
    </>
  );
}
