import {Fragment, type ReactNode} from 'react';
import type {CitedSource} from '@site/src/domain/articles/article';
import {sourceTrail, titleAddress} from '@site/src/domain/articles/sourceTrail';
import {sourceAnchor} from '@site/src/site/anchors';
import {formatDate} from '@site/src/site/format';
import styles from './styles.module.css';

interface Props {
  readonly sources: readonly CitedSource[];
}

/** Sources at the end of an article, numbered as in its text, each with what of it was read and when. */
export default function SourceList({sources}: Props): ReactNode {
  return (
    <section className={styles.sources} aria-labelledby="zrodla">
      <h2 id="zrodla">Źródła</h2>
      <ol>
        {sources.map((source) => {
          const address = titleAddress(source);
          return (
            <li key={source.code} id={sourceAnchor(source.code)}>
              {address === null ? source.title : <a href={address}>{source.title}</a>}
              <span className="meta">
                {sourceTrail(source, withoutStop(formatDate(source.read))).map(({text, url}) => (
                  <Fragment key={text}>
                    {url === undefined ? text : <a href={url}>{text}</a>}
                  </Fragment>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A date ends with “r.”, and so would the sentence. */
function withoutStop(date: string): string {
  return date.replace(/\.$/, '');
}
