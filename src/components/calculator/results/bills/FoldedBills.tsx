import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import Disclosure from '../folds/Disclosure';
import type {Settled} from '../types';

const Bills = lazyPart(() => import('./Bills'), {
  message: 'Nie udało się wczytać rachunków.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/** Bills by component, fetched and computed only once somebody opens them. */
export default function FoldedBills({settled}: {readonly settled: Settled}): ReactNode {
  return (
    <Disclosure name="Rachunki ze składnikami">
      <Bills settled={settled} />
    </Disclosure>
  );
}
