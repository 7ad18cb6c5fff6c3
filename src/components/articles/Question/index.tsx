import type {ComponentProps, ReactNode} from 'react';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import styles from './styles.module.css';

/** A native disclosure with a button that copies its address. */
export default function Question({children, id, ...props}: ComponentProps<'details'>): ReactNode {
  return (
    <details {...props} id={id} className={styles.question}>
      {children}
      {id && <CopyLink hash={id} label="Kopiuj link do pytania" />}
    </details>
  );
}
