import {useCallback, useEffect, useRef, useState} from 'react';
import type {FolderFile} from '../../domain/month/matching';
import type {MonthInput} from '../../domain/month/schema';
import {emptyState, withFiles, withInput, withPoints, type MonthState} from './monthState';

/** Whether the device keeps the month; `refused` if it could not take it. */
type KeptMonth = 'unknown' | 'none' | 'kept' | 'refused';

/** What was said of the last files: one message each. */
interface MonthNote {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

export interface Month {
  readonly state: MonthState;
  readonly change: (next: (state: MonthState) => MonthState) => void;
  /** Reads files, also those that are still being made. */
  readonly addFiles: (picked: PickedFiles) => void;
  /** Says what the columns of unknown files are, by heading, and reads those files again. */
  readonly nameColumns: (columns: NonNullable<MonthInput['columns']>) => void;
  /** From 0 to 1; null when nothing is being read. */
  readonly share: number | null;
  readonly stop: () => void;
  readonly notes: readonly MonthNote[];
  readonly kept: KeptMonth;
  /** Deletes the month from the device and the page. */
  readonly forget: () => Promise<void>;
}

/** Files, at once or soon. */
type PickedFiles = readonly File[] | Promise<readonly File[]>;

/** Typing is kept once it pauses. */
const pauseMs = 400;

/** The query that wakes the page by itself after a reload, as the month is on the device. */
const keptQuery = '?zapisane=1';

/** The month that is being settled: its files, read in a worker, and all that is typed, kept on the device. */
export function useMonth(): Month {
  const [state, setState] = useState(emptyState);
  const [share, setShare] = useState<number | null>(null);
  const [notes, setNotes] = useState<readonly MonthNote[]>([]);
  const stopReading = useRef<(() => void) | null>(null);
  const {kept, forget: forgetKept} = useKept(state, setState);
  const {asked, input: current} = state;
  const columns = useRef(current.columns);
  useEffect(() => {
    columns.current = current.columns;
  }, [current.columns]);

  const read = useCallback((given: PickedFiles, named?: MonthInput['columns']) => {
    const add = async (): Promise<void> => {
      setNotes([]);
      const {arePacked, expandFiles} = await import('../meterFiles/expandFiles');
      const chosen = await given;
      const picked = arePacked(chosen) ? await expandFiles(chosen) : chosen;
      const {sortFiles, readMeters} = await import('./openFiles');
      const {meters, opened} = await sortFiles(picked);
      const said: MonthNote[] = [];
      // Only now: what the device keeps may have been found meanwhile.
      let known = named ?? columns.current;
      for (const found of opened) {
        if (!found.read.ok) {
          said.push(
            ...found.read.errors.map(({message}): MonthNote => ({
              kind: 'error',
              message: `${found.name}: ${message}`,
            })),
          );
        } else if (found.kind === 'month') {
          const input = found.read.value;
          known = {...known, ...input.columns};
          const next = {...input, columns: known};
          setState((before) => ({...before, input: next}));
          said.push({kind: 'info', message: `Wczytano plik spółdzielni: ${found.name}.`});
        } else {
          const points = found.read.value;
          setState((before) => withPoints(before, points));
          said.push({kind: 'info', message: `Wczytano listę punktów: ${found.name}.`});
        }
      }
      setNotes(said);
      if (meters.length === 0) {
        return;
      }
      setShare(0);
      const end = (files: readonly FolderFile[]): void => {
        stopReading.current = null;
        setShare(null);
        setState((before) => withFiles(before, files, meters));
      };
      stopReading.current = readMeters(meters, known, {
        onProgress: setShare,
        onDone: end,
        onFailure: (message, files) => {
          end(files);
          setNotes((before) => [...before, {kind: 'error', message}]);
        },
      });
    };
    void add().catch(() => {
      setShare(null);
      setNotes([
        {
          kind: 'error',
          message: 'Nie udało się wczytać plików. Odśwież stronę i dodaj je jeszcze raz.',
        },
      ]);
    });
  }, []);

  return {
    state,
    change: setState,
    addFiles: read,
    nameColumns: useCallback(
      (next: NonNullable<MonthInput['columns']>) => {
        setState((before) => withInput(before, {columns: next}));
        read(Object.values(asked), next);
      },
      [read, asked],
    ),
    share,
    stop: useCallback(() => stopReading.current?.(), []),
    notes,
    kept,
    forget: useCallback(async () => {
      await forgetKept();
      setNotes([]);
      setState(emptyState);
    }, [forgetKept]),
  };
}

/** Finds the kept month at first, then keeps every change of it; while it could not, leaving the page asks first. */
function useKept(
  state: MonthState,
  setState: (next: MonthState) => void,
): {readonly kept: KeptMonth; readonly forget: () => Promise<void>} {
  const [kept, setKept] = useState<KeptMonth>('unknown');
  const known = useRef<MonthState>(emptyState);

  useEffect(() => {
    let isLeft = false;
    const find = async (): Promise<void> => {
      const {monthStore} = await import('./monthStore');
      const found = await monthStore.find();
      if (!isLeft) {
        if (found) {
          known.current = found;
          setState(found);
        }
        setKept(found ? 'kept' : 'none');
      }
    };
    find().catch(() => {
      setKept('none');
    });
    return () => {
      isLeft = true;
    };
  }, [setState]);

  useEffect(() => {
    if (kept === 'unknown' || state === known.current || state === emptyState) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    const keep = async (): Promise<void> => {
      try {
        const {monthStore} = await import('./monthStore');
        await monthStore.keep(state, known.current.files);
        known.current = state;
        setKept('kept');
        window.removeEventListener('beforeunload', ask);
        history.replaceState(history.state, '', location.pathname + keptQuery + location.hash);
      } catch {
        setKept('refused');
      }
    };
    const timer = setTimeout(() => {
      void keep();
    }, pauseMs);
    window.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', ask);
    };
  }, [state, kept]);

  const forget = useCallback(async () => {
    const {monthStore} = await import('./monthStore');
    await monthStore.clear();
    known.current = emptyState;
    setKept('none');
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);
  return {kept, forget};
}
