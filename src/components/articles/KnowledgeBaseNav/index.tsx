import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface NavCategory {
  /** Null for links outside the categories. */
  readonly label: string | null;
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

interface Props {
  readonly categories: readonly NavCategory[];
  /** Address of this page with the base path and without a trailing slash. */
  readonly currentPath: string;
}

/**
 * All articles by category; the category of this page is open. Beside the text where there is room, else one press above
 * it.
 */
export default function KnowledgeBaseNav({categories, currentPath}: Props): ReactNode {
  return (
    <details className={clsx(styles.side, 'noPrint')}>
      <summary className={styles.opener}>Artykuły bazy wiedzy</summary>
      <nav className={styles.nav} aria-label="Artykuły bazy wiedzy" data-link-previews="beside">
        <Link to="/baza-wiedzy" className={styles.all}>
          Wszystkie artykuły
        </Link>
        {categories.map(({label, links}) => {
          const list = (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} aria-current={link.to === currentPath ? 'page' : undefined}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          );
          const isOpen = links.some((link) => link.to === currentPath);
          return label === null ? (
            <div key="" className={styles.loose}>
              {list}
            </div>
          ) : (
            <details key={`${label} ${isOpen}`} open={isOpen}>
              <summary>{label}</summary>
              {list}
            </details>
          );
        })}
      </nav>
    </details>
  );
}
