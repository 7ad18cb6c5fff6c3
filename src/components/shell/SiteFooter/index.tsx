import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ContactLines from '@site/src/components/owner/ContactLines';
import {footerNavigationId} from '@site/src/site/anchors';
import ThemeChoice from '@site/src/components/shell/ThemeChoice';
import {askForPrivacySettings} from '@site/src/browser/shell/privacySettings';
import {formatDate} from '@cooperative/polish';
import {
  contactPage,
  feed,
  glossaryPage,
  informationNavigation,
  knowledgeBasePage,
  offeredPages,
  toolPages,
  type NavigationItem,
} from '@site/src/site/navigation';
import {isReachable, takesMessages, type PublicSettings} from '@site/src/site/settings';
import styles from './styles.module.css';

interface Props {
  readonly settings: PublicSettings;
  /** Categories of the knowledge base. */
  readonly categories: readonly NavigationItem[];
  /** Oldest day on which an article's law was checked, `rrrr-mm-dd`. */
  readonly lawCheckedOn: string;
}

/** Footer: rows of links, the day the content was checked, the colour mode. Contact is a row once there is a way. */
export default function SiteFooter({settings, categories, lawCheckedOn}: Props): ReactNode {
  const canReach = isReachable(settings);
  return (
    <footer className={clsx(styles.footer, 'noPrint')}>
      <div className="container">
        <div className={styles.rows} id={footerNavigationId}>
          <Row title="Serwis" links={offeredPages.filter((page) => page !== knowledgeBasePage)} />
          <Row title="Narzędzia" links={toolPages} />
          <Row
            title={knowledgeBasePage.label}
            to={knowledgeBasePage.to}
            links={[...categories, glossaryPage]}
          />
          {canReach && (
            <section className={styles.row}>
              <h2>Kontakt</h2>
              <ContactLines>
                <li>
                  <Link to={contactPage.to}>
                    {takesMessages(settings) ? 'Napisz do nas' : contactPage.label}
                  </Link>
                </li>
              </ContactLines>
            </section>
          )}
          <Row
            title="Informacje"
            links={[...informationNavigation, ...(canReach ? [] : [contactPage])]}>
            {/* A file of the build, not a route of the site. */}
            <li>
              <Link to={`pathname://${feed.to}`} target="_self">
                {feed.label}
              </Link>
            </li>
            {settings.tagManagerId !== null && (
              <li>
                <button
                  type="button"
                  className={clsx(styles.link, 'needsScript')}
                  aria-haspopup="dialog"
                  onClick={askForPrivacySettings}>
                  Ustawienia prywatności
                </button>
              </li>
            )}
          </Row>
        </div>
        <div className={styles.bottom}>
          <p>
            {settings.legalName ?? settings.name}
            <br />
            Źródła artykułów czytane w kopiach {formatDate(lawCheckedOn)} lub później
          </p>
          <ThemeChoice name="motyw-stopka" label="Motyw strony" />
        </div>
      </div>
    </footer>
  );
}

interface RowProps {
  readonly title: string;
  /** The page of them all. */
  readonly to?: string;
  readonly links: readonly NavigationItem[];
  readonly children?: ReactNode;
}

function Row({title, to: all, links, children}: RowProps): ReactNode {
  return (
    <nav className={styles.row} aria-label={title}>
      <h2>{all === undefined ? title : <Link to={all}>{title}</Link>}</h2>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
