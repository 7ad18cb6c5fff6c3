import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {
  knownMarket,
  knownMarketYear,
  withGivenPrices,
  type DatedRates,
  type MarketDraft,
} from '@site/src/domain/calculator/defaults';
import {capitalized, formatDate, formatNumber, monthNames} from '@cooperative/polish';
import {Setting} from '../../shared/fields/Settings';
import MarketPriceFile from './MarketPriceFile';
import styles from '../full.module.css';

interface Props {
  readonly dated: DatedRates;
  readonly market: MarketDraft;
  readonly onChange: (market: MarketDraft) => void;
}

/** Market prices for the comparison with net-billing: twelve months, each with its source, or the hours of a file. */
export default function MarketPriceFields({dated, market, onChange}: Props): ReactNode {
  const known = knownMarketYear(dated);
  const year = known[0]?.month.slice(0, 4);
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
          <Button onClick={() => onChange(knownMarket(dated))}>Wróć do cen miesięcznych</Button>
        </>
      ) : (
        <>
          <p className="meta">
            Im są wyższe, tym mniej dodaje spółdzielnia. Podpowiadamy ceny z {year} r., ostatniego,
            którego znamy wszystkie miesiące.
          </p>
          {assumed.length > 0 && (
            <p>
              W tym opisie część cen to założenia.{' '}
              <Button onClick={() => onChange(knownMarket(dated))}>
                Weź znane ceny z {year} r.
              </Button>
            </p>
          )}
          <div className={styles.months}>
            {zlPerMwh.map((value, index) => (
              <Setting
                key={index}
                of="market.zlPerMwh"
                path={`prices.market.zlPerMwh[${index + 1}]`}
                asked={{
                  label: capitalized(monthNames[index]?.[1] ?? `okres ${index + 1}`),
                  why: monthSource(known[index], value, assumed.includes(index + 1)),
                }}
                value={value}
                onChange={(next) => onChange(withGivenPrices(market, new Map([[index + 1, next]])))}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

/** Where the price of a month comes from: announced, assumed by who described it, or typed in. */
function monthSource(
  known: ReturnType<typeof knownMarketYear>[number] | undefined,
  value: number | null,
  isAssumed: boolean,
): string {
  if (isAssumed) {
    return 'Założenie z tego opisu.';
  }
  return known?.value === value
    ? `RCEm, ${monthAndYear(known.month)} (${known.source}; sprawdzono ${formatDate(known.checkedOn)})`
    : 'Podana przez Ciebie.';
}

/** `czerwiec 2025` */
function monthAndYear(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1]?.[1] ?? ''} ${year ?? ''}`;
}
