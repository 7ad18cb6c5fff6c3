import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'table'> {
  /** Name of the group that scrolls; a page with several tables tells them apart by it. */
  readonly label?: string;
}

/** A table in a group of its own that scrolls sideways where the table is wider than the text. */
export default function Table({label = 'Tabela', ...props}: Props): ReactNode {
  return (
    // A region that scrolls must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="group" aria-label={label} tabIndex={0}>
      <table {...props} className={styles.table} />
    </div>
  );
}
