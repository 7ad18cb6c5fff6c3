import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {formatNumber} from '@site/src/site/format';
import styles from './styles.module.css';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly pageSize: number;
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** Which of many members are shown, and the way to the others. */
export default function Paging({page, pages, pageSize, count, onChange}: Props): ReactNode {
  if (pages < 2) {
    return null;
  }
  const last = Math.min((page + 1) * pageSize, count);
  const step = (by: number) => () => {
    onChange(Math.min(Math.max(page + by, 0), pages - 1));
  };
  return (
    <div className={`${styles.paging} needsScript noPrint`}>
      <Button look="plain" aria-disabled={page === 0} onClick={step(-1)}>
        Poprzedni
      </Button>
      <span role="status">
        {formatNumber(page * pageSize + 1)}–{formatNumber(last)} z {formatNumber(count)}
      </span>
      <Button look="plain" aria-disabled={page === pages - 1} onClick={step(1)}>
        Następni
      </Button>
    </div>
  );
}
