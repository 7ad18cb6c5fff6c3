import type {ReactNode} from 'react';
import SourceTrail from '@site/src/components/articles/SourceTrail';
import type {ArticleSource} from '@site/src/domain/articles/article';
import {citationAnchor, sourceAnchor} from '@site/src/site/anchors';
import styles from './styles.module.css';

/** A longer list is folded, so that it does not stand between the text and what follows. */
const mostInView = 12;

interface Props {
  readonly sources: readonly ArticleSource[];
}

/** The ids of where the text cites a source. */
function placesOf({code, citations, questions}: ArticleSource): readonly string[] {
  return (
    questions ?? Array.from({length: citations}, (_, index) => citationAnchor(code, index + 1))
  );
}

/** Sources at the end of an article, numbered as in its text, each with what of it was read and when. */
export default function SourceList({sources}: Props): ReactNode {
  const list = (
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
  );
  return (
    <section className={styles.sources} aria-labelledby="zrodla">
      <h2 id="zrodla">Źródła</h2>
      {sources.length > mostInView ? (
        <details>
          <summary>Pokaż wszystkie źródła ({sources.length})</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}
