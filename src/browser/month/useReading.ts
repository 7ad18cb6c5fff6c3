import {useCallback, useRef, useState} from 'react';
import type {OlderFile} from '../cooperative/olderFile';
import {takeFiles, type MonthNote, type PickedFiles, type Place} from './takeFiles';

/** Files that are being read. */
interface Reading {
  /** From 0 to 1. */
  readonly share: number;
  /** Names of those that are done, the last one first. */
  readonly done: readonly string[];
}

export interface ReadingUse {
  /** How far the reading of files is; null when nothing is being read. */
  readonly reading: Reading | null;
  readonly notes: readonly MonthNote[];
  readonly olderFile: OlderFile | null;
  /** Reads files once those given before are read. */
  readonly read: (files: PickedFiles, place: Place) => void;
  readonly stop: () => void;
  /** Stops, and forgets what was said. */
  readonly dismiss: () => void;
  /** Nothing more comes of files given before, as another cooperative is opened; that is said. */
  readonly interrupt: () => void;
  /** Nothing more comes of files given before. Those given meanwhile wait until `work` is done. */
  readonly waitFor: (work: () => Promise<void>) => Promise<void>;
}

/** The reading of files, one lot after another: how far it is, what was said of them and what is asked. */
export function useReading(): ReadingUse {
  const [reading, setReading] = useState<Reading | null>(null);
  const [notes, setNotes] = useState<readonly MonthNote[]>([]);
  const [olderFile, setOlderFile] = useState<OlderFile | null>(null);
  const stopReading = useRef<(() => void) | null>(null);
  // Those that were begun, one after another, and how many of them are not done.
  const lastReading = useRef(Promise.resolve());
  const readings = useRef(0);
  // Counts the cooperatives that were open: files are never added to another one than they were given to.
  const openings = useRef(0);

  const read = useCallback((given: PickedFiles, place: Place) => {
    const stopping = new AbortController();
    const givenTo = openings.current;
    const isStale = (): boolean => givenTo !== openings.current;
    const change: Place['change'] = (next) => {
      if (!isStale()) {
        place.change(next);
      }
    };
    const say = (...said: readonly MonthNote[]): void => {
      if (!isStale()) {
        setNotes((before) => [...before, ...said]);
      }
    };
    const onFile = (name: string, count: number): void => {
      setReading(
        (before) =>
          before && {share: (before.done.length + 1) / count, done: [name, ...before.done]},
      );
    };
    const take = async (): Promise<void> => {
      if (!isStale()) {
        stopReading.current = () => stopping.abort();
        await takeFiles(
          given,
          {...place, change},
          {say, ask: setOlderFile, onFile},
          stopping.signal,
        );
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
        return take();
      })
      .catch(() => say(stopping.signal.aborted ? stoppedEarly : notRead))
      .finally(() => {
        stopReading.current = null;
        readings.current -= 1;
        if (readings.current === 0) {
          setReading(null);
        }
      });
  }, []);

  const stop = useCallback(() => stopReading.current?.(), []);

  const end = useCallback(() => {
    openings.current += 1;
    stop();
    setOlderFile(null);
  }, [stop]);

  return {
    reading,
    notes,
    olderFile,
    read,
    stop,
    dismiss: useCallback(() => {
      stop();
      setNotes([]);
    }, [stop]),
    interrupt: useCallback(() => {
      setNotes(readings.current > 0 ? [interrupted] : []);
      end();
    }, [end]),
    waitFor: useCallback(
      async (work: () => Promise<void>) => {
        end();
        const working = work();
        lastReading.current = Promise.allSettled([lastReading.current, working]).then(
          () => undefined,
        );
        await working;
        setNotes([]);
      },
      [end],
    ),
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
