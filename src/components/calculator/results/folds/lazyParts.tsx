import type {ComponentType, ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type * as AllParts from './parts';

type Parts = typeof AllParts;

let arrived: Parts | undefined;

const waitingSign = <p aria-busy="true">Wczytujemy…</p>;

function part<Props extends object>(
  pick: (all: Parts) => ComponentType<Props>,
  waiting: ReactNode = waitingSign,
): ComponentType<Props> {
  return lazyPart(
    async () => {
      arrived = await import('./parts');
      return {default: pick(arrived)};
    },
    {
      message: 'Nie udało się wczytać tej części wyniku.',
      waiting,
      // Once one of them is shown, the others are there.
      peek: () => arrived && pick(arrived),
    },
  );
}

/*
 * The parts below the answer, fetched when they are first shown: the answer waits for none of them.
 */
export const Assumptions = part((all) => all.Assumptions);
export const Cautions = part((all) => all.Cautions);
export const ConditionsMet = part((all) => all.ConditionsMet);
export const Exports = part((all) => all.Exports);
export const FinanceParts = part((all) => all.FinanceParts);
export const MembersView = part((all) => all.MembersView);
export const PrintSummary = part((all) => all.PrintSummary, null);
export const ShowWork = part((all) => all.ShowWork);
export const Split = part((all) => all.Split);
export const Views = part((all) => all.Views);
