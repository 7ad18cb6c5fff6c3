import {Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementPlace from '@site/src/components/shell/AnnouncementPlace';
import NotificationPlace from '@site/src/components/shell/NotificationPlace';
import SearchDialog, {loadPalette} from '@site/src/components/search/SearchDialog';
import SiteFooter from '@site/src/components/shell/SiteFooter';
import SiteHeader from '@site/src/components/shell/SiteHeader';
import SkipLinks from '@site/src/components/shell/SkipLinks';
import type {NavigationItem} from '@site/src/site/navigation';
import type {PublicSettings} from '@site/src/site/settings';

interface Props {
  readonly settings: PublicSettings;
  readonly categories: readonly NavigationItem[];
  readonly lawCheckedOn: string;
  readonly children: ReactNode;
}

/** Everything around a page: skip links, header, footer, and the search. */
export default function SiteShell({
  settings,
  categories,
  lawCheckedOn,
  children,
}: Props): ReactNode {
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const base = useBaseUrl('/');
  const searchButton = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLDialogElement>(null);
  const near = useCallback(() => {
    // A failure here is silent; opening the search tries again and says so.
    void loadPalette(base).catch(() => undefined);
  }, [base]);
  const open = useCallback(() => {
    near();
    // At once, not after rendering: a page under a modal dialog is restyled, which takes a phone a while.
    if (!search.current?.open) {
      search.current?.showModal();
    }
    setIsSearchOpen(true);
  }, [near]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      // A single-key shortcut works only on the button (WCAG 2.1.4).
      if (isShortcut || (event.key === '/' && event.target === searchButton.current)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <SkipLinks onSearch={open} />
      <AnnouncementPlace />
      <Suspense>
        <SiteHeader
          siteName={settings.name}
          categories={categories}
          searchButton={searchButton}
          onSearchNear={near}
          onSearch={open}
        />
      </Suspense>
      <NotificationPlace />
      {children}
      <Suspense>
        <SiteFooter settings={settings} categories={categories} lawCheckedOn={lawCheckedOn} />
      </Suspense>
      <Suspense>
        <SearchDialog
          dialog={search}
          isOpen={isSearchOpen}
          onOpen={open}
          onClose={() => setIsSearchOpen(false)}
        />
      </Suspense>
    </>
  );
}
