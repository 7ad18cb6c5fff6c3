import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import {withCooperative} from '@site/src/browser/month/monthDocuments';
import {useEdited} from '../edited';
import {useSettings} from './settings';
import WatchedText from './WatchedText';
import styles from '../styles.module.css';

const fields = [
  ['address', 'Ulica i numer', ''],
  ['town', 'Kod i miejscowość', ''],
  ['nip', 'NIP', 'np. 526-587-76-35'],
  ['krs', 'Numer KRS', '10 cyfr; może zostać pusty'],
  ['account', 'Numer rachunku', '26 cyfr; na ten rachunek płacą członkowie'],
] as const;

/** Whose documents they are. */
export default function CooperativeFields(): ReactNode {
  const {cooperative} = useSettings().settings;
  const {input, change, set} = useEdited();
  const {name} = input;
  const written = [name, ...fields.map(([key]) => cooperative[key])];
  return (
    <details>
      <FoldSummary>
        <span>Spółdzielnia: nazwa, adres, NIP, rachunek</span>
        <span>
          wpisano {written.filter((text) => text !== '').length} z {written.length}
        </span>
      </FoldSummary>
      <div className={styles.columns}>
        <WatchedText
          id="dok-nazwa"
          label="Nazwa spółdzielni"
          field="name"
          value={name}
          onChange={(text) => set({name: text})}
        />
        {fields.map(([key, label, hint]) => (
          <WatchedText
            key={key}
            id={`dok-spoldzielnia-${key}`}
            label={label}
            name={`${label} spółdzielni`}
            field={`cooperative.${key}`}
            value={cooperative[key]}
            {...(hint !== '' && {hint})}
            onChange={(text) => change((state) => withCooperative(state, {[key]: text}))}
          />
        ))}
      </div>
    </details>
  );
}
