import type {ReactNode} from 'react';
import {useSettings} from '@site/src/browser/shell/useSettings';

interface Props {
  readonly children: ReactNode;
}

/** Words for a site that counts visits of those who agree. */
export function Counted({children}: Props): ReactNode {
  return useSettings().tagManagerId !== null && children;
}

/** Words for a site that counts no visits, so that no consent is hinted at. */
export function Uncounted({children}: Props): ReactNode {
  return useSettings().tagManagerId === null && children;
}
