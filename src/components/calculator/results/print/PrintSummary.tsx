import {useEffect, type ReactNode} from 'react';
import type {SavingRanges} from '@site/src/domain/cooperative/compare';
import {setPaperReady} from '@site/src/browser/calculator/paper';
import {usePrinting} from '@site/src/browser/device/usePrinting';
import PrintPages from './PrintPages';
import type {Settled} from '../types';

interface Props {
  readonly settled: Settled;
  readonly ranges: SavingRanges | null;
  readonly isOld?: boolean;
}

/** Two pages for a council meeting, rendered only for printing. */
export default function PrintSummary(props: Props): ReactNode {
  const isPrinting = usePrinting();
  useEffect(() => {
    setPaperReady(true);
    return () => {
      setPaperReady(false);
    };
  }, []);
  return isPrinting && <PrintPages {...props} />;
}
