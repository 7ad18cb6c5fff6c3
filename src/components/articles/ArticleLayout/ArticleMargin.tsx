import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CitedSource} from '@site/src/domain/articles/article';
import {useSectionCitations} from '@site/src/browser/articles/useSectionCitations';
import {sourceAnchor} from '@site/src/site/anchors';
import {unbrokenHtml} from '@cooperative/polish';
import styles from './styles.module.css';

export interface ContentsEntry {
  readonly id: string;
  /** Heading as the Markdown step rendered it; may contain inline elements. */
  readonly html: string;
}

interface Props {
  readonly contents: readonly ContentsEntry[];
  readonly activeId: string | null;
  readonly sources: readonly CitedSource[];
}

/** Contents, folded above the text; on wide screens beside it, open, with the sources of the section being read below. */
export default function ArticleMargin({contents, activeId, sources}: Props): ReactNode {
  const citations = useSectionCitations(activeId);
  const cited = sources
    .map((source, index) => ({
      source,
      number: index + 1,
      places: citations.get(`#${sourceAnchor(source.code)}`),
    }))
    .filter(({places}) => places !== undefined);
  return (
    <div className={clsx(styles.margin, 'noPrint')}>
      <div className={styles.marginParts}>
        <details>
          <summary>Na tej stronie</summary>
          <nav aria-label="Na tej stronie">
            {/* `followReading` marks the section being read. */}
            <ol className={styles.contents} data-contents>
              {contents.map(({id, html}) => (
                <li key={id}>
                  {/* Comes from our own Markdown at build time. */}
                  <a href={`#${id}`} dangerouslySetInnerHTML={{__html: unbrokenHtml(html)}} />
                </li>
              ))}
            </ol>
          </nav>
        </details>
        {cited.length > 0 && (
          <aside aria-label="Źródła do tej sekcji">
            <h2>Źródła do tej sekcji</h2>
            <ol className={styles.marginSources}>
              {cited.map(({source, number, places}) => (
                <li key={source.code} value={number}>
                  <a href={`#${sourceAnchor(source.code)}`}>{source.title}</a>
                  {places && places.length > 0 && (
                    <span className={styles.places}>{places.join('; ')}</span>
                  )}
                </li>
              ))}
            </ol>
          </aside>
        )}
      </div>
    </div>
  );
}
