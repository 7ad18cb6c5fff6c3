import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What it is about, for those who hear the page: all of them look alike. */
  readonly of: string;
  readonly name?: string;
  readonly children: ReactNode;
}

/** Where a number comes from and what it rests on, behind a small word: who does not ask has a line less to read. */
export default function Why({of, name = 'Skąd?', children}: Props): ReactNode {
  return (
    <details className={styles.why}>
      <summary>
        {name}
        <span className="visuallyHidden"> {of}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
