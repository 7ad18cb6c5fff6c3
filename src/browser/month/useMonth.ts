import {useCallback, useEffect, useRef, useState} from 'react';
import {type CooperativeRecord, isOlder} from '@cooperative/settlement/record';
import type {ReadList} from '@cooperative/settlement/pointsCsv';
import type {FieldError} from '@cooperative/polish';
import type {OlderFile} from '../cooperative/olderFile';
import {today} from '../device/today';
import {notify} from '../notifications/notify';
import {
  emptyState,
  takenBack,
  withAll,
  withFiles,
  withInput,
  withList,
  type MonthState,
} from './monthState';
import {unkeptElsewhere, useKept, type Keeping} from '../cooperative/useKept';

/** What was said of the last files: one message each. */
interface MonthNote {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

/** Files that are being read. */
interface Reading {
  /** From 0 to 1. */
  readonly share: number;
  /** Names of those that are done, the last one first. */
  readonly done: readonly string[];
}

export interface MonthUse {
  readonly state: MonthState;
  readonly change: (next: (state: MonthState) => MonthState) => void;
  /** Changes by taking something away, which is told in these words and can be taken back. */
  readonly remove: (words: string, next: (state: MonthState) => MonthState) => void;
  /** Reads files, also those that are still being made. */
  readonly addFiles: (picked: PickedFiles) => void;
  /** Says what the columns of unknown files are, by heading, and reads those files again. */
  readonly nameColumns: (columns: NonNullable<CooperativeRecord['columns']>) => void;
  /** How far the reading of files is; null when nothing is being read. */
  readonly reading: Reading | null;
  readonly stop: () => void;
  readonly notes: readonly MonthNote[];
  readonly olderFile: OlderFile | null;
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

/** Files, at once or soon. */
type PickedFiles = readonly File[] | Promise<readonly File[]>;

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
  const [reading, setReading] = useState<Reading | null>(null);
  const [notes, setNotes] = useState<readonly MonthNote[]>([]);
  const [olderFile, setOlderFile] = useState<OlderFile | null>(null);
  const stopReading = useRef<(() => void) | null>(null);
  // Those that were begun, one after another, and how many of them are not done.
  const lastReading = useRef(Promise.resolve());
  const readings = useRef(0);
  // Counts the cooperatives that were open: files are never added to another one than they were given to.
  const openings = useRef(0);
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

  const read = useCallback(
    (given: PickedFiles, give: typeof change, named?: CooperativeRecord['columns']) => {
      const stopping = new AbortController();
      const givenTo = openings.current;
      const isStale = (): boolean => givenTo !== openings.current;
      const set: typeof change = (next) => {
        if (!isStale()) {
          give(next);
        }
      };
      const say = (...said: readonly MonthNote[]): void => {
        if (!isStale()) {
          setNotes((before) => [...before, ...said]);
        }
      };
      const add = async (): Promise<void> => {
        if (isStale()) {
          return;
        }
        stopReading.current = () => {
          stopping.abort();
        };
        const {arePacked, expandFiles} = await import('../meterFiles/expandFiles');
        const chosen = await given;
        const picked = arePacked(chosen) ? await expandFiles(chosen, stopping.signal) : chosen;
        const [{placeOf, withFile}, {sortFiles, readMeters}] = await Promise.all([
          import('../cooperative/readCooperativeFile'),
          import('./openFiles'),
        ]);
        const {meters, opened} = await sortFiles(picked);
        // What the device keeps comes first: files are added to it.
        let before = give === setOwn ? await found() : emptyState;
        stopping.signal.throwIfAborted();
        const said: MonthNote[] = [];
        // As in the command, lists of points come on top of the cooperative's file, in whatever order they were given.
        const withLists = (state: MonthState): MonthState =>
          opened.reduce(
            (all, file) =>
              file.kind === 'points' && file.read.ok ? withList(all, file.read.value) : all,
            state,
          );
        let known = named ?? before.input.columns;
        for (const file of opened) {
          if (!file.read.ok) {
            said.push(...errorNotes(file.name, file.read.errors));
          } else if (file.kind === 'cooperative') {
            const {name} = file;
            const place =
              give === setOwn ? await placeOf(file.read.value.record, before.input) : null;
            if (place !== null && refused.current) {
              said.push({kind: 'error', message: unkeptElsewhere});
              continue;
            }
            if (place !== null) {
              open(place);
              before = await found();
              said.push({
                kind: 'info',
                message: 'To plik innej spółdzielni. Poprzednia została na tym urządzeniu.',
              });
            }
            const taken = withFile(before.input, file.read.value);
            known = {...before.input.columns, ...named, ...taken.columns};
            // A file without any stays as it is.
            const input = Object.keys(known).length > 0 ? {...taken, columns: known} : taken;
            const take = (): void => {
              set((before) => withLists({...before, input}));
              say({kind: 'info', message: `Wczytano plik spółdzielni: ${name}.`});
            };
            if (isOlder(input, before.input)) {
              const decide = (isTaken: boolean): void => {
                setOlderFile(null);
                if (isTaken) {
                  take();
                }
              };
              setOlderFile({name, input, decide});
            } else {
              take();
            }
          } else {
            set(withLists);
            said.push(...listNotes(file.name, file.read.value));
          }
        }
        say(...said);
        if (meters.length === 0) {
          return;
        }
        const {read: files, failure} = await readMeters(
          meters,
          known,
          {
            onFile: (name) => {
              setReading(
                (before) =>
                  before && {
                    share: (before.done.length + 1) / meters.length,
                    done: [name, ...before.done],
                  },
              );
            },
            onList: (name, list) => {
              if (list.ok) {
                set((before) => withList(before, list.value));
              }
              say(...(list.ok ? listNotes(name, list.value) : errorNotes(name, list.errors)));
            },
          },
          stopping.signal,
        );
        const arrived = today();
        set((before) =>
          withFiles(
            before,
            files.map((file) => ({...file, arrived})),
            meters,
          ),
        );
        if (failure !== null) {
          say({kind: 'error', message: failure});
        }
      };
      const begun: Reading = {share: 0, done: []};
      if (readings.current === 0) {
        setNotes([]);
        setReading(begun);
      }
      readings.current += 1;
      lastReading.current = lastReading.current
        .then(() => {
          setReading(begun);
          return add();
        })
        .catch(() => {
          say(stopping.signal.aborted ? stoppedEarly : notRead);
        })
        .finally(() => {
          stopReading.current = null;
          readings.current -= 1;
          if (readings.current === 0) {
            setReading(null);
          }
        });
    },
    [found, open],
  );

