import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * A part below the first screen. When a link has opened the page, it is drawn once that screen is painted; at once where
 * a place in it may be gone to (Back, a hash, marks of a search) and where React hydrates what the build has drawn.
 * Measured on 1 December 2026 on the slow phone of `bench:pages`, seven tries in turns: without it the next article is
 * read 1.5 to 2 times later.
 */
export default function LaterPart({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const isAtStart = action === 'PUSH' && location.hash === '' && location.search === '';
  return useDeferredValue(true, !isAtStart) && children;
}
