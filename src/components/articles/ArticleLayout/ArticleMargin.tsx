import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CitedSource} from '@site/src/domain/articles/article';
import {useSectionCitations} from '@site/src/browser/articles/useSectionCitations';
import {sourceAnchor} from '@site/src/site/anchors';
import Contents, {type ContentsEntry} from './Contents';
import styles from './styles.module.css';

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
          <Contents entries={contents} />
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
