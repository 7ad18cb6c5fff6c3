import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {insertAt, removeAt, replaceAt} from '@cooperative/polish';
import {fields, type KeyIn} from '@cooperative/settlement/description';
import Settings from '../../shared/fields/Settings';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

interface Props<List extends 'priceChanges' | 'replacements', Row extends object> {
  /** The list, which is a part of the finance. */
  readonly of: List;
  readonly keys: readonly (KeyIn<List> & keyof Row)[];
  readonly rows: readonly Row[] | undefined;
  /** A row whose numbers are not entered yet. */
  readonly empty: Row;
  /** „Wymiana”, „Usuń wymianę”, „Dodaj wymianę”; and what is counted without any. */
  readonly words: {
    readonly row: string;
    readonly remove: string;
    readonly add: string;
    readonly none: string;
  };
  readonly onChange: (rows: Row[] | undefined) => void;
}

/** A list of a few numbers each, which may be empty: then it is left out of the description. */
export default function RowList<List extends 'priceChanges' | 'replacements', Row extends object>(
  props: Props<List, Row>,
): ReactNode {
  const {of, keys, rows = [], empty, words, onChange} = props;
  const offerUndo = useUndo({value: rows, onChange});
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.fieldset}>
          <legend>
            {words.row} {index + 1}
          </legend>
          <div className={styles.columns}>
            <Settings
              of={of}
              path={`finance.${of}[${index + 1}]`}
              keys={keys}
              values={row}
              onChange={(changed) => onChange(replaceAt(rows, index, {...row, ...changed}))}
            />
          </div>
          <Button
            look="plain"
            aria-label={`${words.remove} ${index + 1}`}
            onClick={() => {
              const left = removeAt(rows, index);
              onChange(left.length > 0 ? left : undefined);
              offerUndo(`Usunięto: ${words.row.toLowerCase()} ${index + 1}.`, (now) =>
                insertAt(now, index, row),
              );
            }}>
            {words.remove}
          </Button>
        </fieldset>
      ))}
      {rows.length < fields[`finance.${of}`].most && (
        <div className={styles.bar}>
          <Button onClick={() => onChange([...rows, empty])}>
            <Icon name="lucide:plus" />
            {words.add}
          </Button>
          {rows.length === 0 && <span className="meta">{words.none}</span>}
        </div>
      )}
    </>
  );
}
