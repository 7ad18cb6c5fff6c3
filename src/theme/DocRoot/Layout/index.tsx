import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

/** Ejected: a grid for the column of links, which each article brings along, instead of the collapsible sidebar. */
export default function DocRootLayout({children}: Props): ReactNode {
  return <div className={`container ${styles.grid}`}>{children}</div>;
}
