import type {ReactNode} from 'react';
import {assumedSpread} from '@cooperative/settlement/finance/ranges';
import Settings from '../../shared/fields/Settings';
import type {FormPartProps} from '../formPart';
import styles from '../full.module.css';

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
        <Settings
          of="range"
          keys={['generation', 'prices']}
          values={range}
          onChange={(changed) => {
            onChange({...cooperative, range: {...range, ...changed}});
          }}
        />
        {market && (cooperative.prices?.market?.assumed ?? []).length > 0 && (
          <Settings
            of="market"
            path="range.market"
            keys={['lowest', 'highest']}
            values={market}
            onChange={(changed) => {
              onChange({...cooperative, range: {...range, market: {...market, ...changed}}});
            }}
          />
        )}
      </div>
    </>
  );
}
