import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {contentId} from '@site/src/site/anchors';
import type {HttpError} from '@site/src/domain/browser/httpError';
import {useClipboard} from '@site/src/browser/device/useClipboard';

interface Props {
  readonly error: HttpError;
  /** Details for whoever looks for the cause; copied, not shown. */
  readonly report: string;
}

const copyTexts = {
  idle: '',
  copied: ' Skopiowano.',
  refused: ' Przeglądarka nie pozwala kopiować.',
} as const;

/** The page for every status but 404: Polish text around the status, which is technical and stays English. */
export default function ErrorPage({error, report}: Props): ReactNode {
  const {state, copy} = useClipboard();
  return (
    <main className="container" id={contentId}>
      <h1>Ta część strony nie działa</h1>
      <p className="lead">Odśwież stronę. Jeśli to nie pomoże, spróbuj później.</p>
      <p>
        <Button onClick={() => window.location.reload()}>Odśwież</Button>{' '}
        <Button look="plain" onClick={() => void copy(report)}>
          Skopiuj opis błędu
        </Button>
        <span role="status">{copyTexts[state]}</span>
      </p>
      <p className="meta" lang="en">
        <strong>
          {error.statusCode} {error.statusMessage}
        </strong>
        {error.description !== null && <span>: {error.description}</span>}
      </p>
    </main>
  );
}
