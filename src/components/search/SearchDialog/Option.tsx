import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Where it leads; an action leads nowhere. */
  readonly href?: string;
  /** Stands under the title of its page. */
  readonly isInside?: boolean;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onSelect: () => void;
  /** Opened in another tab. */
  readonly onOpenElsewhere?: () => void;
  readonly children: ReactNode;
}

/** A choice of the list: a result, which is a link as well, or an action. Keys are handled by the field. */
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
