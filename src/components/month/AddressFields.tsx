import type {ReactNode} from 'react';
import {addressLine, addressOf, type CooperativeRecord} from '@cooperative/settlement/record';
import TextField from '@site/src/components/ui/controls/TextField';
import {useEdited} from './edited';
import styles from './styles.module.css';

interface Props {
  /** With what the seller's files say of it. */
  readonly input: CooperativeRecord;
}

/** Both sides of a letter, as they stand above it; what is empty is a place to fill in by hand. */
export default function AddressFields({input}: Props): ReactNode {
  const {set} = useEdited();
  const {seller = {name: '', address: ''}} = input;
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
            onChange={(next) => set(changed(next))}
          />
        ))}
      </div>
    </details>
  );
}
