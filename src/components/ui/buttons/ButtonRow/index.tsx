import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Buttons side by side, which wrap where they do not fit. */
export default function ButtonRow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
