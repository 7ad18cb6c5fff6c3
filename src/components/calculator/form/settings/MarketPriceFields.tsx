import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {
  exampleMarket,
  exampleMarketMonths,
  withGivenPrices,
  type DatedRates,
  type MarketDraft,
} from '@site/src/domain/calculator/defaults';
import {monthNames} from '@site/src/domain/polish/months';
import {formatDate} from '@site/src/domain/polish/date';
import {capitalized, formatNumber} from '@site/src/site/format';
import NumberSetting from '../../shared/fields/NumberSetting';
import MarketPriceFile from './MarketPriceFile';
import {monthSource} from './monthSource';
import styles from '../full.module.css';

interface Props {
  readonly dated: DatedRates;
  readonly market: MarketDraft;
  readonly onChange: (market: MarketDraft) => void;
}

/** Market prices for the comparison with net-billing: twelve months, each with its source, or the hours of a file. */
export default function MarketPriceFields({dated, market, onChange}: Props): ReactNode {
  const example = exampleMarketMonths(dated);
  const {kind, zlPerMwh, firstDay, assumed = []} = market;
  return (
    <fieldset className={styles.fieldset}>
      <legend>Ceny rynkowe: do net-billingu i do cen godzinowych</legend>
      <MarketPriceFile market={market} onChange={onChange} />
      {kind === 'hourly' ? (
        <>
          <p>
            Liczymy z cen godzinowych
            {firstDay !== undefined && ` od ${formatDate(firstDay)}`}, godzin:{' '}
            {formatNumber(zlPerMwh.length)}. Godzina ma cenę z tego samego dnia i godziny roku,
            nawet gdy plik jest z innego roku. Link z tyloma cenami jest bardzo długi: innym wyślij
            raczej plik z opisem.
          </p>
          <Button
            onClick={() => {
              onChange(exampleMarket(dated));
            }}>
            Wróć do cen miesięcznych
          </Button>
        </>
      ) : (
        <>
          <p className="meta">
            {assumed.length > 0 &&
              'Wszystkich 12 miesięcy jednego roku nie znaleźliśmy. Przy każdym jest źródło albo słowo „założenie”: wczytaj plik albo popraw ceny. '}
            Im są wyższe, tym mniej dodaje spółdzielnia.
          </p>
          <div className={styles.months}>
            {zlPerMwh.map((value, index) => (
              <NumberSetting
                key={index}
                path={`prices.market.zlPerMwh[${index + 1}]`}
                spec={{
                  label: capitalized(monthNames[index]?.[1] ?? `okres ${index + 1}`),
                  unit: 'zł/MWh',
                  why: monthSource(example[index], value),
                  ...price,
                }}
                value={value}
                onChange={(next) => {
                  onChange(withGivenPrices(market, new Map([[index + 1, next]])));
                }}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

const price = {min: -1000, max: 10_000, step: 10};
