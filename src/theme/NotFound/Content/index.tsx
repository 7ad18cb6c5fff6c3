import {useEffect, useState, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NotFoundPage from '@site/src/components/shell/NotFoundPage';
import {
  nearestAddresses,
  samePage,
  type AddressedPage,
} from '@site/src/domain/browser/nearestAddresses';

const suggestionCount = 3;

const hourNow = (): number => new Date().getHours();

interface Props {
  /** Technical line for a page whose parameters failed their check; otherwise the page shows the address. */
  readonly message?: string | null;
}

/**
 * Ejected: the stock page shows neither the address nor similar ones. The title is set here, because under
 * `/baza-wiedzy` only this part of the page is rendered.
 */
export default function NotFoundContent({message = null}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  const base = useBaseUrl('/');
  // 404.html is rendered once for all addresses, so the address is known only in the browser.
  const isBrowser = useIsBrowser();
  const path = `/${pathname.slice(base.length)}`;
  const [nearest, setNearest] = useState<readonly AddressedPage[]>([]);

  useEffect(() => {
    import('@site-data/site-map.json')
      .then(({default: groups}) => {
        const pages = groups.flatMap(({links}) => links);
        const meant = message === null ? samePage(path, pages) : null;
        // A page that is listed but missing must not lead to itself.
        if (meant === null || meant.to === path) {
          setNearest(nearestAddresses(path, pages, suggestionCount));
        } else {
          window.location.replace(base + meant.to.slice(1) + search + hash);
        }
      })
      .catch(() => {
        // The page is complete without suggestions.
      });
  }, [path, message, base, search, hash]);

  return (
    <>
      <PageMetadata title="404 – nie znaleźliśmy tej strony">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <NotFoundPage
        message={message ?? (isBrowser ? `Page not found: ${pathname}` : null)}
        hour={isBrowser ? hourNow() : null}
        nearest={nearest}
      />
    </>
  );
}
