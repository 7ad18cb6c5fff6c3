import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ContentsEntry {
  readonly id: string;
  /** Heading as the Markdown step rendered it; may contain inline elements. */
  readonly html: string;
}

interface Props {
  readonly entries: readonly ContentsEntry[];
  readonly activeId: string | null;
  /** Tells apart the two places where an article shows its contents. */
  readonly label: string;
}

/** Sections of an article; the one being read is marked. */
export default function Contents({entries, activeId, label}: Props): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className={styles.contents}>
        {entries.map(({id, html}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === activeId ? 'location' : undefined}
              // Comes from our own Markdown at build time.
              dangerouslySetInnerHTML={{__html: html}}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
