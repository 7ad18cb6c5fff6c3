import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';
import Progress from '@site/src/components/ui/Progress';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {useLasting} from '../shared/useLasting';
import styles from './styles.module.css';

/** Shorter work is not worth mentioning. */
const tellAfterMs = 300;

/** What the calculation is doing, and how to go on when it has broken. Field errors are shown at their fields. */
export default function WorkState({
  calculation,
  hasAnswer = calculation.report !== null,
}: {
  readonly calculation: Calculation;
  /** Also one from elsewhere. */
  readonly hasAnswer?: boolean;
}): ReactNode {
  const {errors, isBusy, progress, hasFailed, isStopped, cancel, retry} = calculation;
  const isTold = useLasting(isBusy, tellAfterMs);
  return (
    <div className={`${styles.state} noPrint`} aria-busy={isBusy}>
      {isTold && (
        <div className={styles.work}>
          <Progress
            label={
              hasAnswer && !calculation.isOld ? 'Liczymy przedziały i wykres mocy' : 'Liczymy…'
            }
            value={progress}
            maximum={1}
          />
          <Button look="plain" onClick={cancel}>
            Przerwij liczenie
          </Button>
        </div>
      )}
      {isStopped && (
        <div className={styles.work}>
          <p>Liczenie przerwano.</p>
          <Button look="plain" onClick={retry}>
            Policz do końca
          </Button>
        </div>
      )}
      {hasFailed && (
        <Notice kind="error">
          <p>Nie udało się policzyć wyniku. Wpisane dane nie zginęły.</p>
          <p>
            <Button onClick={retry}>Spróbuj ponownie</Button>
          </p>
        </Notice>
      )}
      {!hasAnswer && !isBusy && !hasFailed && !isStopped && errors.length === 0 && (
        <p>Wpisz dane spółdzielni, a wynik pojawi się tutaj.</p>
      )}
    </div>
  );
}
