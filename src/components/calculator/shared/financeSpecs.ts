import {limits, type defaultFinance} from '@site/src/domain/calculator/defaults';
import type {NumberSpec} from './NumberSetting';

type Finance = typeof defaultFinance;

/** Numbers of the investment. */
export const financeSpecs: readonly NumberSpec<Exclude<keyof Finance, 'against'>>[] = [
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
