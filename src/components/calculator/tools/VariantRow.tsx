import {inQuotes} from '@cooperative/polish';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {nameLength} from '@site/src/domain/calculator/link';
import type {CalculatorAction, Variant} from '@site/src/domain/calculator/state';
import {
  type FoundFigures,
  variantCells,
  variantColumns,
} from '@site/src/domain/calculator/tables/variantCells';
import {offerUndo} from '@site/src/browser/notifications/offerUndo';
import styles from './styles.module.css';

interface Props {
  readonly index: number;
  readonly variant: Variant;
  /** Undefined while they are being computed. */
  readonly figures: FoundFigures | undefined;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** One saved variant. */
export default function VariantRow({index, variant, figures, dispatch}: Props): ReactNode {
  const {name} = variant;
  return (
    <tr>
      <th scope="row">
        <input
          className={styles.variantName}
          aria-label={`Nazwa wariantu ${index + 1}`}
          maxLength={nameLength}
          value={name}
          onChange={({target}) => dispatch({kind: 'renameVariant', index, name: target.value})}
        />
      </th>
      {variantCells(figures).map((cell, at) => (
        <td key={variantColumns[at]} data-label={variantColumns[at]}>
          {cell}
        </td>
      ))}
      <td data-label="Działania">
        <div className={styles.rowButtons}>
          <Button
            look="plain"
            aria-label={`Otwórz: ${name}`}
            onClick={() => dispatch({kind: 'openVariant', index})}>
            Otwórz
          </Button>
          <Button
            look="plain"
            aria-label={`Usuń: ${name}`}
            onClick={() => {
              dispatch({kind: 'removeVariant', index});
              offerUndo(`Usunięto wariant ${inQuotes(name)}.`, () => {
                dispatch({kind: 'returnVariant', index, variant});
              });
            }}>
            Usuń
          </Button>
        </div>
      </td>
    </tr>
  );
}
