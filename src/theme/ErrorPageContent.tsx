import {useEffect, useRef, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import NotFoundContent from '@site/src/theme/NotFound/Content';
import ErrorPage from '@site/src/components/shell/ErrorPage';
import {toHttpError} from '@site/src/domain/browser/httpError';

/**
 * Ejected: a page for each status (404 is the page of an unknown address), and the boundary resets when the visitor
 * moves to another address. All of it is in every page: an error page that is fetched can fail too.
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
    return <NotFoundContent message={httpError.description} />;
  }
  return (
    <>
      <PageMetadata title={`${httpError.statusCode} ${httpError.statusMessage}`} />
      <ErrorPage error={httpError} report={`${error.message}\n${error.stack ?? ''}`} />
    </>
  );
}
