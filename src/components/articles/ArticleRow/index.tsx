import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import {formatDate} from '@site/src/domain/polish/date';
import styles from './styles.module.css';

interface Props {
  readonly article: ArticleListItem;
  readonly as: 'h2' | 'h3';
  /** Under a heading with its name a category is not said again. */
  readonly isUnderCategory?: boolean;
}

/** One article in a list: title, two lines, category, reading time, day of the last check. */
export default function ArticleRow({article, as: Heading, isUnderCategory}: Props): ReactNode {
  return (
    <article className={styles.row}>
      <Heading>
        <Link to={article.permalink}>{article.title}</Link>
      </Heading>
      <p>{article.description}</p>
      <p className={clsx(styles.facts, 'meta')}>
        <span>
          {isUnderCategory !== true && `${article.category} · `}
          {article.readingMinutes} min czytania
        </span>{' '}
        <span>
          Sprawdzono:&nbsp;
          <time dateTime={article.checked}>{formatDate(article.checked)}</time>
        </span>
      </p>
    </article>
  );
}
