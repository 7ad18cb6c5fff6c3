import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {HttpError} from '@site/src/domain/browser/httpError';
import {passesChecks, type PageCheckName} from '@site/src/domain/browser/navigation/pageChecks';

interface Props {
  readonly checks: readonly PageCheckName[];
  readonly children: ReactNode;
}

/** A page, unless its address fails one of the checks it declares: then the 404 page, through the error boundary. */
export default function CheckedPage({checks, children}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  // A page is rendered once for all query strings, so they can only be checked in the browser.
  const isBrowser = useIsBrowser();
  if (isBrowser && !passesChecks(checks, search)) {
    throw new HttpError({
      statusCode: 404,
      description: `Page Not Found: ${pathname}${search}${hash}`,
    });
  }
  return children;
}
