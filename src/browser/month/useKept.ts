import {useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction} from 'react';
import {storage} from '../../site/behaviour';
import {emptyState, withAll, type MonthState} from './monthState';
import type {KeptMonth} from './monthStore';

/** What the device has of the month. */
export type Keeping =
  | {readonly kind: 'finding'}
  | {readonly kind: 'none'}
  /** All that is on the page; since when, in milliseconds since 1.01.1970. */
  | {readonly kind: 'kept'; readonly keptMs: number | null}
  /** The browser could not take the last change. */
  | {readonly kind: 'refused'}
  /** Something may be there, so nothing is written. */
  | {readonly kind: 'unreadable'};

interface KeptUse {
  readonly keeping: Keeping;
  /** Looks again for what could not be read. */
  readonly findAgain: () => void;
  /** Resolved once it is known what the device has: what is added before waits for it. */
  readonly found: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/**
 * Finds the kept month at first, then keeps every change of it at once. Tabs with the same month follow one another.
 * While something is not kept, leaving the page asks first. `onElsewhere` is told when a change came too late: the month
 * has changed in another tab, and is shown as it is there.
 */
export function useKept(
  state: MonthState,
  setState: Dispatch<SetStateAction<MonthState>>,
  onElsewhere: () => void,
): KeptUse {
  const [keeping, setKeeping] = useState<Keeping>({kind: 'finding'});
  const known = useRef<KeptMonth | null>(null);
  const shown = useRef(state);
  const isFound = useRef(false);
  const isWriting = useRef(false);
  const finding = useRef<Promise<void>>(Promise.resolve());
  const others = useRef<BroadcastChannel | null>(null);

  const find = useCallback(async () => {
    try {
      const {monthStore} = await import('./monthStore');
      const found = await monthStore.find();
      known.current = found;
      isFound.current = true;
      // What was added while the device was silent comes on top.
      if (found) {
        const isAdded = shown.current !== emptyState;
        shown.current = isAdded ? withAll(found.state, shown.current) : found.state;
      }
      setState(shown.current);
      setKeeping(found ? {kind: 'kept', keptMs: found.keptMs} : {kind: 'none'});
    } catch {
      setKeeping({kind: 'unreadable'});
    }
  }, [setState]);

  const keep = useCallback(async () => {
    if (isWriting.current || !isFound.current) {
      return;
    }
    isWriting.current = true;
    try {
      const {monthStore} = await import('./monthStore');
      // What changes meanwhile is written next.
      while (isUnkept(shown.current, known.current)) {
        known.current = await monthStore.keep(shown.current, known.current, Date.now());
        others.current?.postMessage(null);
        setKeeping({kind: 'kept', keptMs: known.current.keptMs});
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'ChangedElsewhere') {
        shown.current = emptyState;
        finding.current = find();
        onElsewhere();
      } else {
        setKeeping((before) => (before.kind === 'refused' ? before : {kind: 'refused'}));
      }
    } finally {
      isWriting.current = false;
    }
  }, [find, onElsewhere]);

  useEffect(() => {
    finding.current = find();
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(storage.month) : null;
    others.current = channel;
    channel?.addEventListener('message', () => {
      // What could not be kept here stays in view; the next change says that it came too late.
      if (!isWriting.current && !isUnkept(shown.current, known.current)) {
        shown.current = emptyState;
        finding.current = find();
      }
    });
    return () => {
      channel?.close();
    };
  }, [find]);

  useEffect(() => {
    shown.current = state;
    void keep();
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnkept(shown.current, known.current)) {
        event.preventDefault();
      }
    };
    // Only while it is needed: a page that may ask is not kept by the browser for going back.
    if (isUnkept(state, known.current)) {
      window.addEventListener('beforeunload', ask);
    }
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [state, keeping, keep]);

  const forget = useCallback(async () => {
    const {monthStore} = await import('./monthStore');
    await monthStore.clear();
    known.current = null;
    isFound.current = true;
    shown.current = emptyState;
    others.current?.postMessage(null);
    setState(emptyState);
    setKeeping({kind: 'none'});
  }, [setState]);

  return {
    keeping,
    findAgain: useCallback(() => {
      setKeeping({kind: 'finding'});
      finding.current = find();
    }, [find]),
    found: useCallback(async () => finding.current, []),
    forget,
  };
}

function isUnkept(state: MonthState, known: KeptMonth | null): boolean {
  return state !== (known?.state ?? emptyState);
}
