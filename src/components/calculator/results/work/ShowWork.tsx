import {useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import styles from '../styles.module.css';
import type {ResultPartProps} from '../types';

const Explained = lazyPart(() => import('./Explained'), {
  message: 'Nie udało się wczytać rachunku krok po kroku.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/** „Pokaż rachunek”: every step of the settlement with its numbers. Fetched and computed only once it is opened. */
export default function ShowWork({settled, calculation}: ResultPartProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby="wynik-rachunek">
      <h3 id="wynik-rachunek">Rachunek krok po kroku</h3>
      <details className={styles.disclosure} onToggle={() => setWasOpened(true)}>
        <summary>
          <span className={styles.whenClosed}>Pokaż rachunek</span>
          <span className={styles.whenOpen}>Ukryj rachunek</span>
        </summary>
        {wasOpened && <Explained settled={settled} calculation={calculation} />}
      </details>
    </section>
  );
}
