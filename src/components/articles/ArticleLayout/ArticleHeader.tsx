import {Suspense, type ReactNode} from 'react';
import ArticleTools from '@site/src/components/articles/ArticleTools';
import type {ArticleMetadata} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish';
import OldSources from './OldSources';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly article: ArticleMetadata;
}

export default function ArticleHeader({title, article}: Props): ReactNode {
  const {kind, readingMinutes, updated, checked, isOld, author = 'redakcja', summary} = article;
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className="meta">
          {/* Nobody reads all the questions. */}
          {kind !== 'faq' && <span>{readingMinutes} min czytania</span>}{' '}
          <span>Autor: {author}</span>
        </p>
        <p className="meta">
          <span>
            Aktualizacja: <time dateTime={updated}>{formatDate(updated)}</time>
          </span>{' '}
          <span>
            Źródła sprawdzono: <time dateTime={checked}>{formatDate(checked)}</time>
          </span>
        </p>
        <Suspense>
          <ArticleTools title={title} article={article} />
        </Suspense>
      </header>
      <OldSources checked={checked} isOld={isOld} />
      {/* Questions are short by themselves, and whoever came for one should not scroll past others' answers. */}
      {kind !== 'faq' && summary.length > 0 && (
        <section className={styles.summary} aria-labelledby="w-skrocie">
          <h2 id="w-skrocie">W skrócie</h2>
          <ul>
            {summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
