import type {ReactNode} from 'react';
import SourceTrail from '@site/src/components/articles/SourceTrail';
import type {ArticleSource} from '@site/src/domain/articles/article';
import {citationAnchor, sourceAnchor} from '@site/src/site/anchors';
import styles from './styles.module.css';

interface Props {
  readonly sources: readonly ArticleSource[];
}

/** Sources at the end of an article, numbered as in its text, each with what of it was read and when. */
export default function SourceList({sources}: Props): ReactNode {
  return (
    <section className={styles.sources} aria-labelledby="zrodla">
      <h2 id="zrodla">Źródła</h2>
      <ol>
        {sources.map((source) => (
          <li key={source.code} id={sourceAnchor(source.code)}>
            <SourceTrail source={source} />
            {source.citations > 0 && (
              <span className="meta noPrint">
                W tekście:
                {Array.from({length: source.citations}, (_, index) => (
                  <a key={index} href={`#${citationAnchor(source.code, index + 1)}`}>
                    {index + 1}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
