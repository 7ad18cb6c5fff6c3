import {Suspense, type ReactNode, type Ref} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import BrandMark from '@site/src/components/pictures/BrandMark';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import ThemeChoice from '@site/src/components/shell/ThemeChoice';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {footerNavigationId, menuId, searchDialogId} from '@site/src/site/anchors';
import {
  headerAction,
  mainNavigation,
  searchPage,
  toolPages,
  type NavigationItem,
} from '@site/src/site/navigation';
import MenuDrawer from './MenuDrawer';
import styles from './styles.module.css';

interface Props {
  readonly siteName: string;
  /** Categories of the knowledge base. */
  readonly categories: readonly NavigationItem[];
  readonly onSearch: () => void;
  /** The pointer or focus is near the search: its code may be fetched. */
  readonly onSearchNear: () => void;
  readonly searchButton: Ref<HTMLButtonElement>;
}

const themeId = 'wybor-motywu';
const toolsId = 'narzedzia-naglowek';

/** Sticky header: name, links, tools, search, colour mode, link to the settlement; below 997 px a drawer. */
export default function SiteHeader(props: Props): ReactNode {
  const {siteName, categories, onSearch, onSearchNear, searchButton} = props;
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const links = mainNavigation(useSettings());
  const current = `/${pathname.slice(base.length)}`;
  const isCurrent = (to: string): boolean => current === to || current.startsWith(`${to}/`);

  return (
    <header className={clsx(styles.header, 'noPrint')}>
      <div className={clsx('container', styles.row)}>
        <Link to="/" className={styles.brand}>
          <BrandMark />
          <span className={styles.name}>{siteName}</span>
        </Link>
        <nav className={styles.nav} aria-label="Główna nawigacja">
          <ul>
            {links.map(({label, to}) => (
              <li key={to}>
                <Link to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={styles.tools} popoverTarget={toolsId}>
                Narzędzia
                <Icon name="lucide:chevron-down" />
              </button>
              <div id={toolsId} popover="auto" className={styles.toolsPanel}>
                {toolPages.map(({label, to}) => (
                  <Link
                    key={to}
                    to={to}
                    aria-current={isCurrent(to) ? 'page' : undefined}
                    onClick={({currentTarget}) => {
                      currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                    }}>
                    {label}
                  </Link>
                ))}
              </div>
            </li>
          </ul>
        </nav>
        {/* Until the scripts load, and without them, it leads to the search page. */}
        <form action={base + searchPage.to.slice(1)}>
          <button
            ref={searchButton}
            type="submit"
            className={styles.search}
            aria-haspopup="dialog"
            data-opens={`#${searchDialogId}`}
            aria-keyshortcuts="Control+K Meta+K /"
            data-tooltip="Szukaj (Ctrl K)"
            // From this width on, the text is shown next to the icon.
            data-tooltip-when="(max-width: 1279.98px)"
            onClick={(event) => {
              event.preventDefault();
              onSearch();
            }}
            onPointerEnter={onSearchNear}
            onFocus={onSearchNear}>
            <Icon name="search" />
            <span className={styles.searchLabel}>Szukaj</span>
            <kbd className={clsx(styles.keys, 'needsScript')}>Ctrl K</kbd>
          </button>
        </form>
        <button
          type="button"
          className={clsx(styles.theme, 'iconButton needsScript')}
          aria-label="Motyw"
          data-tooltip="Motyw"
          popoverTarget={themeId}>
          <Icon name="theme" />
        </button>
        <div id={themeId} popover="auto" className={styles.themePanel}>
          <ThemeChoice name="motyw-naglowek" />
        </div>
        <ButtonLink to={headerAction.to} look="outlined" className={`${styles.action} unbroken`}>
          {headerAction.label}
        </ButtonLink>
        <a
          className={styles.menu}
          role="button"
          href={`#${footerNavigationId}`}
          data-opens={`#${menuId}`}
          onClick={(event) => {
            event.preventDefault();
            openDrawer();
          }}
          onKeyDown={(event) => {
            if (event.key === ' ') {
              event.preventDefault();
              openDrawer();
            }
          }}>
          <Icon name="menu" />
          Menu
        </a>
      </div>
      <Suspense>
        <MenuDrawer links={links} categories={categories} isCurrent={isCurrent} />
      </Suspense>
    </header>
  );
}

/** By its name, as a page that sleeps does: the drawer may be hydrated after the button. */
function openDrawer(): void {
  document.querySelector<HTMLDialogElement>(`#${menuId}`)?.showModal();
}
