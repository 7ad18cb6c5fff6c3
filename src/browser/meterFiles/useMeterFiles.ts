import {useEffect, useState} from 'react';
import type {FileSet} from '@cooperative/meter-files';
import {reasonOf} from '../device/workerLine';
import {askReader} from './askReader';
import type {PickedFile} from './meterFiles.worker';

export interface MeterFilesState {
  /** How much has been read, from 0 to 1; null when nothing is being read. */
  readonly share: number | null;
  /** The result for the files last read, in their order; null before. */
  readonly read: {readonly files: readonly PickedFile[]; readonly set: FileSet} | null;
  /** Why nothing could be read, in Polish. */
  readonly failure: string | null;
}

const failures = {
  failed: 'Nie udało się uruchomić wczytywania. Odśwież stronę i wybierz pliki jeszcze raz.',
  tooLong: 'Wczytywanie trwało za długo i zostało przerwane. Podziel plik na krótsze okresy.',
} as const;

const idle: MeterFilesState = {share: null, read: null, failure: null};

/** Reads meter files, again whenever the files or what was said about them change. */
export function useMeterFiles(files: readonly PickedFile[], areMeters: boolean): MeterFilesState {
  const [state, setState] = useState(idle);
  useEffect(() => {
    if (files.length === 0) {
      setState(idle);
      return undefined;
    }
    setState(({read}) => ({share: 0, read, failure: null}));
    const stopping = new AbortController();
    askReader(
      files.length,
      (reader, hear) =>
        reader.member(
          files,
          areMeters,
          hear((share: number) => setState((before) => ({...before, share}))),
        ),
      stopping.signal,
    ).then(
      (set) => setState({share: null, read: {files, set}, failure: null}),
      (error: unknown) => {
        const reason = reasonOf(error);
        if (reason !== 'closed') {
          setState({...idle, failure: failures[reason]});
        }
      },
    );
    return () => stopping.abort();
  }, [files, areMeters]);
  return state;
}
