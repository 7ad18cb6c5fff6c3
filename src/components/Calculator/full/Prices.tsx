import type {ReactNode} from 'react';
import {exampleMarketRows, limits} from '@site/src/domain/calculator/defaults';
import {formatNumber} from '@site/src/site/format';
import CheckSetting from '../parts/CheckSetting';
import ChoiceSetting from '../parts/ChoiceSetting';
import NumberSetting, {NumberSettings, type NumberSpec} from '../parts/NumberSetting';
import {assumptionHint} from '../parts/assumptionHint';
import type {PartProps} from './FullForm';
import styles from './full.module.css';

type PriceKey = 'vat' | 'internalPrice' | 'averagePrice' | 'servicePerMember' | 'balancingPerMwh';

const specs: readonly NumberSpec<PriceKey>[] = [
  {
    key: 'vat',
    label: 'VAT',
    unit: '%',
    max: 100,
    fractionDigits: 0,
    hint: 'Od sumy netto rachunku. Domyślnie 23%. Kto odlicza VAT, wpisuje 0%.',
  },
  {
    key: 'internalPrice',
    label: 'Cena energii wspólnej',
    unit: 'zł/kWh',
    max: limits.rate,
    step: 0.01,
    fractionDigits: 4,
    hint: assumptionHint('A8'),
  },
  {
    key: 'servicePerMember',
    label: 'Obsługa rozliczeń',
    unit: 'zł/mies.',
    max: 100_000,
    hint: 'Od jednego licznika. Domyślnie 0 zł: wpisz kwotę z umowy.',
  },
  {
    key: 'balancingPerMwh',
    label: 'Bilansowanie handlowe',
    unit: 'zł/MWh',
    max: 10_000,
    hint: assumptionHint('A15'),
  },
  {
    key: 'averagePrice',
    label: 'Średnia cena URE (opcjonalnie)',
    unit: 'zł/kWh',
    max: limits.rate,
    step: 0.01,
    fractionDigits: 4,
    isOptional: true,
    hint: 'Potrzebna do wykładni 2: art. 38c ust. 11a. Ogłoszonej wartości nie znaleźliśmy.',
  },
];

/** Prices of the settlement and the readings of unclear rules. */
export default function Prices({cooperative, dated, onChange}: PartProps): ReactNode {
  const {prices = {}} = cooperative;
  const {market} = prices;
  const change = (changed: Partial<typeof prices>): void => {
    onChange({...cooperative, prices: {...prices, ...changed}});
  };
  return (
    <div className={styles.columns}>
      <NumberSettings path="prices" specs={specs} values={prices} onChange={change} />
      <CheckSetting
        path="prices.internalVat"
        label="VAT od ceny energii wspólnej"
        value={prices.internalVat ?? false}
        onChange={(internalVat) => {
          change({internalVat});
        }}
        hint="Przepisu nie znaleźliśmy: sprawdź z doradcą podatkowym (A8)."
      />
      <ChoiceSetting
        path="prices.gridReading"
        label="Opłata sieciowa od energii rozliczonej"
        value={prices.gridReading === 2 ? '2' : '1'}
        names={{'1': 'wykładnia 1: pokrywa ją nadwyżka', '2': 'wykładnia 2: płaci członek'}}
        onChange={(reading) => {
          change({gridReading: reading === '2' ? 2 : 1});
        }}
        hint={assumptionHint('A5')}
      />
      <ChoiceSetting
        path="prices.flatCapacityBy"
        label="Próg ryczałtu mocowego"
        value={prices.flatCapacityBy ?? 'drawn'}
        names={{drawn: 'z poboru przed rozliczeniem', bought: 'z energii kupionej'}}
        onChange={(flatCapacityBy) => {
          change({flatCapacityBy});
        }}
        hint={assumptionHint('A7')}
      />
      {market?.kind === 'monthly' && (
        <fieldset className={styles.fieldset}>
          <legend>Ceny energii oddanej do porównania z net-billingiem</legend>
          <p className="meta">
            To przykład, a nie ceny jednego roku: kwiecień–wrzesień jak czerwiec 2025, pozostałe
            miesiące jak średnia ze stycznia, listopada i grudnia 2025. Źródło:{' '}
            {exampleMarketRows(dated)
              .map(({month, value}) => `${month}: ${formatNumber(value, 2)} zł/MWh`)
              .join('; ')}
            ; {exampleMarketRows(dated)[0]?.source}.
          </p>
          <div className={styles.months}>
            {market.zlPerMwh.map((value, index) => (
              <NumberSetting
                key={index}
                path={`prices.market.zlPerMwh[${index + 1}]`}
                spec={{label: monthNames[index] ?? `Okres ${index + 1}`, unit: 'zł/MWh', ...price}}
                value={value}
                onChange={(next = Number.NaN) => {
                  change({market: {...market, zlPerMwh: market.zlPerMwh.with(index, next)}});
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

const price = {min: -1000, max: 10_000, step: 10};
const monthNames = [
  'Styczeń',
  'Luty',
  'Marzec',
  'Kwiecień',
  'Maj',
  'Czerwiec',
  'Lipiec',
  'Sierpień',
  'Wrzesień',
  'Październik',
  'Listopad',
  'Grudzień',
] as const;
