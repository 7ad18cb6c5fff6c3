import type {ReactNode} from 'react';
import {exampleMarketRows, type DatedRates} from '@site/src/domain/calculator/defaults';
import {monthNames} from '@site/src/domain/polish/months';
import {capitalized, formatNumber} from '@site/src/site/format';
import NumberSetting from '../../shared/NumberSetting';
import styles from '../full.module.css';

interface Props {
  readonly dated: DatedRates;
  /** zł/MWh, one per month. */
  readonly prices: readonly (number | null)[];
  readonly onChange: (prices: (number | null)[]) => void;
}

/** Monthly market prices, for the comparison with net-billing. */
export default function MarketPriceFields({dated, prices, onChange}: Props): ReactNode {
  return (
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
        {prices.map((value, index) => (
          <NumberSetting
            key={index}
            path={`prices.market.zlPerMwh[${index + 1}]`}
            spec={{
              label: capitalized(monthNames[index]?.[1] ?? `okres ${index + 1}`),
              unit: 'zł/MWh',
              ...price,
            }}
            value={value}
            onChange={(next) => {
              onChange(prices.with(index, next));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

const price = {min: -1000, max: 10_000, step: 10};
