import {useContext, useState, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {type Terms, vatRate} from '@cooperative/settlement/documents';
import {withTerms} from '@site/src/browser/month/monthDocuments';
import {todayInPoland} from '@site/src/browser/month/todayInPoland';
import {limits} from '@cooperative/settlement/description';
import WatchedNumber from '../WatchedNumber';
import Check from '../Check';
import {useEdited} from '../edited';
import {useSettings} from './settings';
import {FieldErrorContext, useWrongField} from '../wrongFields';
import styles from '../styles.module.css';

const regimes: readonly {readonly value: Terms['regime']; readonly label: string}[] = [
  {value: 'statements', label: 'tylko rozliczenia'},
  {value: 'vat', label: `faktury z VAT ${vatRate.value}%`},
  {value: 'exempt', label: 'sprzedaż zwolniona z VAT'},
];

const quantities: readonly {readonly value: Terms['quantity']; readonly label: string}[] = [
  {value: 'drawnLessBought', label: 'pobrana bez kupionej'},
  {value: 'shared', label: 'wspólna według klucza'},
  {value: 'sharedAndStock', label: 'wspólna i zapas według klucza'},
];

const byKeyHint =
  'Klucz dzieli inaczej niż rachunek sprzedawcy. Kto zapłaciłby za tę samą kWh dwa razy, nie dostanie dokumentu.';
const quantityHints: Readonly<Record<Terms['quantity'], string>> = {
  drawnLessBought: 'Każda kWh jest zapłacona raz: u sprzedawcy albo w spółdzielni.',
  shared: byKeyHint,
  sharedAndStock: byKeyHint,
};

const decisionLabel = 'Tak zdecydowała księgowa, dnia';

/** What the accountant decided: with VAT or not, for which kWh, and at what price. */
export default function TermsFields(): ReactNode {
  const {change} = useEdited();
  const {settings, set: setSettings} = useSettings();
  const {terms, decidedOn} = settings;
  const {regime, exemption, quantity, price, stockPrice, isFree, fee} = terms;
  const set = (next: Partial<Terms>): void => change((state) => withTerms(state, next));
  const [isDecisionLeft, setIsDecisionLeft] = useState(false);
  const errorOf = useContext(FieldErrorContext);
  const decisionError = regime === 'statements' ? undefined : errorOf('decidedOn');
  useWrongField(decisionError !== undefined, decisionLabel, {
    id: 'dok-decyzja',
    field: 'decidedOn',
  });
  return (
    <section aria-labelledby="dok-ustalenia">
      <h3 id="dok-ustalenia" className={styles.title}>
        Ustalenia księgowej
      </h3>
      <div className={styles.columns}>
        <SelectField
          id="dok-tryb"
          label="Jak rozlicza się z członkami"
          options={regimes}
          value={regime}
          hint="Czy to sprzedaż z VAT, nie jest rozstrzygnięte. Wybiera księgowa."
          onChange={(next) => set({regime: next})}
        />
        {regime !== 'statements' && (
          <DateField
            id="dok-decyzja"
            label={decisionLabel}
            value={decidedOn ?? null}
            max={todayInPoland()}
            rangeError="Ten dzień jeszcze nie nadszedł."
            {...(decisionError !== undefined &&
              (decidedOn !== undefined || isDecisionLeft) && {error: decisionError})}
            onLeave={() => setIsDecisionLeft(true)}
            onChange={(day) => setSettings({decidedOn: day ?? undefined})}
          />
        )}
        {regime === 'exempt' && (
          <SelectField
            id="dok-zwolnienie"
            label="Podstawa zwolnienia"
            options={(['art. 113 ust. 1', 'art. 113 ust. 9'] as const).map((value) => ({
              value,
              label: `${value} ustawy o VAT`,
            }))}
            value={exemption}
            onChange={(next) => set({exemption: next})}
          />
        )}
        <SelectField
          id="dok-ilosc"
          label="Za którą energię się płaci"
          options={quantities}
          value={quantity}
          hint={quantityHints[quantity]}
          onChange={(next) => set({quantity: next})}
        />
        <WatchedNumber
          isExact
          id="dok-cena"
          label={regime === 'vat' ? 'Cena kWh netto' : 'Cena kWh'}
          unit="zł/kWh"
          max={limits.rate}
          step={0.01}
          fractionDigits={6}
          isRequired={!isFree}
          value={price ?? null}
          field="terms.price"
          onChange={(next) => set({price: next ?? undefined})}
        />
        {quantity === 'sharedAndStock' && (
          <WatchedNumber
            isExact
            id="dok-cena-zapasu"
            label="Cena kWh z zapasu, gdy inna"
            unit="zł/kWh"
            max={limits.rate}
            step={0.01}
            fractionDigits={6}
            value={stockPrice ?? null}
            onChange={(next) => set({stockPrice: next ?? undefined})}
          />
        )}
        <WatchedNumber
          isExact
          id="dok-oplata"
          label="Opłata stała członka za miesiąc"
          unit="zł"
          max={limits.monthlyFee}
          isRequired
          value={fee}
          onChange={(next) => set({fee: next ?? fee})}
        />
      </div>
      <p>
        <Check
          label="energia bez opłaty"
          isChecked={isFree}
          onChange={(next) => set({isFree: next})}
        />
      </p>
    </section>
  );
}
