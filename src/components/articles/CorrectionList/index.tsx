import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Correction} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish/date';
import {changesPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  readonly corrections: readonly Correction[];
}

/** What an article once had wrong, at its end: the day and the words of each correction. */
export default function CorrectionList({corrections}: Props): ReactNode {
  return (
    <section className={styles.corrections} aria-labelledby="poprawki">
      <h2 id="poprawki">Poprawki</h2>
      <ul>
        {corrections.map(({date, text}) => (
          <li key={text}>
            <time dateTime={date} className="meta">
              {formatDate(date)}
            </time>
            {text}
          </li>
        ))}
      </ul>
      <p className="meta noPrint">
        <Link to={changesPage.to}>Wszystkie poprawki i&nbsp;zmiany w&nbsp;prawie</Link>
      </p>
    </section>
  );
}
