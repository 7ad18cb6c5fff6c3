import {limits, type SourceInput} from '@site/src/domain/calculator/defaults';
import {regionYields} from '@cooperative/settlement/models/regions';
import type {NumberSpec} from '../../shared/fields/NumberSetting';

export const sourceNames = {
  pv: 'Panele fotowoltaiczne',
  wind: 'Turbina wiatrowa',
  biogas: 'Biogazownia',
  hydro: 'Elektrownia wodna',
  own: 'Własne dane godzinowe',
} as const satisfies Readonly<Record<SourceInput['kind'], string>>;

type SourceKey = 'kw' | 'tilt' | 'azimuth' | 'annualYield' | 'capacityFactor' | 'annualKwh';

const kw: NumberSpec<SourceKey> = {key: 'kw', label: 'Moc', unit: 'kW', max: limits.kw};
const annualKwh: NumberSpec<SourceKey> = {
  key: 'annualKwh',
  label: 'Roczna produkcja (opcjonalnie)',
  unit: 'kWh',
  max: limits.annualKwh,
  step: 1000,
  isOptional: true,
  hint: 'Z dokumentacji albo z odczytów.',
  why: 'Gdy pole jest puste, przyjmujemy zwykłą pracę źródła o tej mocy.',
};

/** The numbers that describe each kind of source. */
export const sourceSpecs: Readonly<Record<SourceInput['kind'], readonly NumberSpec<SourceKey>[]>> =
  {
    pv: [
      {...kw, unit: 'kWp'},
      {
        key: 'tilt',
        label: 'Nachylenie',
        unit: '°',
        max: 90,
        fractionDigits: 0,
        hint: 'Kąt paneli od poziomu.',
        why: 'Domyślnie 35°, to założenie.',
      },
      {
        key: 'azimuth',
        label: 'Kierunek',
        unit: '°',
        max: 360,
        step: 5,
        fractionDigits: 0,
        hint: '90° to wschód, 180° południe, 270° zachód.',
        why: 'Domyślnie 180°, to założenie.',
      },
      {
        key: 'annualYield',
        label: 'Uzysk (opcjonalnie)',
        unit: 'kWh/kWp',
        max: limits.annualYield,
        step: 10,
        isOptional: true,
        hint: 'Z 1 kWp rocznie, z projektu.',
        why: `Puste pole to założenie: z położenia i kierunku. W środkowej Polsce, na południe: ${regionYields.centre}.`,
      },
    ],
    wind: [
      kw,
      {
        key: 'capacityFactor',
        label: 'Wykorzystanie mocy',
        unit: '',
        max: limits.capacityFactor,
        step: 0.01,
        hint: 'Średnia moc jako część pełnej.',
        why: 'Domyślnie 0,25, to założenie; sprawdź pomiar wiatru.',
      },
    ],
    biogas: [kw, annualKwh],
    hydro: [kw, annualKwh],
    own: [kw],
  };
