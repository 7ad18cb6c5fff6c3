import type {ReactNode} from 'react';
import {
  daysOfRates,
  limits,
  type DatedRates,
  type MarketDraft,
} from '@site/src/domain/calculator/defaults';
import DaySetting from '@site/src/components/calculator/shared/fields/DaySetting';
import CheckSetting from '@site/src/components/calculator/shared/fields/CheckSetting';
import ChoiceSetting from '@site/src/components/calculator/shared/fields/ChoiceSetting';
import {
  NumberSettings,
  type NumberSpec,
} from '@site/src/components/calculator/shared/fields/NumberSetting';
import {assumptionHint} from '@site/src/components/calculator/shared/assumptionHint';
import {formatNumber} from '@site/src/site/format';
import type {FormPartProps} from '../formPart';
import MarketPriceFields from './MarketPriceFields';
import MarketPriceFile from './MarketPriceFile';
import styles from '../full.module.css';

type PriceKey = 'vat' | 'internalPrice' | 'averagePrice' | 'servicePerMember' | 'balancingPerMwh';

const specs: readonly NumberSpec<PriceKey>[] = [
  {
    key: 'vat',
    label: 'VAT',
    unit: '%',
    max: 100,
    fractionDigits: 0,
    hint: 'Kto go odlicza, wpisuje to przy swoim członku, a nie tutaj.',
    why: 'Od sumy netto rachunku. Domyślnie 23% (ustawa o VAT; sprawdzono 20 listopada 2026 r.).',
  },
  {
    key: 'internalPrice',
    label: 'Cena energii wspólnej',
    unit: 'zł/kWh',
    max: limits.rate,
    step: 0.01,
    fractionDigits: 4,
    why: assumptionHint('A8'),
  },
  {
    key: 'servicePerMember',
    label: 'Obsługa rozliczeń',
    unit: 'zł/mies.',
    max: 100_000,
    hint: 'Za jeden licznik, z umowy.',
    why: 'Domyślnie 0 zł, to założenie.',
  },
  {
    key: 'balancingPerMwh',
    label: 'Bilansowanie handlowe',
    unit: 'zł/MWh',
    max: 10_000,
    why: assumptionHint('A15'),
  },
];

/** No default, since the newest that was read is old: without one the range takes the whole fee. */
function averagePriceSpec({averagePrices}: DatedRates): NumberSpec<PriceKey> {
  const last = averagePrices.at(-1);
  const [year = '', quarter = ''] = last?.quarter.split('-Q') ?? [];
  return {
    key: 'averagePrice',
    label: 'Średnia cena URE (opcjonalnie)',
    unit: 'zł/kWh',
    max: limits.rate,
    step: 0.01,
    fractionDigits: 5,
    isOptional: true,
    hint: 'Do odczytania ostrożnego. Bez niej liczy ono całą opłatę.',
    why: `Art. 38c ust. 11a. ${
      last
        ? `Ostatnia odczytana jest z ${quarter}. kwartału ${year} r.: ${formatNumber(last.value / 1000, 5)}\u00a0zł/kWh (${last.source}). Nowszą sprawdź na stronie URE.`
        : ''
    }`,
  };
}

/** Before a file is read. */
const noMarket: MarketDraft = {kind: 'hourly', zlPerMwh: []};

/** Prices of the settlement, and how unclear rules are to be read. */
export default function PriceSettings({cooperative, dated, onChange}: FormPartProps): ReactNode {
  const {prices = {}} = cooperative;
  const {market} = prices;
  const change = (changed: Partial<typeof prices>): void => {
    onChange({...cooperative, prices: {...prices, ...changed}});
  };
  return (
    <div className={styles.columns}>
      <DaySetting
        path="ratesDay"
        days={daysOfRates(dated)}
        label="Stawki z dnia (opcjonalnie)"
        value={cooperative.ratesDay}
        onChange={(ratesDay) => {
          onChange({...cooperative, ratesDay});
        }}
        hint="Kwot przepisanych z rachunku to nie zmienia."
        why="Puste pole: z dnia, od którego zaczynają się dane."
      />
      <NumberSettings
        path="prices"
        specs={[...specs, averagePriceSpec(dated)]}
        values={prices}
        onChange={change}
      />
      <CheckSetting
        path="prices.internalVat"
        label="VAT od ceny energii wspólnej"
        value={prices.internalVat ?? false}
        onChange={(internalVat) => {
          change({internalVat});
        }}
        hint="Przepisu o tym VAT nie znaleźliśmy: zapytaj doradcę podatkowego (A8)."
      />
      <ChoiceSetting
        path="prices.gridReading"
        label="Zmienna opłata za sieć od energii wspólnej i odebranej"
        value={prices.gridReading === 2 ? '2' : '1'}
        names={{
          '1': 'odczytanie korzystne: pokrywa ją nadwyżka',
          '2': 'odczytanie ostrożne: płaci członek',
        }}
        onChange={(reading) => {
          change({gridReading: reading === '2' ? 2 : 1});
        }}
        why={assumptionHint('A5')}
      />
      <ChoiceSetting
        path="prices.flatCapacityBy"
        label="Próg ryczałtu mocowego"
        value={prices.flatCapacityBy ?? 'drawn'}
        names={{drawn: 'z poboru przed rozliczeniem', bought: 'z energii kupionej'}}
        onChange={(flatCapacityBy) => {
          change({flatCapacityBy});
        }}
        why={assumptionHint('A7')}
      />
      {market ? (
        <MarketPriceFields
          dated={dated}
          market={market}
          onChange={(changed) => {
            change({market: changed});
          }}
        />
      ) : (
        <MarketPriceFile
          market={noMarket}
          onChange={(changed) => {
            change({market: changed});
          }}
        />
      )}
    </div>
  );
}