  const endReadings = useCallback(() => {
    openings.current += 1;
    stopReading.current?.();
    setOlderFile(null);
  }, []);

  const closeExample = useCallback(() => {
    stopReading.current?.();
    exampleOffers.current.abort();
    setExample(null);
    setNotes([]);
  }, []);

  return {
    state,
    change,
    remove: useCallback(
      (words: string, next: (state: MonthState) => MonthState) => {
        const before = current.current;
        const after = next(before);
        change(() => after);
        notify({
          kind: 'info',
          text: words,
          action: {
            label: 'Cofnij',
            onSelect: () => {
              change((now) => takenBack(now, before, after));
            },
          },
          signal: isExample ? exampleOffers.current.signal : whileOpen(),
        });
      },
      [change, isExample, whileOpen],
    ),
    addFiles: useCallback(
      (picked: PickedFiles) => {
        // Somebody's own files are not the example's.
        if (isExample) {
          closeExample();
        }
        read(picked, setOwn);
      },
      [read, isExample, closeExample],
    ),
    nameColumns: useCallback(
      (next: NonNullable<CooperativeRecord['columns']>) => {
        change((before) => withInput(before, {columns: next}));
        read(Object.values(current.current.asked), change, next);
      },
      [read, change],
    ),
    reading,
    stop: useCallback(() => stopReading.current?.(), []),
    notes,
    olderFile,
    keeping,
    findAgain,
    isExample,
    openExample: useCallback(
      (files: PickedFiles) => {
        exampleOffers.current = new AbortController();
        setExample(emptyState);
        read(files, (next) => {
          setExample((before) => before && next(before));
        });
      },
      [read],
    ),
    closeExample,
    open: useCallback(
      (id: string) => {
        setNotes(readings.current > 0 ? [interrupted] : []);
        endReadings();
        open(id);
      },
      [open, endReadings],
    ),
    forget: useCallback(async () => {
      const before = current.current;
      endReadings();
      const forgetting = forget();
      // Files given meanwhile wait, or they would go with the rest.
      lastReading.current = Promise.allSettled([lastReading.current, forgetting]).then(
        () => undefined,
      );
      await forgetting;
      setNotes([]);
      notify({
        kind: 'info',
        text: 'Usunięto wszystko z tego urządzenia.',
        action: {
          label: 'Cofnij',
          onSelect: () => {
            setOwn((now) => takenBack(now, before, emptyState));
          },
        },
        signal: whileOpen(),
      });
    }, [forget, endReadings, whileOpen]),
  };
}

const interrupted: MonthNote = {
  kind: 'error',
  message:
    'Wczytywanie przerwane, bo otwarto inną spółdzielnię. Pliki, których nie wczytano, dodaj jeszcze raz w\u00a0tej, do której należą.',
};

const stoppedEarly: MonthNote = {
  kind: 'info',
  message: 'Wczytywanie zatrzymane. Z\u00a0tych plików niczego nie wzięto.',
};

const notRead: MonthNote = {
  kind: 'error',
  message: 'Nie udało się wczytać plików. Odśwież stronę i dodaj je jeszcze raz.',
};

function listNotes(name: string, {notes}: ReadList): readonly MonthNote[] {
  return [`Wczytano listę punktów i członków: ${name}.`, ...notes].map((message) => ({
    kind: 'info',
    message,
  }));
}

function errorNotes(name: string, errors: readonly FieldError[]): readonly MonthNote[] {
  return errors.map(({message}) => ({kind: 'error', message: `${name}: ${message}`}));
}
