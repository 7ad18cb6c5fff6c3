import type {ReactNode} from 'react';
import {assumedSpread} from '@cooperative/settlement/finance/ranges';
import {limits} from '@site/src/domain/calculator/defaults';
import NumberSetting, {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import type {FormPartProps} from '../formPart';
import styles from '../full.module.css';

const specs: readonly NumberSpec<keyof typeof assumedSpread>[] = [
  {
    key: 'generation',
    label: 'Gorszy i lepszy rok słońca i wiatru: ±',
    unit: '%',
    max: 100,
    step: 1,
    hint: `Założenie: ${assumedSpread.generation}%.`,
    why: `Według ENTSO-E fotowoltaika w Polsce pracowała w maju 2024 przez 143 godziny pełnej mocy, a w maju 2025 przez 112. To rozrzut miesiąca; rozrzut roku jest mniejszy, a jego źródła nie mamy.`,
  },
  {
    key: 'prices',
    label: 'Niższe i wyższe ceny energii: ±',
    unit: '%',
    max: 100,
    step: 1,
    hint: `Założenie: ${assumedSpread.prices}%.`,
    why: `Źródła nie ma: przyszłych cen nikt nie zna. Zmieniamy ceny energii czynnej i ceny rynkowe, a opłat sieciowych nie.`,
  },
];

const bounds = [
  {key: 'lowest', label: 'Założone ceny rynkowe: w najtańszym roku najwyżej'},
  {key: 'highest', label: 'Założone ceny rynkowe: w najdroższym roku co najmniej'},
] as const;

/** How wide the answer's range is: the part of it that the reader assumes. */
export default function RangeFields({cooperative, onChange}: FormPartProps): ReactNode {
  const range = {...assumedSpread, ...cooperative.range};
  const {market} = range;
  return (
    <>
      <p className="meta">
        Przedział oszczędności obejmuje te założenia, oba odczytania przepisu o zmiennej opłacie za
        sieć (A5), oba odczytania progu ryczałtu mocowego (A7) i skrajne współczynniki opłaty
        mocowej (A14).
      </p>
      <div className={styles.columns}>
        <NumberSettings
          path="range"
          specs={specs}
          values={range}
          onChange={(changed) => {
            onChange({...cooperative, range: {...range, ...changed}});
          }}
        />
        {market &&
          (cooperative.prices?.market?.assumed ?? []).length > 0 &&
          bounds.map(({key, label}) => (
            <NumberSetting
              key={key}
              path={`range.market.${key}`}
              spec={{
                label,
                unit: 'zł/MWh',
                min: -limits.marketPrice,
                max: limits.marketPrice,
                step: 10,
              }}
              value={market[key]}
              onChange={(zl) => {
                onChange({...cooperative, range: {...range, market: {...market, [key]: zl}}});
              }}
            />
          ))}
      </div>
    </>
  );
}
