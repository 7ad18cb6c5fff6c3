import {startTransition, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {DatedRates} from '../../domain/calculator/defaults';
import {atOnce, type Steps} from '@cooperative/polish';
import {
  type MonthFile,
  partsOf,
  type SettledFiles,
  settleInSteps,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import type {MonthState} from './monthState';

/** What was given, and what came of it. */
export interface Settled {
  /** As it was settled; its parties and documents may be older. */
  readonly input: CooperativeRecord;
  readonly files: readonly MonthFile[];
  readonly settledFiles: SettledFiles;
}

/** So many hours of readings are settled while nobody notices: a month of forty points. */
const fewHours = 30_000;
/** How long the page is busy at a time with more of them, ms, so that it answers to keys meanwhile. */
const turnMs = 30;

/** What is given, settled; of many readings in turns, with the result before until they are done. Null before the first. */
export function useSettled(given: MonthState, {rates, marketPrices}: DatedRates): Settled | null {
  const {input: all, files, choices} = useDeferredValue(given);
  const input = useLastOf(
    all,
    (key, before) =>
      !unsettled.has(key) || (key === 'members' && [all, before].some(isSettledByMembers)),
  );
  const work = useMemo(() => {
    const steps = settleInSteps(input, files, choices, rates, marketPrices);
    return {input, files, steps, settledFiles: hoursIn(files) > fewHours ? null : atOnce(steps)};
  }, [input, files, choices, rates, marketPrices]);
  const [last, setLast] = useState<Settled | null>(null);
  if (work.settledFiles !== null && work.settledFiles !== last?.settledFiles) {
    setLast({input, files, settledFiles: work.settledFiles});
  }
  useEffect(() => {
    if (work.settledFiles !== null) {
      return undefined;
    }
    let turn = setTimeout(function take() {
      const settledFiles = goOn(work.steps);
      if (settledFiles === null) {
        turn = setTimeout(take);
      } else {
        startTransition(() => setLast({input: work.input, files: work.files, settledFiles}));
      }
    });
    return () => clearTimeout(turn);
  }, [work]);
  return last;
}

/** What no settlement goes by: what is typed there settles nothing anew. */
const unsettled: ReadonlySet<string> = new Set<keyof CooperativeRecord>([
  'id',
  'askedOf',
  'name',
  'seat',
  'address',
  'town',
  'krs',
  'nip',
  'email',
  'delivery',
  'account',
  'operator',
  'seller',
  'municipalities',
  'members',
  'sources',
  'batteries',
  'documents',
  'papers',
  'plan',
]);

/** Whether a settlement goes by more of the members than their names at the points. */
function isSettledByMembers({members, key, shares}: CooperativeRecord): boolean {
  return (
    (key === 'fixed' && !shares) ||
    members?.some(({from, to}) => from !== undefined || to !== undefined) === true
  );
}

/** A settled cooperative with everything of the present one that a settlement does not go by. */
export function useNamed(
  settled: CooperativeRecord,
  present: CooperativeRecord,
): CooperativeRecord {
  const named = useLastOf(present, (key) => unsettled.has(key));
  return useMemo(() => {
    const counted = Object.entries(settled).filter(([key]) => !unsettled.has(key));
    const words = Object.entries(named).filter(([key]) => unsettled.has(key));
    return Object.fromEntries([...counted, ...words]) as CooperativeRecord;
  }, [settled, named]);
}

/** The cooperative as it was when something of the asked kind last changed. */
function useLastOf(
  input: CooperativeRecord,
  isAsked: (key: string, before: CooperativeRecord) => boolean,
): CooperativeRecord {
  const [known, setKnown] = useState(input);
  const keys = Object.keys({...known, ...input}) as readonly (keyof CooperativeRecord)[];
  if (keys.some((key) => isAsked(key, known) && known[key] !== input[key])) {
    setKnown(input);
    return input;
  }
  return known;
}

/** Takes steps for a turn; null if there are more. */
function goOn<T>(steps: Steps<T>): T | null {
  const end = performance.now() + turnMs;
  while (performance.now() < end) {
    const step = steps.next();
    if (step.done === true) {
      return step.value;
    }
  }
  return null;
}

function hoursIn(files: readonly MonthFile[]): number {
  return partsOf(files).reduce(
    (sum, {draft}) => sum + Math.max(...Object.values(draft.series).map((one) => one?.length ?? 0)),
    0,
  );
}
