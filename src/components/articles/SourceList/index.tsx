import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import SourceTrail from '@site/src/components/articles/SourceTrail';
import type {ArticleSource} from '@site/src/domain/articles/article';
import {citationAnchor, sourceAnchor} from '@site/src/site/anchors';
import styles from './styles.module.css';

interface Props {
  readonly sources: readonly ArticleSource[];
}

/** The ids of where the text cites a source. */
function placesOf({code, citations, questions}: ArticleSource): readonly string[] {
  return (
    questions ?? Array.from({length: citations}, (_, index) => citationAnchor(code, index + 1))
  );
}

/** Sources at the end of an article, folded, numbered as in its text, each with what of it was read and when. */
export default function SourceList({sources}: Props): ReactNode {
  return (
    <section className={styles.sources} aria-labelledby="zrodla">
      <details>
        <FoldSummary>
          <h2 id="zrodla">Źródła</h2>
          <span>{sources.length}</span>
        </FoldSummary>
        <ol>
          {sources.map((source) => (
            <li key={source.code} id={sourceAnchor(source.code)}>
              <SourceTrail source={source} />
              {source.citations > 0 && (
                <span className="meta noPrint">
                  W tekście:
                  {placesOf(source).map((id, index) => (
                    <a key={id} href={`#${id}`}>
                      {index + 1}
                    </a>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
