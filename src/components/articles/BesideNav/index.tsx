import {Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ArticleLink} from '@site/src/domain/articles/article';
import type {NavigationItem} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  readonly categories: readonly NavigationItem[];
  /** Name of the category of this page; null if it has none. */
  readonly current: string | null;
  /** Articles of that category. */
  readonly articles: readonly ArticleLink[];
  /** Pages that belong to no category. */
  readonly others: readonly NavigationItem[];
  /** Address of this page with the base path. */
  readonly currentPath: string;
}

/** A page of the knowledge base with the way to the others. */
export default function BesideNav({
  children,
  ...nav
}: Props & {readonly children: ReactNode}): ReactNode {
  return (
    <div className={clsx('container', styles.grid)}>
      <Suspense>
        <KnowledgeBaseNav {...nav} />
      </Suspense>
      {children}
    </div>
  );
}

/**
 * The articles of this page's category, and links to the others: beside the text where there is room, else one press
 * above it.
 */
function KnowledgeBaseNav(props: Props): ReactNode {
  const {categories, current, articles, others, currentPath} = props;
  const link = ({label, to}: NavigationItem): ReactNode => (
    <Link to={to} aria-current={to === currentPath ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <details className={clsx(styles.side, 'noPrint')}>
      <summary className={styles.opener}>Artykuły bazy wiedzy</summary>
      <nav className={styles.nav} aria-label="Artykuły bazy wiedzy" data-link-previews="beside">
        <Link to="/baza-wiedzy" className={styles.all}>
          Wszystkie artykuły
        </Link>
        {categories.map(({label, to}) => (
          <div key={to} className={styles.category}>
            <Link to={to}>{label}</Link>
            {label === current && (
              <ul className={styles.links}>
                {articles.map(({title, permalink}) => (
                  <li key={permalink}>{link({label: title, to: permalink})}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {others.map((page) => (
          <div key={page.to} className={styles.category}>
            {link(page)}
          </div>
        ))}
      </nav>
    </details>
  );
}
