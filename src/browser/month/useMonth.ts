import {useCallback, useEffect, useRef, useState} from 'react';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {offerUndo} from '../notifications/offerUndo';
import {emptyState, takenBack, withAll, withInput, type MonthState} from './monthState';
import {useKept, type Keeping} from '../cooperative/useKept';
import type {PickedFiles} from './takeFiles';
import {useReading, type ReadingUse} from './useReading';

export interface MonthUse extends Pick<ReadingUse, 'reading' | 'stop' | 'notes' | 'olderFile'> {
  readonly state: MonthState;
  readonly change: (next: (state: MonthState) => MonthState) => void;
  /** Changes by taking something away, which is told in these words and can be taken back. */
  readonly remove: (words: string, next: (state: MonthState) => MonthState) => void;
  /** Reads files, also those that are still being made. */
  readonly addFiles: (picked: PickedFiles) => void;
  /** Says what the columns of unknown files are, by heading, and reads those files again. */
  readonly nameColumns: (columns: NonNullable<CooperativeRecord['columns']>) => void;
  readonly keeping: Keeping;
  readonly findAgain: () => void;
  /** The example is shown beside the visitor's own month, and nothing of it is kept. */
  readonly isExample: boolean;
  readonly openExample: (files: PickedFiles) => void;
  readonly closeExample: () => void;
  /** Opens another cooperative of this device, or a new one. */
  readonly open: (id: string) => void;
  /** Deletes the cooperative from the device and the page. */
  readonly forget: () => Promise<void>;
}

/** As one object: what is kept of it is found once. */
const kept = {
  store: async () => (await import('./monthStore')).monthStore,
  empty: emptyState,
  join: withAll,
};

/** The month that is being settled: its files, read in a worker, and all that is typed, kept on the device. */
export function useMonth(): MonthUse {
  const [own, setOwn] = useState(emptyState);
  const [example, setExample] = useState<MonthState | null>(null);
  const {reading, notes, olderFile, read, stop, dismiss, interrupt, waitFor} = useReading();
  const exampleOffers = useRef(new AbortController());
  const {keeping, findAgain, found, open, forget, whileOpen} = useKept(
    own,
    setOwn,
    kept,
    reading !== null && example === null,
  );
  const state = example ?? own;
  const current = useRef(state);
  const refused = useRef(false);
  useEffect(() => {
    current.current = state;
    refused.current = keeping.kind === 'refused';
  }, [state, keeping.kind]);
  const isExample = example !== null;

  const change = useCallback(
    (next: (state: MonthState) => MonthState) => {
      if (isExample) {
        setExample((before) => next(before ?? emptyState));
      } else {
        setOwn(next);
      }
    },
    [isExample],
  );

  const closeExample = useCallback(() => {
    dismiss();
    exampleOffers.current.abort();
    setExample(null);
  }, [dismiss]);

  return {
    state,
    change,
    remove: useCallback(
      (words: string, next: (state: MonthState) => MonthState) => {
        const before = current.current;
        const after = next(before);
        change(() => after);
        offerUndo(
          words,
          () => change((now) => takenBack(now, before, after)),
          isExample ? exampleOffers.current.signal : whileOpen(),
        );
      },
      [change, isExample, whileOpen],
    ),
    addFiles: useCallback(
      (picked: PickedFiles) => {
        // Somebody's own files are not the example's.
        if (isExample) {
          closeExample();
        }
        read(picked, {
          change: setOwn,
          device: {found, open, isRefused: () => refused.current},
        });
      },
      [read, found, open, isExample, closeExample],
    ),
    nameColumns: useCallback(
      (next: NonNullable<CooperativeRecord['columns']>) => {
        change((before) => withInput(before, {columns: next}));
        read(Object.values(current.current.asked), {change, columns: next});
      },
      [read, change],
    ),
    reading,
    stop,
    notes,
    olderFile,
    keeping,
    findAgain,
    isExample,
    openExample: useCallback(
      (files: PickedFiles) => {
        exampleOffers.current = new AbortController();
        setExample(emptyState);
        read(files, {
          change: (next) => setExample((before) => before && next(before)),
        });
      },
      [read],
    ),
    closeExample,
    open: useCallback(
      (id: string) => {
        interrupt();
        open(id);
      },
      [open, interrupt],
    ),
    forget: useCallback(async () => {
      const before = current.current;
      await waitFor(forget);
      offerUndo(
        'Usunięto wszystko z tego urządzenia.',
        () => setOwn((now) => takenBack(now, before, emptyState)),
        whileOpen(),
      );
    }, [forget, waitFor, whileOpen]),
  };
}
