import {Suspense, use, useState, type ReactElement, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nextTurn} from './turns';
import {DrawnAsBuilt} from '../../docusaurus/browser/drawnAsBuilt';

/**
 * One element of a built page that is taken over in a task of its own, so that a phone can answer in between. Elsewhere it
 * is drawn with what is around it.
 */
export default function InTurn({children}: {readonly children: ReactElement}): ReactNode {
  const isBrowser = useIsBrowser();
  const [turn] = useState(() => (isBrowser || typeof window === 'undefined' ? null : nextTurn()));
  return turn ? (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  ) : (
    children
  );
}

interface WaitingProps {
  readonly turn: Promise<void>;
  readonly children: ReactNode;
}

/** The boundary keeps the element of the built page until its turn has come. */
function Waiting({turn, children}: WaitingProps): ReactNode {
  use(turn);
  return <DrawnAsBuilt>{children}</DrawnAsBuilt>;
}
