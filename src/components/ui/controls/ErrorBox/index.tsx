import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'children'> {
  readonly title: string;
  /** What has to be corrected, each with a key. Only the first ten are shown, with the number of the rest. */
  readonly errors: readonly ReactNode[];
}

const shown = 10;

/** All errors of a form or a file in one place. */
export default function ErrorBox({title, errors, ...attributes}: Props): ReactNode {
  return (
    <div className={styles.box} {...attributes}>
      <h3>{title}</h3>
      <ul>{errors.slice(0, shown)}</ul>
      {errors.length > shown && <p>Pozostałe błędy: {errors.length - shown}.</p>}
    </div>
  );
}
