import {useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import styles from '../styles.module.css';
import type {Settled} from '../types';

const Bills = lazyPart(() => import('./Bills'), {
  message: 'Nie udało się wczytać rachunków.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/** Bills by component, fetched and computed only once somebody opens them. */
export default function FoldedBills({settled}: {readonly settled: Settled}): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.disclosure}
      onToggle={() => {
        setWasOpened(true);
      }}>
      <summary>Rachunki ze składnikami i rozliczenia do wydruku</summary>
      {wasOpened && <Bills settled={settled} />}
    </details>
  );
}
