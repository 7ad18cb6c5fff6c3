import type {ReactNode} from 'react';
import styles from './BarRow.module.css';

interface Props {
  /** What the row is about, above its bar; two parts stand at its ends. */
  readonly head: ReactNode;
  /** The marks of the bar, in its width; without them there is none. */
  readonly children?: ReactNode;
  readonly height: number;
  /** What the bar shows, where the head does not say it. */
  readonly label?: string;
  /** At the ends below the bar. */
  readonly foot?: ReactNode;
}

/** The list that holds rows of bars. */
export const barList = styles.list;

/** One row of a chart that is a list: words in the text, a bar as wide as the page allows. */
export default function BarRow({head, children, height, label, foot}: Props): ReactNode {
  return (
    <li className={styles.row}>
      <span className={styles.ends}>{head}</span>
      {children !== undefined && (
        <svg
          className={styles.bar}
          height={height}
          {...(label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label})}>
          {children}
        </svg>
      )}
      {foot !== undefined && <span className={styles.ends}>{foot}</span>}
    </li>
  );
}
