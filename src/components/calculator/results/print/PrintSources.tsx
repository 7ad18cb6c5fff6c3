import type {ReactNode} from 'react';
import {
  coverageThreshold,
  creditRatio,
  creditValidMonths,
  lowerCoverageThreshold,
} from '@cooperative/settlement/law';
import {formatDate, formatNumber, yearHours} from '@cooperative/polish';
import styles from './Print.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** What the printed result is based on, in short. */
export default function PrintSources({
  settled: {
    input,
    report,
    answer: {usedRates},
  },
}: {
  readonly settled: Settled;
}): ReactNode {
  const {prices, year} = input;
  const checked = usedRates
    .map(({checkedOn}) => checkedOn)
    .sort()
    .at(-1);
  const valid = usedRates.map(({to}) => to).sort()[0];
  return (
    <div className={styles.sources}>
      <h3>Założenia i źródła</h3>
      <p>
        Energię bilansuje się co godzinę, rozlicza co miesiąc; za 1 kWh oddaną po bilansie
        spółdzielni można odebrać {formatNumber(creditRatio.value, 1)} kWh w tym samym miesiącu albo
        w {creditValidMonths.value} następnych ({creditRatio.article}).{' '}
        {year === 'steady'
          ? 'Kolejny rok spółdzielni.'
          : report.axis.hours < yearHours
            ? 'Czas objęty danymi, bez zapasu w sieci na początku.'
            : 'Pierwszy rok spółdzielni.'}{' '}
        Zmienną opłatę za sieć od energii wspólnej i odebranej (A5){' '}
        {prices?.gridReading === 2 ? 'płacą członkowie' : 'pokrywa nadwyżka'}. Wymagane pokrycie:{' '}
        {coverageThreshold.value}% ({coverageThreshold.article}), a przy wniosku złożonym do
        31.12.2025 – {lowerCoverageThreshold.value}%.
        {valid !== undefined &&
          ` Stawki obowiązują do ${formatDate(valid)}; sprawdzono je ${formatDate(checked ?? valid)}`}
      </p>
      <p>
        Akty: {creditRatio.act}; {coverageThreshold.act}. Pełna lista założeń i stawek jest przy
        wyniku w kalkulatorze.
      </p>
    </div>
  );
}
