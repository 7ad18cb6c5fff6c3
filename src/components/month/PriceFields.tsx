import type {ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {withInput} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';
import {limits} from '@site/src/domain/calculator/defaults';
import type {MonthInput} from '@site/src/domain/month/schema';
import styles from './styles.module.css';

interface Props {
  readonly input: MonthInput;
  readonly change: Month['change'];
}

/** What the cooperative itself decided, and how it reads what the law leaves open. */
export default function PriceFields({input, change}: Props): ReactNode {
  const {internalPrice, internalVat, internalStock = false, gridReading} = input;
  const set = (next: Partial<MonthInput>): void => {
    change((before) => withInput(before, next));
  };
  return (
    <details>
      <summary>Cena wewnętrzna i sporne przepisy</summary>
      <div className={styles.columns}>
        <NumberField
          id="cena-wewnetrzna"
          label="Cena energii wspólnej"
          unit="zł/kWh"
          min={0}
          max={limits.rate}
          step={0.01}
          fractionDigits={4}
          value={internalPrice}
          onChange={(price) => {
            set({internalPrice: price ?? 0});
          }}
          hint="Z regulaminu albo uchwały. Puste pole: bez rozliczeń między członkami."
        />
        <SelectField
          id="odczytanie-sieci"
          label="Zmienna opłata za sieć od energii wspólnej i odebranej"
          options={[
            {value: '1', label: 'odczytanie korzystne: pokrywa ją nadwyżka'},
            {value: '2', label: 'odczytanie ostrożne: płaci członek'},
          ]}
          value={gridReading === 2 ? '2' : '1'}
          onChange={(reading) => {
            set({gridReading: reading === '2' ? 2 : 1});
          }}
        />
      </div>
      <p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={internalVat}
            onChange={({target}) => {
              set({internalVat: target.checked});
            }}
          />{' '}
          VAT od ceny energii wspólnej
        </label>{' '}
        <span className="meta">
          Przepisu o tym VAT nie znaleźliśmy: zapytaj doradcę podatkowego (A8).
        </span>
      </p>
      <p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={internalStock}
            onChange={({target}) => {
              set({internalStock: target.checked});
            }}
          />{' '}
          po tej cenie także energia z zapasu
        </label>
      </p>
    </details>
  );
}
