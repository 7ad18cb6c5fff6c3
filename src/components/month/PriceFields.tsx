import type {ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {limits} from '@cooperative/settlement/description';
import Check from './Check';
import {useEdited} from './edited';
import LaterPrices from './LaterPrices';
import WatchedNumber from './WatchedNumber';
import styles from './styles.module.css';

/** What the cooperative itself decided, and how it reads what the law leaves open. */
export default function PriceFields(): ReactNode {
  const {input, set} = useEdited();
  const {vat, internalPrice, internalVat, gridReading, averagePrice} = input;
  const {internalStock = false, internalStockTo} = input;
  return (
    <details>
      <summary>Cena wewnętrzna i sporne przepisy</summary>
      <div className={styles.columns}>
        <WatchedNumber
          id="cena-wewnetrzna"
          label="Cena energii wspólnej"
          unit="zł/kWh"
          max={limits.rate}
          step={0.01}
          fractionDigits={4}
          value={internalPrice}
          whenEmpty={0}
          onChange={(price) => set({internalPrice: price ?? 0})}
          hint="Z regulaminu albo uchwały. Puste pole: bez rozliczeń między członkami."
        />
        <WatchedNumber
          id="stawka-vat"
          label="Stawka VAT na rachunkach"
          unit="%"
          max={100}
          isRequired
          value={vat}
          onChange={(percent) => set({vat: percent ?? 0})}
        />
      </div>
      <div className={styles.name}>
        <SelectField
          id="interpretacja-sieci"
          label="Zmienna opłata za sieć od energii wspólnej i odebranej"
          options={[
            {value: '1', label: 'interpretacja korzystna: pokrywa ją nadwyżka'},
            {value: '2', label: 'interpretacja ostrożna: płaci członek'},
          ]}
          value={gridReading === 2 ? '2' : '1'}
          onChange={(reading) => set({gridReading: reading === '2' ? 2 : 1})}
        />
        {gridReading === 2 && (
          <WatchedNumber
            id="cena-prezesa-ure"
            label="Średnia cena URE (opcjonalnie)"
            unit="zł/kWh"
            max={limits.rate}
            step={0.01}
            fractionDigits={5}
            value={averagePrice ?? null}
            onChange={(price) => set({averagePrice: price ?? undefined})}
            hint="Art. 38c ust. 11a. Bez niej interpretacja ostrożna liczy całą opłatę."
          />
        )}
      </div>
      <p>
        <Check
          label="VAT od ceny energii wspólnej"
          isChecked={internalVat}
          onChange={(isAdded) => set({internalVat: isAdded})}
        />
        <br />
        <span className="meta">
          Przepisu o tym VAT nie znaleźliśmy: zapytaj doradcę podatkowego (A8).
        </span>
      </p>
      <p>
        <Check
          label="po tej cenie także energia z zapasu"
          isChecked={internalStock}
          onChange={(isPaid) => set({internalStock: isPaid})}
        />
      </p>
      {internalStock && (
        <SelectField
          id="zapas-komu"
          label="Zapłata za energię z zapasu"
          options={[
            {value: null, label: 'nie wskazano'},
            {value: 'cooperative' as const, label: 'dostaje spółdzielnia'},
            {
              value: 'givers' as const,
              label: 'do podziału między tych, z czyjej nadwyżki jest zapas',
            },
          ]}
          value={internalStockTo ?? null}
          onChange={(to) => set({internalStockTo: to ?? undefined})}
        />
      )}
      <LaterPrices />
    </details>
  );
}
