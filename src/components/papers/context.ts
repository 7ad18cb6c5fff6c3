import {createContext} from 'react';
import type {Filling} from '@site/src/domain/papers/fill';
import type {Checklist} from '@site/src/domain/papers/checklist';
import type {PaperDate} from '@site/src/domain/papers/paper';

/** The checklist the steps of a paper belong to; null on a paper to fill in by hand, and without scripts. */
export const ChecklistContext = createContext<{
  readonly list: Checklist;
  readonly toggle: (step: string) => void;
} | null>(null);

/** What a paper on the page is filled in from; null on an empty one, and without scripts. */
export const FillingContext = createContext<Filling | null>(null);

/** The days from which the terms of a paper are counted. */
export const DatesContext = createContext<readonly PaperDate[]>([]);

/** The field that is being filled in beside the paper; null if none is. */
export const CurrentContext = createContext<string | null>(null);
