import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import type {Correction} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish';
import {changesPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  readonly corrections: readonly Correction[];
}

/** What an article once had wrong, folded at its end: the day and the words of each correction, the newest first. */
export default function CorrectionList({corrections}: Props): ReactNode {
  return (
    <section className={styles.corrections} aria-labelledby="poprawki">
      <details>
        <FoldSummary>
          <h2 id="poprawki">Poprawki</h2>
          <span>{corrections.length}</span>
        </FoldSummary>
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
      </details>
    </section>
  );
}
