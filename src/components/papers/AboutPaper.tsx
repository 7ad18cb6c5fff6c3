import type {ReactNode} from 'react';
import type {Paper} from '@site/src/domain/papers/paper';
import {formatDate} from '@site/src/site/format';
import styles from './styles.module.css';

interface Props {
  readonly paper: Paper;
}

/** What to write into a paper and the law it rests on; it stands after the paper, so that a printed form is clean. */
export default function AboutPaper({paper: {fillIn, basis}}: Props): ReactNode {
  return (
    <aside className={styles.about} aria-label="O tym wzorze">
      {fillIn.length > 0 && (
        <section>
          <h2>Co wpisać</h2>
          <ul>
            {fillIn.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Podstawa prawna</h2>
        <ul>
          {basis.map(({code, provision, title, url, publisher, date, read}) => (
            <li key={`${code} ${provision}`}>
              {provision} – <a href={url}>{title}</a>
              <span className="meta">
                {publisher}, {date}. Przeczytano: {formatDate(read)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
