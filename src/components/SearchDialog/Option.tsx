import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Stands under the title of its page. */
  readonly isInside?: boolean;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A choice of the list: a result or an action. */
export default function Option({
  id,
  isInside = false,
  isActive,
  onHover,
  onSelect,
  children,
}: Props): ReactNode {
  return (
    // Keys are handled by the field, as the combobox pattern asks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={clsx(styles.option, isInside && styles.inside)}
      onPointerMove={onHover}
      onClick={(event) => {
        // With a key held, the link under the pointer opens a tab of its own.
        if (!(event.ctrlKey || event.metaKey || event.shiftKey)) {
          event.preventDefault();
          onSelect();
        }
      }}>
      {children}
    </div>
  );
}
