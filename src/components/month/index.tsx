import {useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {emptyState} from '@site/src/browser/month/monthState';
import {useMonth} from '@site/src/browser/month/useMonth';
import BeforeStart from './BeforeStart';
import DropPlace from './DropPlace';
import KeptLine from './KeptLine';
import styles from './styles.module.css';

const Workspace = lazyPart(() => import('./Workspace'), {
  message: 'Nie udało się wczytać rozliczenia. Pliki zostały, spróbuj jeszcze raz.',
  waiting: <p aria-busy="true">Rozliczamy…</p>,
});

/** The month: files first, and once there is anything, all that follows from them. */
export default function MonthTool({rates}: {readonly rates: DatedRates}): ReactNode {
  const month = useMonth();
  const isStarted = month.state !== emptyState;
  // The result stands before the fields, and choosing files leaves them where they are: it comes in from below.
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <>
      <KeptLine month={month} />
      <div className={isStarted ? styles.tool : undefined}>
        <div ref={setTop} className={styles.top} />
        <div className={styles.parts}>
          <DropPlace month={month} rates={rates} isStarted={isStarted} />
          {isStarted ? (
            <Workspace
              key={String(month.isExample)}
              state={month.state}
              change={month.change}
              remove={month.remove}
              nameColumns={month.nameColumns}
              rates={rates}
              top={top}
            />
          ) : (
            <BeforeStart />
          )}
        </div>
      </div>
    </>
  );
}
