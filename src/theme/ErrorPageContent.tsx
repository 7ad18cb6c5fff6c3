import {lazy, Suspense, useEffect, useRef, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPage from '@site/src/components/shell/ErrorPage';
import {toHttpError} from '@site/src/domain/browser/httpError';

// Not part of the first load of every page.
const NotFoundContent = lazy(() => import('@site/src/theme/NotFound/Content'));

/**
 * Ejected: a page for each status (404 is the page of an unknown address), and the boundary resets when the visitor
 * moves to another address.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname, search} = useLocation();
  const address = pathname + search;
  const failedAddress = useRef(address);
  const httpError = toHttpError(error);

  useEffect(() => {
    if (address !== failedAddress.current) {
      tryAgain();
    }
  }, [address, tryAgain]);

  if (httpError.statusCode === 404) {
    return (
      <Suspense fallback={null}>
        <NotFoundContent message={httpError.description} />
      </Suspense>
    );
  }
  return (
    <>
      <PageMetadata title={`${httpError.statusCode} ${httpError.statusMessage}`} />
      <ErrorPage error={httpError} report={`${error.message}\n${error.stack ?? ''}`} />
    </>
  );
}
