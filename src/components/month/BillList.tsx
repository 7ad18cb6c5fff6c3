import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {withBillAnswer, withoutFile} from '@site/src/browser/month/monthState';
import {
  isOpenBill,
  monthName,
  parseMonth,
  type PlacedBill,
  type SellerItem,
  sellerItemNames,
  sellerScopes,
  type SettledMonth,
  writeMonth,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {useEdited} from './edited';
import styles from './styles.module.css';

interface Props {
  readonly bills: readonly PlacedBill[];
  readonly problems: readonly string[];
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
}

const items = Object.entries(sellerItemNames) as readonly (readonly [SellerItem, string])[];

/** Files of the seller: whose they are and of what month, and what is asked about each. */
export default function BillList({bills, problems, input, months}: Props): ReactNode {
  const {remove} = useEdited();
  return (
    <details open={bills.some(isOpenBill) || problems.length > 0}>
      <summary>Pliki sprzedawcy: {new Set(bills.map(({fileName}) => fileName)).size}</summary>
      {problems.map((message) => (
        <p key={message} className={styles.warning}>
          {message}
        </p>
      ))}
      <ul>
        {bills.map((placed) => (
          <li key={placed.key}>
            <p>
              <b>{placed.fileName}</b>
              {placed.bill.number !== '' && `, ${placed.bill.number}`}: {placeText(placed, input)}.
              {placed.bill.leftOut.length > 0 &&
                ` Pominięte sumy i zera: ${placed.bill.leftOut.join('; ')}.`}{' '}
              <Button
                look="plain"
                onClick={() => {
                  remove(`Usunięto plik ${placed.fileName}.`, (before) =>
                    withoutFile(before, placed.fileName),
                  );
                }}>
                Usuń plik {placed.fileName}
              </Button>
            </p>
            <BillQuestions placed={placed} input={input} months={months} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function placeText(
  {month, scope, bill, items: known}: PlacedBill,
  input: CooperativeRecord,
): string {
  const whose = sellerScopes(input).find(({key}) => key === scope)?.label;
  return [
    month === null ? `okres ${bill.period || 'nieznany'}` : monthName(parseMonth(month) ?? 0),
    whose ?? (bill.points.length > 0 ? `punkty ${bill.points.join(', ')}` : 'nie wiadomo czyje'),
    `odczytane pozycje: ${Object.keys(known).length}`,
  ].join(', ');
}

/** What the file does not say, each to be answered here. */
function BillQuestions({
  placed: {key, bill, month, scope, open},
  input,
  months,
}: Pick<Props, 'input' | 'months'> & {readonly placed: PlacedBill}): ReactNode {
  const {change} = useEdited();
  const answer = (said: Parameters<typeof withBillAnswer>[2]): void => {
    change((before) => withBillAnswer(before, key, said));
  };
  return (
    <div className={styles.columns}>
      {month === null && (
        <SelectField
          id={`${key}-miesiac`}
          label={`Za który miesiąc? W pliku: ${bill.period || 'brak'}`}
          options={[
            {value: '', label: 'wybierz'},
            ...months.map((one) => ({value: writeMonth(one.month), label: monthName(one.month)})),
          ]}
          value=""
          onChange={(chosen) => answer({month: chosen})}
        />
      )}
      {scope === null && (
        <SelectField
          id={`${key}-kto`}
          label="Czyje to rozliczenie?"
          options={[
            {value: '-', label: 'wybierz'},
            ...sellerScopes(input).map(({key: value, label}) => ({value, label})),
          ]}
          value="-"
          onChange={(chosen) => answer({scope: chosen})}
        />
      )}
      {open.map(({name, net, gross, kwh}) => (
        <SelectField
          key={name}
          id={`${key}-${name}`}
          label={`Która to pozycja: „${name}”, ${[net && `${net} zł netto`, gross && `${gross} zł brutto`, kwh && `${kwh} kWh`].filter(Boolean).join(', ')}?`}
          options={[
            {value: '', label: 'wybierz'},
            ...items.map(([value, label]) => ({value, label})),
            {value: 'none', label: 'żadna z nich, pomiń'},
          ]}
          value=""
          onChange={(chosen) => {
            answer({items: {[name]: chosen === 'none' ? null : (chosen as SellerItem)}});
          }}
        />
      ))}
    </div>
  );
}
