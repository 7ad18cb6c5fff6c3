import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';

interface Props {
  /** What is listed, in words, with the way to take it away. */
  readonly items: readonly {readonly text: string; readonly onRemove: () => void}[];
}

/** What changes on later days, each of which can be taken away. */
export default function ChangeList({items}: Props): ReactNode {
  return (
    items.length > 0 && (
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
    )
  );
}

/** What is left of a list; undefined if nothing is. */
export function leftOf<T>(list: readonly T[], isLeft: (one: T) => boolean): T[] | undefined {
  const left = list.filter(isLeft);
  return left.length > 0 ? left : undefined;
}
