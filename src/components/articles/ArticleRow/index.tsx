import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import styles from './styles.module.css';

interface Props {
  readonly article: ArticleListItem;
  readonly as: 'h2' | 'h3';
}

/** One article in a list: title, two lines, category, reading time. */
export default function ArticleRow({article, as: Heading}: Props): ReactNode {
  return (
    <article className={styles.row}>
      <Heading>
        <Link to={article.permalink}>{article.title}</Link>
      </Heading>
      <p>{article.description}</p>
      <p className="meta">
        {article.category} · {article.readingMinutes} min czytania
      </p>
    </article>
  );
}
