import type {ReactNode} from 'react';
import styles from './Zero.module.css';

/** The line everything rises or hangs from. */
export default function Zero({y}: {readonly y: number}): ReactNode {
  return <line x2="100%" y1={y} y2={y} className={styles.zero} />;
}
