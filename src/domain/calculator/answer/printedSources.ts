import {
  coverageThreshold,
  creditRatio,
  creditValidMonths,
  lowerCoverageThreshold,
} from '@cooperative/settlement/law';
import {formatDate, formatNumber, yearHours} from '@cooperative/polish';
import type {Settled} from './settled';

/** What the printed result is based on, in short: a paragraph each. */
export function printedSources({answer}: Settled): readonly string[] {
  const {axis, input, usedRates} = answer;
  const {prices, year} = input;
  const checked = usedRates
    .map(({checkedOn}) => checkedOn)
    .sort()
    .at(-1);
  const valid = usedRates.map(({to}) => to).sort()[0];
  const which =
    year === 'steady'
      ? 'Kolejny rok spółdzielni.'
      : axis.hours < yearHours
        ? 'Czas objęty danymi, bez zapasu w sieci na początku.'
        : 'Pierwszy rok spółdzielni.';
  const rates =
    valid === undefined
      ? ''
      : ` Stawki obowiązują do ${formatDate(valid)}; sprawdzono je ${formatDate(checked ?? valid)}`;
  return [
    `Energię bilansuje się co godzinę, rozlicza co miesiąc; za 1 kWh oddaną po bilansie spółdzielni można odebrać ${formatNumber(creditRatio.value, 1)} kWh w tym samym miesiącu albo w ${creditValidMonths.value} następnych (${creditRatio.article}). ${which} Zmienną opłatę za sieć od energii wspólnej i odebranej (A5) ${prices?.gridReading === 2 ? 'płacą członkowie' : 'pokrywa nadwyżka'}. Wymagane pokrycie: ${coverageThreshold.value}% (${coverageThreshold.article}), a przy wniosku złożonym do 31.12.2025 – ${lowerCoverageThreshold.value}%.${rates}`,
    `Akty: ${creditRatio.act}; ${coverageThreshold.act}. Pełna lista założeń i stawek jest przy wyniku w kalkulatorze.`,
  ];
}
