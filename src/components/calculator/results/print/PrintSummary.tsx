import {useEffect, type ReactNode} from 'react';
import {setPaperReady} from '@site/src/browser/calculator/paper';
import {usePrinting} from '@site/src/browser/device/usePrinting';
import {loadAddressCode} from './PrintAddress';
import PrintPages from './PrintPages';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

interface Props {
  readonly settled: Settled;
  readonly isOld?: boolean;
  /** The address of these data is too long to be typed. */
  readonly isPacked?: boolean;
}

/** Two pages for a council meeting, rendered only for printing. */
export default function PrintSummary({isPacked = false, ...pages}: Props): ReactNode {
  const isPrinting = usePrinting();
  useEffect(() => {
    let isGone = false;
    const ready = (): void => {
      if (!isGone) {
        setPaperReady(true);
      }
    };
    // Without its code the paper is still whole.
    (isPacked ? loadAddressCode() : Promise.resolve()).then(ready, ready);
    return () => {
      isGone = true;
      setPaperReady(false);
    };
  }, [isPacked]);
  return isPrinting && <PrintPages {...pages} />;
}
