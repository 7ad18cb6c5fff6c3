import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Target of a result; an action has none. */
  readonly href?: string;
  /** Listed under the title of its page. */
  readonly isInside?: boolean;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onSelect: () => void;
  /** Opened in another tab. */
  readonly onOpenElsewhere?: () => void;
  readonly children: ReactNode;
}

/** An option of the list: a result, which is also a link, or an action. The field handles the keys. */
export default function Option(props: Props): ReactNode {
  const {
    id,
    href,
    isInside = false,
    isActive,
    onHover,
    onSelect,
    onOpenElsewhere,
    children,
  } = props;
  return (
    <a
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={clsx(styles.option, isInside && styles.inside)}
      onPointerMove={onHover}
      onAuxClick={onOpenElsewhere}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) {
          onOpenElsewhere?.();
        } else {
          event.preventDefault();
          onSelect();
        }
      }}>
      {children}
    </a>
  );
}
