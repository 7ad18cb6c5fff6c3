import type {ReactNode} from 'react';
import {withInput} from '@site/src/browser/month/monthState';
import type {MonthUse} from '@site/src/browser/month/useMonth';
import {addressLine, addressOf, type CooperativeRecord} from '@cooperative/settlement/record';
import TextField from '@site/src/components/ui/controls/TextField';
import styles from './styles.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly change: MonthUse['change'];
}

/** Both sides of a letter, as they stand above it; what is empty is a place to fill in by hand. */
export default function AddressFields({input, change}: Props): ReactNode {
  const {seller = {name: '', address: ''}} = input;
  const set = (next: Partial<CooperativeRecord>): void => {
    change((before) => withInput(before, next));
  };
  const fields = [
    ['adres-spoldzielni', 'Adres spółdzielni', addressLine(input), addressOf],
    [
      'sprzedawca-nazwa',
      'Sprzedawca',
      seller.name,
      (name: string) => ({seller: {...seller, name}}),
    ],
    [
      'sprzedawca-adres',
      'Adres sprzedawcy',
      seller.address,
      (text: string) => ({seller: {...seller, address: text}}),
    ],
  ] as const;
  return (
    <details>
      <summary>Adresy w pismach</summary>
      <div className={styles.columns}>
        {fields.map(([id, label, text, changed]) => (
          <TextField
            key={id}
            id={id}
            label={label}
            value={text}
            onChange={(next) => {
              set(changed(next));
            }}
          />
        ))}
      </div>
    </details>
  );
}
