import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ArticleLink} from '@site/src/domain/articles/article';
import styles from './styles.module.css';

interface Props {
  readonly previous?: ArticleLink;
  readonly next?: ArticleLink;
}

/** Links to the previous and next article in the order of the knowledge base. */
export default function Paginator({previous, next}: Props): ReactNode {
  return (
    <nav className={styles.paginator} aria-label="Poprzedni i następny artykuł">
      {previous && (
        <Link to={previous.permalink} rel="prev">
          <span className="meta">Poprzedni artykuł</span>
          <span>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next">
          <span className="meta">Następny artykuł</span>
          <span>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
