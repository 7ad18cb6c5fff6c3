import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {insertAt, removeAt, replaceAt} from '@cooperative/polish/changedList';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

type Row<Key extends string> = Readonly<Partial<Record<Key, number | null>>>;

interface Props<Key extends string, Item extends Row<Key>> {
  /** Path of the list in the description. */
  readonly path: string;
  readonly rows: readonly Item[] | undefined;
  readonly specs: readonly NumberSpec<Key>[];
  readonly most: number;
  /** A row whose numbers are not entered yet. */
  readonly empty: Item;
  /** „Wymiana”, „Usuń wymianę”, „Dodaj wymianę”; and what is counted without any. */
  readonly words: {
    readonly row: string;
    readonly remove: string;
    readonly add: string;
    readonly none: string;
  };
  readonly onChange: (rows: Item[] | undefined) => void;
}

/** A list of a few numbers each, which may be empty: then it is left out of the description. */
export default function RowList<Key extends string, Item extends Row<Key>>(
  props: Props<Key, Item>,
): ReactNode {
  const {path, rows = [], specs, most, empty, words, onChange} = props;
  const offerUndo = useUndo({value: rows, onChange});
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.fieldset}>
          <legend>
            {words.row} {index + 1}
          </legend>
          <div className={styles.columns}>
            <NumberSettings
              path={`${path}[${index + 1}]`}
              specs={specs}
              values={row}
              onChange={(changed) => {
                onChange(replaceAt(rows, index, {...row, ...changed}));
              }}
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
      {rows.length < most && (
        <div className={styles.bar}>
          <Button
            onClick={() => {
              onChange([...rows, empty]);
            }}>
            <Icon name="lucide:plus" />
            {words.add}
          </Button>
          {rows.length === 0 && <span className="meta">{words.none}</span>}
        </div>
      )}
    </>
  );
}
