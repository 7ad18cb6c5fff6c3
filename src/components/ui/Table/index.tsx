import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import cards from './cards.module.css';
import styles from './styles.module.css';

interface Props extends ComponentProps<'table'> {
  readonly 'aria-label': string;
  /** A phone shows every row as a card; a cell's line begins with its `data-label`, a sentence with its `data-column`. */
  readonly asCards?: boolean;
}

/** A table in its own group of the same name, which scrolls sideways if the table is wider than the text. */
export default function Table({
  'aria-label': label,
  className,
  asCards = false,
  ...props
}: Props): ReactNode {
  return (
    // A region that scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="group" aria-label={label} tabIndex={0}>
      <table
        {...props}
        aria-label={label}
        className={clsx(styles.table, asCards && cards.cards, className)}
      />
    </div>
  );
}
