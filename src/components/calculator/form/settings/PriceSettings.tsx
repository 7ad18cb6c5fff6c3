import type {ReactNode} from 'react';
import {daysOfRates, type DatedRates, type MarketDraft} from '@site/src/domain/calculator/defaults';
import {formatNumber} from '@cooperative/polish';
import Settings from '../../shared/fields/Settings';
import type {FormPartProps} from '../formPart';
import MarketPriceFields from './MarketPriceFields';
import MarketPriceFile from './MarketPriceFile';
import styles from '../full.module.css';

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
      <Settings
        of=""
        keys={['ratesDay']}
        values={cooperative}
        asked={{ratesDay: {days: daysOfRates(dated)}}}
        onChange={(changed) => onChange({...cooperative, ...changed})}
      />
      <Settings
        of="prices"
        keys={[
          'vat',
          'internalPrice',
          'servicePerMember',
          'balancingPerMwh',
          'averagePrice',
          'internalVat',
          'gridReading',
          'flatCapacityBy',
        ]}
        values={prices}
        asked={{averagePrice: {why: averagePriceWhy(dated)}}}
        onChange={change}
      />
      {market ? (
        <MarketPriceFields
          dated={dated}
          market={market}
          onChange={(changed) => change({market: changed})}
        />
      ) : (
        <MarketPriceFile market={noMarket} onChange={(changed) => change({market: changed})} />
      )}
    </div>
  );
}

/** No default, since the newest that was read is old: without one the range takes the whole fee. */
function averagePriceWhy({averagePrices}: DatedRates): string {
  const last = averagePrices.at(-1);
  const [year = '', quarter = ''] = last?.quarter.split('-Q') ?? [];
  return `Art. 38c ust. 11a. ${
    last
      ? `Ostatnia odczytana jest z ${quarter}. kwartału ${year} r.: ${formatNumber(last.value / 1000, 5)}\u00a0zł/kWh (${last.source}). Nowszą sprawdź na stronie URE.`
      : ''
  }`;
}
