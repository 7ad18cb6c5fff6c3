import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import type {IsoDay} from '@site/src/domain/polish/date';
import Statement from './Statement';
import styles from './Statement.module.css';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
  readonly members: readonly string[];
  readonly day: IsoDay;
  /** Told once they stand in the page. */
  readonly onReady: () => void;
}

/** The statements of all members, seen only on paper; told once they are there, to be printed. */
export default function StatementPages({input, months, members, day, onReady}: Props): ReactNode {
  useEffect(() => {
    // After the other effects of this rendering, so that a closed dialog is heard.
    const timer = setTimeout(() => {
      onReady();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [onReady]);
  return createPortal(
    <div className={styles.pages}>
      {members.map((member) => (
        <Statement key={member} input={input} months={months} member={member} day={day} />
      ))}
    </div>,
    document.body,
  );
}
