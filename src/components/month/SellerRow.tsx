import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/ui/Icon';
import {
  readPasted,
  type SellerCheck,
  sellerItemNames,
  type SellerTyped,
} from '@cooperative/settlement/month';
import {exactText} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  readonly check: SellerCheck;
  /** What stands in the field, as typed. */
  readonly text: string;
  /** Takes what was typed here, or pasted for all items. */
  readonly onChange: (next: SellerTyped) => void;
}

/** One item of the seller's statement, to be typed beside ours. */
export default function SellerRow({check, text, onChange}: Props): ReactNode {
  const {item, unit, ours, deviation, state} = check;
  const digits = unit === 'zł' ? 2 : unit === 'kWh' ? 3 : 4;
  return (
    <tr>
      <th scope="row">{sellerItemNames[item]}</th>
      <td data-label="U sprzedawcy">
        <span className={styles.amount}>
          <input
            type="text"
            inputMode="decimal"
            className={clsx(styles.text, styles.short)}
            aria-label={`${sellerItemNames[item]}, ${unit}`}
            aria-invalid={state === 'notANumber' || undefined}
            value={text}
            onChange={({target}) => onChange({[item]: target.value})}
            onPaste={(event) => {
              const pasted = readPasted(event.clipboardData.getData('text'));
              if (pasted) {
                event.preventDefault();
                onChange(pasted);
              }
            }}
          />
          {unit}
        </span>
      </td>
      <td data-label="Z odczytów" className="number">
        {ours === null ? '–' : exactText(ours, digits)}
      </td>
      <td data-label="Różnica" className="number" data-none={deviation === null || undefined}>
        {deviation === null ? '–' : exactText(deviation, digits)}
      </td>
      <td data-label="Stan" data-none={state === 'notTyped' || undefined}>
        <State state={state} />
      </td>
    </tr>
  );
}

const stateWords: Readonly<Record<SellerCheck['state'], string>> = {
  agrees: 'zgadza się',
  differs: 'różni się',
  notTyped: 'nie wpisano',
  notKnown: 'nie mamy do porównania',
  notANumber: 'wpisz liczbę, np. 1632,5',
};

function State({state}: Pick<SellerCheck, 'state'>): ReactNode {
  const isWrong = state === 'differs' || state === 'notANumber';
  // Of an empty field those who see it need no word.
  const quiet = state === 'notTyped' ? 'visuallyHidden' : 'meta';
  return (
    <span className={state === 'agrees' ? styles.agrees : isWrong ? styles.differs : quiet}>
      {(state === 'agrees' || isWrong) && <Icon name={isWrong ? 'error' : 'check'} />}
      {stateWords[state]}
    </span>
  );
}
