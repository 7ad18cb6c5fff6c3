import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import Statement from './Statement';
import styles from './Statement.module.css';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
  readonly members: readonly string[];
  /** The statements of the members, in their order, as they stand in the page. */
  readonly onReady: (articles: readonly Element[]) => void;
}

/** The statements of all members, seen only on paper; told once they are there, to be printed or taken. */
export default function StatementPages({input, months, members, onReady}: Props): ReactNode {
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the other effects of this rendering, so that a closed dialog is heard.
    const timer = setTimeout(() => {
      onReady([...(pages.current?.children ?? [])]);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [onReady]);
  return createPortal(
    <div ref={pages} className={styles.pages}>
      {members.map((member) => (
        <Statement key={member} input={input} months={months} member={member} />
      ))}
    </div>,
    document.body,
  );
}
