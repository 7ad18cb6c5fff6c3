import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Settled} from '../types';
import Statement from './Statement';
import styles from './Statement.module.css';

interface Props {
  readonly settled: Settled;
  readonly members: readonly number[];
  readonly period: number | null;
  /** The print dialog was closed. */
  readonly onPrinted: () => void;
}

/** The statements of some members on paper, in place of the page; prints itself once it is there. */
export default function StatementPages({settled, members, period, onPrinted}: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    // After the other effects of this rendering, so that closing is heard.
    const timer = setTimeout(() => {
      window.print();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <div className={styles.pages}>
      {members.map((member) => (
        <Statement key={member} settled={settled} member={member} period={period} />
      ))}
    </div>,
    document.body,
  );
}
