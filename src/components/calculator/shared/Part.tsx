import type {MouseEvent, ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import styles from './Part.module.css';

interface Props {
  readonly title: string;
  /** What stands in it in a few words: one reads on without opening it. */
  readonly short: string;
  readonly children: ReactNode;
}

/** A collapsible part of the full form. On a phone its end leads to the part after it. */
export default function Part({title, short, children}: Props): ReactNode {
  return (
    <details className={styles.part}>
      <FoldSummary>
        <h3>{title}</h3> <span>{short}</span>
      </FoldSummary>
      <div className={styles.partBody}>
        {children}
        <Button className={styles.next} onClick={goToNext}>
          Dalej
        </Button>
      </div>
    </details>
  );
}

function goToNext({currentTarget}: MouseEvent<HTMLElement>): void {
  const part = currentTarget.closest('details');
  const next = part?.nextElementSibling;
  if (part && next instanceof HTMLDetailsElement) {
    part.open = false;
    next.open = true;
    const summary = next.querySelector('summary');
    summary?.focus({preventScroll: true});
    summary?.scrollIntoView();
  }
}
