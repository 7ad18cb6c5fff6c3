import {useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction} from 'react';
import {useAskBeforeLeaving} from '../navigation/useAskBeforeLeaving';
import {openCooperative} from './open';
import {sayElsewhere, sayLost} from './sayLost';
import type {Kept, Store} from './store';
import {useOtherTabs} from './useOtherTabs';

/** What the device has of the cooperative. */
export type Keeping =
  | {readonly kind: 'finding'}
  | {readonly kind: 'none'}
  /** All that is on the page; since when, in milliseconds since 1.01.1970. */
  | {readonly kind: 'kept'; readonly keptMs: number | null}
  /** The browser could not take the last change. */
  | {readonly kind: 'refused'}
  /** Something may be there, so nothing is written; `isLater` if a later version of the site wrote it. */
  | {readonly kind: 'unreadable'; readonly isLater: boolean};

/** What is said instead of opening another cooperative while the browser has not kept this one. */
export const unkeptElsewhere =
  'To plik innej spółdzielni, a\u00a0ostatniej zmiany tej przeglądarka nie zapamiętała. Najpierw zapisz jej plik.';

/** What a tool keeps, and how. */
interface KeepingOf<S> {
  /** Where it is kept; its code comes when it is first needed. */
  readonly store: () => Promise<Store<S>>;
  readonly empty: S;
  /** What was found with what was added while the device was silent. */
  readonly join: (found: S, added: S) => S;
}

interface KeptUse<S> {
  readonly keeping: Keeping;
  /** Looks again for what could not be read. */
  readonly findAgain: () => void;
  /** What there is once it is known what the device has: what is added before waits for it. */
  readonly found: () => Promise<S>;
  /** Opens another cooperative of this device, or a new one. What is open stays kept. */
  readonly open: (id: string) => void;
  /** Deletes the open one from the device. */
  readonly forget: () => Promise<void>;
  /** For what is offered about the one that is open now, as taking a step back: it ends once another is shown. */
  readonly whileOpen: () => AbortSignal;
}

/**
 * Finds what is kept of the open cooperative at first, then keeps every change of it at once. Tabs with the same one follow
 * one another. While something is not kept or not yet deleted, or more is on the way (`isBusy`), leaving the page asks first.
 */
export function useKept<S>(
  state: S,
  setState: Dispatch<SetStateAction<S>>,
  {store, empty, join}: KeepingOf<S>,
  isBusy = false,
): KeptUse<S> {
  const [keeping, setKeeping] = useState<Keeping>({kind: 'finding'});
  const known = useRef<Kept<S> | null>(null);
  const [lastKept, setLastKept] = useState(empty);
  const [isForgetting, setIsForgetting] = useState(false);
  const shown = useRef(state);
  const isFound = useRef(false);
  const isWriting = useRef(false);
  const isShown = useRef(true);
  const finding = useRef<Promise<void>>(Promise.resolve());
  const searches = useRef(0);
  const offers = useRef(new AbortController());

  const endOffers = useCallback((): void => {
    offers.current.abort();
    offers.current = new AbortController();
  }, []);

  const isUnkept = useCallback(
    (one: S): boolean => one !== (known.current ? known.current.state : empty),
    [empty],
  );

  const know = useCallback(
    (kept: Kept<S> | null): void => {
      known.current = kept;
      setLastKept(kept ? kept.state : empty);
    },
    [empty],
  );

  const find = useCallback(async () => {
    searches.current += 1;
    const search = searches.current;
    try {
      const found = await (await store()).find();
      // Another was opened while this one was looked for.
      if (search !== searches.current) {
        return;
      }
      if (found?.id !== known.current?.id) {
        endOffers();
      }
      know(found);
      isFound.current = true;
      // What was added while the device was silent comes on top.
      if (found) {
        const isAdded = shown.current !== empty;
        shown.current = isAdded ? join(found.state, shown.current) : found.state;
      }
      setState(shown.current);
      setKeeping(found ? {kind: 'kept', keptMs: found.keptMs} : {kind: 'none'});
    } catch (error) {
      if (search === searches.current) {
        const isLater = error instanceof Error && error.name === 'LaterVersion';
        setKeeping({kind: 'unreadable', isLater});
      }
    }
  }, [endOffers, know, setState, store, empty, join]);

  const tellOthers = useOtherTabs(() => {
    // What could not be kept here stays in view; the next change says that it came too late.
    if (!isWriting.current && !isUnkept(shown.current)) {
      shown.current = empty;
      finding.current = find();
    }
  });

  const keep = useCallback(async () => {
    if (isWriting.current || !isFound.current) {
      return;
    }
    isWriting.current = true;
    try {
      const {keep: write} = await store();
      // What changes meanwhile is written next.
      while (isUnkept(shown.current)) {
        const search = searches.current;
        const given = shown.current;
        const kept = await write(given, known.current, Date.now());
        if (search !== searches.current) {
          // Another was opened meanwhile: what was written is the one before it.
          continue;
        }
        know(kept);
        if (kept.state !== given && shown.current === given) {
          // It has its id now.
          shown.current = kept.state;
          setState((before) => (before === given ? kept.state : before));
        }
        tellOthers();
        setKeeping({kind: 'kept', keptMs: kept.keptMs});
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'ChangedElsewhere') {
        shown.current = empty;
        finding.current = find();
        sayElsewhere();
      } else {
        setKeeping((before) => (before.kind === 'refused' ? before : {kind: 'refused'}));
        if (!isShown.current) {
          sayLost();
        }
      }
    } finally {
      isWriting.current = false;
    }
  }, [find, isUnkept, know, setState, store, empty, tellOthers]);

  useEffect(() => {
    isShown.current = true;
    finding.current = find();
    return () => {
      isShown.current = false;
      endOffers();
    };
  }, [find, endOffers]);

  useEffect(() => {
    shown.current = state;
    void keep();
  }, [state, keep, keeping]);

  const isUnderWay = isBusy || isForgetting;
  useAskBeforeLeaving(isUnderWay || state !== lastKept, {
    byClosing: () => isUnderWay || isUnkept(shown.current),
    byLink: () => isBusy || (isUnkept(shown.current) && (!isFound.current || !isWriting.current)),
  });

  const forget = useCallback(async () => {
    if (known.current) {
      setIsForgetting(true);
      try {
        const {forgetCooperative} = await import('./store');
        await forgetCooperative(known.current.id);
      } finally {
        setIsForgetting(false);
      }
    }
    endOffers();
    know(null);
    isFound.current = true;
    shown.current = empty;
    tellOthers();
    setState(empty);
    setKeeping({kind: 'none'});
  }, [endOffers, know, setState, empty, tellOthers]);

  return {
    keeping,
    findAgain: useCallback(() => {
      setKeeping({kind: 'finding'});
      finding.current = find();
    }, [find]),
    found: useCallback(async () => {
      await finding.current;
      return shown.current;
    }, []),
    open: useCallback(
      (id: string) => {
        openCooperative(id);
        endOffers();
        know(null);
        isFound.current = false;
        shown.current = empty;
        setState(empty);
        setKeeping({kind: 'finding'});
        finding.current = find();
      },
      [find, endOffers, know, setState, empty],
    ),
    forget,
    whileOpen: useCallback(() => offers.current.signal, []),
  };
}
