import {Suspense, use, useState, type ReactElement, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nextTurn} from './turns';
import {DrawnAsBuilt} from '../../docusaurus/browser/drawnAsBuilt';

/**
 * One element of a built page that is taken over in a task of its own, so that a phone can answer in between. Elsewhere it
 * is drawn with what is around it, and where no loader keeps what is pressed until then, too.
 */
export default function InTurn({children}: {readonly children: ReactElement}): ReactNode {
  const isBrowser = useIsBrowser();
  const [turn] = useState(() =>
    isBrowser || typeof window === 'undefined' || !window.asleep ? null : nextTurn(),
  );
  const [built] = useState(children);
  return turn ? (
    <Suspense>
      <Waiting turn={turn} built={built}>
        {children}
      </Waiting>
    </Suspense>
  ) : (
    children
  );
}

interface BuiltProps {
  /** The element as it stands in the HTML: what is around it may have changed it before its turn. */
  readonly built: ReactElement;
  readonly children: ReactElement;
}

/** The boundary keeps the element of the built page until its turn has come. */
function Waiting({turn, ...props}: BuiltProps & {readonly turn: Promise<void>}): ReactNode {
  use(turn);
  return (
    <DrawnAsBuilt>
      <FirstAsBuilt {...props} />
    </DrawnAsBuilt>
  );
}

function FirstAsBuilt({built, children}: BuiltProps): ReactNode {
  return useIsBrowser() ? children : built;
}
