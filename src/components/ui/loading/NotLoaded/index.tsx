import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';

interface Props {
  /** What did not load and what there is without it. */
  readonly children: ReactNode;
}

/**
 * Stands hidden in a page that runs scripts at once; `browser/firstPaint/notLoaded` shows it where they do not come. Its button
 * works without React.
 */
export default function NotLoaded({children}: Props): ReactNode {
  return (
    <div role="alert" data-unloaded hidden>
      <Notice kind="error">
        <p>{children}</p>
        <p>
          <Button data-reload>Spróbuj ponownie</Button>
        </p>
      </Notice>
    </div>
  );
}
