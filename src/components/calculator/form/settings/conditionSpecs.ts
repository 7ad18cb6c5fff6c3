import {
  biogasLimit,
  biomethaneLimit,
  electricPowerLimit,
  heatPowerLimit,
  type LegalNumber,
} from '@cooperative/settlement/law/law';
import {formatNumber} from '@site/src/site/format';
import type {NumberSpec} from '../../shared/fields/NumberSetting';

/** How the cooperative is connected to the grid and to its seller. */
export const gridSpecs: readonly NumberSpec<'gridOperators' | 'sellers' | 'voltageKv'>[] = [
  {
    key: 'gridOperators',
    label: 'Liczba operatorów sieci',
    unit: '',
    min: 1,
    max: 100,
    fractionDigits: 0,
    isOptional: true,
    hint: 'Ustawa wymaga jednego.',
    why: 'Art. 38c ust. 1–2. Domyślnie 1, to założenie.',
  },
  {
    key: 'sellers',
    label: 'Liczba sprzedawców',
    unit: '',
    min: 1,
    max: 100,
    fractionDigits: 0,
    isOptional: true,
    hint: 'Całą spółdzielnię rozlicza jeden sprzedawca.',
    why: 'Art. 40 ust. 1ac. Domyślnie 1, to założenie.',
  },
  {
    key: 'voltageKv',
    label: 'Najwyższe napięcie przyłącza',
    unit: 'kV',
    max: 1000,
    isOptional: true,
    hint: 'Dom i szkoła mają zwykle 0,4 kV.',
    why: 'Ustawa wymaga sieci poniżej 110 kV.',
  },
];

/** What the cooperative generates besides electricity. */
export const heatAndGasSpecs: readonly NumberSpec<'heatKw' | 'biogasM3' | 'biomethaneM3'>[] = [
  {
    key: 'heatKw',
    label: 'Łączna moc cieplna (opcjonalnie)',
    unit: 'kW',
    step: 100,
    ...limited(heatPowerLimit, `${formatNumber(heatPowerLimit.value / 1000)}\u00a0MW`),
  },
  {
    key: 'biogasM3',
    label: 'Biogaz w roku (opcjonalnie)',
    unit: 'm³',
    step: 1000,
    ...limited(biogasLimit, `${formatNumber(biogasLimit.value / 1_000_000)}\u00a0mln\u00a0m³`),
  },
  {
    key: 'biomethaneM3',
    label: 'Biometan w roku (opcjonalnie)',
    unit: 'm³',
    step: 1000,
    ...limited(
      biomethaneLimit,
      `${formatNumber(biomethaneLimit.value / 1_000_000)}\u00a0mln\u00a0m³`,
    ),
  },
];

export const heatAndGasHint = `Puste pole to zero. Mocy elektrycznej nie trzeba tu wpisywać: sumujemy ją ze źródeł członków. Może mieć najwyżej ${formatNumber(electricPowerLimit.value / 1000)}\u00a0MW (${electricPowerLimit.article}).`;

/** The field accepts ten times what the law allows, so that the conditions can also say „too much”. */
function limited(
  {value, article}: LegalNumber,
  most: string,
): Pick<NumberSpec, 'max' | 'fractionDigits' | 'isOptional' | 'hint' | 'why'> {
  return {
    max: value * 10,
    fractionDigits: 0,
    isOptional: true,
    hint: `Ustawa pozwala najwyżej na ${most}.`,
    why: article,
  };
}
