import type {ReactNode} from 'react';
import type {CitedSource} from '@site/src/domain/articles/article';
import {sourceAnchor} from '@site/src/site/anchors';
import {formatDate} from '@site/src/site/format';
import styles from './styles.module.css';

interface Props {
  readonly sources: readonly CitedSource[];
}

/** Sources at the end of an article, numbered as in its text. */
export default function SourceList({sources}: Props): ReactNode {
  return (
    <section className={styles.sources} aria-labelledby="zrodla">
      <h2 id="zrodla">Źródła</h2>
      <ol>
        {sources.map((source) => {
          const id = sourceAnchor(source.code);
          return (
            <li key={source.code} id={id}>
              <a href={source.url}>{source.title}</a>
              <span className="meta">
                {source.publisher}, {source.date}. Sprawdzono: {formatDate(source.read)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
