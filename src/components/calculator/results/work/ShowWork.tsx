import {useState, type ReactNode} from 'react';
import ExplainedHour from './ExplainedHour';
import ExplainedMonth from './ExplainedMonth';
import styles from '../styles.module.css';
import type {ResultPartProps} from '../types';

/** „Pokaż rachunek”: every step of the settlement with its numbers. Computed only once it is opened. */
export default function ShowWork({settled, calculation}: ResultPartProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby="wynik-rachunek">
      <h3 id="wynik-rachunek">Rachunek krok po kroku</h3>
      <details
        className={styles.disclosure}
        onToggle={() => {
          setWasOpened(true);
        }}>
        <summary>
          <span className={styles.whenClosed}>Pokaż rachunek</span>
          <span className={styles.whenOpen}>Ukryj rachunek</span>
        </summary>
        {wasOpened && (
          <>
            <p>
              Wybierz jedną godzinę i jeden okres. Każdy krok pokazuje wzór, liczby i przepis, więc
              można go sprawdzić na kartce.
            </p>
            <ExplainedHour settled={settled} calculation={calculation} />
            <ExplainedMonth settled={settled} />
          </>
        )}
      </details>
    </section>
  );
}
