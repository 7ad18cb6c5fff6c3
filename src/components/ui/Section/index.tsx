import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The ground; never the same twice in a row. */
  readonly tint: 'page' | 'green' | 'amber' | 'slate';
  readonly id?: string;
  readonly title?: string;
  /** A link at the right of the heading. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page on a ground of its own, as wide as the window. */
export default function Section({tint, id, title, more, children}: Props): ReactNode {
  // What is inside has its own headings then.
  const Element = title === undefined ? 'div' : 'section';
  return (
    <Element id={id} className={clsx(styles.section, styles[tint])}>
      <div className="container">
        {title !== undefined && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {more}
          </div>
        )}
        {children}
      </div>
    </Element>
  );
}
