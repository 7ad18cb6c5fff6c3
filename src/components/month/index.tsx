import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {emptyState} from '@site/src/browser/month/monthState';
import {useMonth} from '@site/src/browser/month/useMonth';
import DropPlace from './DropPlace';
import KeptLine from './KeptLine';

const Workspace = lazyPart(() => import('./Workspace'), {
  message: 'Nie udało się wczytać rozliczenia. Pliki zostały, spróbuj jeszcze raz.',
  waiting: <p aria-busy="true">Rozliczamy…</p>,
});

/** The month: files first, and once there is anything, all that follows from them. */
export default function MonthTool({rates}: {readonly rates: DatedRates}): ReactNode {
  const month = useMonth();
  const isStarted = month.state !== emptyState;
  return (
    <>
      <KeptLine month={month} />
      <DropPlace month={month} rates={rates} />
      {isStarted && <Workspace month={month} rates={rates} />}
    </>
  );
}
