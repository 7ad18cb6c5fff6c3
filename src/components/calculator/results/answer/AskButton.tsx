import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {reveal, whenThere} from '@site/src/components/calculator/shared/reveal';
import {cooperativeOfQuick} from '@site/src/domain/calculator/quick';
import type {Mending} from './mends';
import styles from './AnswerCard.module.css';

interface Props {
  /** Ids of the control, of the first that is on the page. */
  readonly fields: readonly string[];
  readonly mending: Mending;
  readonly children: ReactNode;
}

/** Leads to the field of a number. Where the five fields have none, they open the full mode, which loses nothing. */
export default function AskButton({fields, mending, children}: Props): ReactNode {
  const {description, dated, dispatch} = mending;
  const ask = (): void => {
    const find = (): HTMLElement | null =>
      fields.map((id) => document.getElementById(id)).find((found) => found !== null) ?? null;
    const field = find();
    if (field) {
      reveal(field);
      return;
    }
    const cooperative =
      description.mode === 'quick' ? cooperativeOfQuick(description.quick, dated) : null;
    if (cooperative) {
      dispatch({kind: 'openFull', cooperative});
      whenThere(find, reveal);
    }
  };
  return (
    <Button className={`${styles.ask} needsScript noPrint`} onClick={ask}>
      {children}
    </Button>
  );
}
