import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ContentsEntry {
  readonly id: string;
  /** Heading as the Markdown step rendered it; may contain inline elements. */
  readonly html: string;
}

interface Props {
  readonly entries: readonly ContentsEntry[];
}

/** Sections of an article; `followReading` marks the one being read. */
export default function Contents({entries}: Props): ReactNode {
  return (
    <nav aria-label="Na tej stronie">
      <ol className={styles.contents} data-contents>
        {entries.map(({id, html}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              // Comes from our own Markdown at build time.
              dangerouslySetInnerHTML={{__html: html}}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
