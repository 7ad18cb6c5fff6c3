import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Where an address leads; it opens the fold. */
  readonly id?: string;
  /** What the heading says: heard before the label, which alone does not tell what opens. */
  readonly name?: ReactNode;
  /** Said beside the heading. */
  readonly label: ReactNode;
  /** The least window in which it is simply there; on a desk beside something, or in none. */
  readonly until?: 'tablet' | 'desk' | 'ever';
  /** Open to begin with, and again each time this becomes true. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * What stands under a heading: folded on a phone, where the whole row of the heading opens it, and simply there on a
 * wider page, unless `until` says otherwise. It comes right after the heading, in a place with `position: relative`.
 */
export default function HeadingFold({
  id,
  name,
  label,
  until = 'tablet',
  isOpen,
  children,
}: Props): ReactNode {
  return (
    <details id={id} className={clsx(styles.fold, styles[until])} open={isOpen}>
      <summary className={clsx(styles.summary, 'meta')}>
        {name && <span className="visuallyHidden">{name}: </span>}
        {label}
      </summary>
      {children}
    </details>
  );
}
