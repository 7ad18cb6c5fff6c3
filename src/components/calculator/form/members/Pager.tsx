import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import styles from '../full.module.css';

interface Props {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Pages of a long list. */
export default function Pager({page, pages, onChange}: Props): ReactNode {
  const last = pages - 1;
  return (
    <nav className={styles.bar} aria-label="Strony listy członków">
      {/* Not `disabled` at an end: the focus would be lost. */}
      <Button
        aria-disabled={page === 0 || undefined}
        onClick={() => {
          onChange(Math.max(page - 1, 0));
        }}>
        Poprzednia strona
      </Button>
      <p role="status">
        Strona {page + 1} z {pages}
      </p>
      <Button
        aria-disabled={page === last || undefined}
        onClick={() => {
          onChange(Math.min(page + 1, last));
        }}>
        Następna strona
      </Button>
    </nav>
  );
}
