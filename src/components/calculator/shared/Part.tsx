import type {ReactNode} from 'react';
import styles from './Part.module.css';

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A collapsible part of the full form. */
export default function Part({title, isOpen = false, children}: Props): ReactNode {
  return (
    <details className={styles.part} open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={styles.partBody}>{children}</div>
    </details>
  );
}
