import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  /** What changes, in words, with the way to take it away. */
  readonly items: readonly {readonly text: string; readonly onRemove: () => void}[];
  /** Fields of one more; none where nothing can be added yet. */
  readonly children?: ReactNode;
  /** What is to be known before it is added. */
  readonly note?: ReactNode;
  readonly addLabel: string;
  /** Null while the fields do not say enough. */
  readonly onAdd: (() => void) | null;
}

/** What changes on later days, each of which can be taken away, and one more to be added. */
export default function ChangeList({
  name,
  items,
  children,
  note,
  addLabel,
  onAdd,
}: Props): ReactNode {
  return (
    <details>
      <summary>
        {name}: {items.length}
      </summary>
      {items.length > 0 && (
        <ul>
          {items.map(({text, onRemove}) => (
            <li key={text}>
              {text}{' '}
              <Button look="plain" aria-label={`Usuń: ${text}`} onClick={onRemove}>
                Usuń
              </Button>
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.columns}>{children}</div>}
      {note}
      {children && (
        <ButtonRow>
          <Button aria-disabled={onAdd === null || undefined} onClick={() => onAdd?.()}>
            {addLabel}
          </Button>
        </ButtonRow>
      )}
    </details>
  );
}

/** What is left of a list; undefined if nothing is. */
export function leftOf<T>(list: readonly T[], isLeft: (one: T) => boolean): T[] | undefined {
  const left = list.filter(isLeft);
  return left.length > 0 ? left : undefined;
}
