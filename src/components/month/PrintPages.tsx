import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './SheetView.module.css';

/** Prints pages that are drawn only then: what to press, and what to put beside it. */
export function usePrint(pages: () => ReactNode): {
  readonly print: () => void;
  readonly printed: ReactNode;
} {
  const [isPrinting, setIsPrinting] = useState(false);
  const print = useCallback(() => window.print(), []);
  useEffect(() => {
    const end = (): void => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return {
    print: useCallback(() => setIsPrinting(true), []),
    printed: isPrinting && <PrintPages onReady={print}>{pages()}</PrintPages>,
  };
}

/** Seen only on paper; told once they stand in the page, to be printed. */
function PrintPages({
  children,
  onReady,
}: {
  readonly children: ReactNode;
  readonly onReady: () => void;
}): ReactNode {
  useEffect(() => {
    // After the other effects of this rendering, so that a closed dialog is heard.
    const timer = setTimeout(() => onReady());
    return () => clearTimeout(timer);
  }, [onReady]);
  return createPortal(<div className={styles.pages}>{children}</div>, document.body);
}
