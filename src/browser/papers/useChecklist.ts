import {useCallback, useEffect, useRef, useState} from 'react';
import {
  emptyChecklist,
  parseChecklists,
  withDate,
  withToggled,
  type Checklist,
} from '../../domain/papers/checklist';
import type {IsoDay} from '@cooperative/polish';
import {storage} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** What the reader has done of a checklist; kept in this browser only. */
export interface ChecklistUse {
  /** Null until the browser's memory has been read, and without scripts. */
  readonly list: Checklist | null;
  readonly toggle: (step: string) => void;
  readonly setDate: (id: string, day: IsoDay | null) => void;
  readonly clear: () => void;
}

/** A checklist of the paper with this address. */
export function useChecklist(address: string): ChecklistUse {
  const [list, setList] = useState<Checklist | null>(null);
  const isKept = useRef(false);
  useEffect(() => {
    const kept = read()[address];
    isKept.current = kept !== undefined;
    setList(kept ?? emptyChecklist);
  }, [address]);
  const change = useCallback(
    (step: (list: Checklist) => Checklist) => {
      // Another tab may have changed it, or cleared it. What the browser never kept only this tab knows.
      const next = step(read()[address] ?? (isKept.current ? null : list) ?? emptyChecklist);
      keep(address, next);
      isKept.current = address in read();
      setList(next);
    },
    [address, list],
  );
  return {
    list,
    toggle: (step) => change((current) => withToggled(current, step)),
    setDate: (id, day) => change((current) => withDate(current, id, day)),
    clear: () => change(() => emptyChecklist),
  };
}

function read(): ReturnType<typeof parseChecklists> {
  return parseChecklists(recall('localStorage', storage.checklists));
}

function keep(address: string, list: Checklist): void {
  const others = Object.entries(read()).filter(([name]) => name !== address);
  const isEmpty = list.done.length === 0 && Object.keys(list.dates).length === 0;
  const lists = isEmpty ? others : [...others, [address, list] as const];
  const text = lists.length === 0 ? null : JSON.stringify(Object.fromEntries(lists));
  // Where the browser stores nothing, the list works until the page is left.
  remember('localStorage', storage.checklists, text);
}
