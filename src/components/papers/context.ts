import {createContext, useContext} from 'react';
import type {Filling} from '@site/src/domain/papers/fill';
import type {Checklist} from '@site/src/domain/papers/checklist';
import type {PaperDate} from '@site/src/domain/papers/paper';

/** What the parts of a paper on the page are drawn by. */
interface PaperUse {
  /** What it is filled in from; null on an empty one, and without scripts. */
  readonly filling: Filling | null;
  /** The checklist its steps belong to; null on a paper to fill in by hand, and without scripts. */
  readonly checklist: {
    readonly list: Checklist;
    readonly toggle: (step: string) => void;
  } | null;
  /** The days from which its terms are counted. */
  readonly dates: readonly PaperDate[];
  /** The field that is being filled in beside it; null if none is. */
  readonly current: string | null;
}

export const PaperContext = createContext<PaperUse>({
  filling: null,
  checklist: null,
  dates: [],
  current: null,
});

export function usePaper(): PaperUse {
  return useContext(PaperContext);
}
