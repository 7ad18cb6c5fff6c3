import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Correction} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish';
import {changesPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  readonly corrections: readonly Correction[];
}

/** Of many, those before the newest are folded: what follows the article is as long as a screen. */
const inView = 3;

/** What an article once had wrong, at its end: the day and the words of each correction, the newest first. */
export default function CorrectionList({corrections}: Props): ReactNode {
  const older = corrections.slice(inView);
  return (
    <section className={styles.corrections} aria-labelledby="poprawki">
      <h2 id="poprawki">Poprawki</h2>
      <Days corrections={corrections.slice(0, inView)} />
      {older.length > 0 && (
        <details>
          <summary>Starsze poprawki ({older.length})</summary>
          <Days corrections={older} />
        </details>
      )}
      <p className="meta noPrint">
        <Link to={changesPage.to}>Wszystkie poprawki i&nbsp;zmiany w&nbsp;prawie</Link>
      </p>
    </section>
  );
}

function Days({corrections}: Props): ReactNode {
  return (
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
  );
}
