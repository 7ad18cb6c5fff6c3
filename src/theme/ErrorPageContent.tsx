import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {Button} from '@site/src/components/Button';
import {contentId} from '@site/src/components/SkipLinks';

/** Ejected: Polish words, and the boundary lets go when the visitor moves to another page. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const failedPath = useRef(pathname);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (pathname !== failedPath.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  const copy = (): void => {
    navigator.clipboard.writeText(`${error.message}\n${error.stack ?? ''}`).then(
      () => {
        setIsCopied(true);
      },
      () => {
        setIsCopied(false);
      },
    );
  };
  return (
    <main className="container" id={contentId}>
      <h1>Ta część strony nie działa</h1>
      <p className="lead">Odśwież stronę. Jeśli to nie pomoże, napisz do nas.</p>
      <p>
        <Button
          onClick={() => {
            window.location.reload();
          }}>
          Odśwież
        </Button>{' '}
        <Button look="plain" onClick={copy}>
          Skopiuj opis błędu
        </Button>
        <span role="status">{isCopied ? ' Skopiowano.' : ''}</span>
      </p>
    </main>
  );
}
