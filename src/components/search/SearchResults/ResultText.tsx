import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SearchResult} from '@cooperative/polish-search';
import Marked from './Marked';
import styles from './styles.module.css';

/** Below a section's heading: the headings above it, and an excerpt around the matching words. */
export default function ResultText({path, excerpt}: SearchResult): ReactNode {
  return (
    <>
      {path.length > 1 && (
        <span className={clsx(styles.line, 'meta')}>
          {path.slice(0, -1).map((part, place) => (
            <span key={place}>
              {place > 0 && ' › '}
              <Marked pieces={part} />
            </span>
          ))}
        </span>
      )}
      <span className={styles.line}>
        <Marked pieces={excerpt} />
      </span>
    </>
  );
}
