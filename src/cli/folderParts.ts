import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {listIn, type MonthFile, readMonthFile} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import type {MeterAnswers} from './meterAnswers';
import {openPart, openParts} from './openParts';

const tables = /\.(?:csv|tsv|tab|txt|xlsx?|json|xml|zip)$/i;

/** Files on the disk, of which those of meters and of the seller are to be read. */
interface FilesToRead {
  readonly files: readonly string[];
  /** Names of parts that are something else. */
  readonly known: ReadonlySet<string>;
  readonly columns: CooperativeRecord['columns'];
  readonly answers: MeterAnswers;
}

/** A file as it was read, or the list of points that a workbook turned out to be. */
type FolderPart =
  | MonthFile
  | {readonly name: string; readonly list: NonNullable<ReturnType<typeof listIn>>};

/** What readers side by side share. */
export interface SharedReading extends FilesToRead {
  /** By the place of a file, whether one of them has taken it. */
  readonly taken: Int32Array;
}

/** So many bytes are read sooner by two, though the second one has to start. */
const manyBytes = 10_000_000;

/** The files of a folder in order, without one that is none of the cooperative's. */
export function filesIn(folder: string, skipped: string | undefined): readonly string[] {
  return readdirSync(folder)
    .sort()
    .filter((name) => tables.test(name) && path.resolve(folder, name) !== skipped)
    .map((name) => path.join(folder, name));
}

/** What is in the files, in their order; many are read by two readers side by side. */
export async function readParts(wanted: FilesToRead): Promise<readonly FolderPart[]> {
  const {files} = wanted;
  const taken = new Int32Array(new SharedArrayBuffer(files.length * Int32Array.BYTES_PER_ELEMENT));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const shared = {...wanted, taken};
  const [own, others] = await Promise.all([
    bytes > manyBytes ? bySecondReader(shared) : [],
    readUntaken(shared),
  ]);
  const read = new Map([...own, ...others]);
  return files.flatMap((_, place) => read.get(place) ?? []);
}

function bySecondReader(shared: SharedReading): ReturnType<typeof readUntaken> {
  return new Promise((resolve, reject) => {
    new Worker(path.join(__dirname, 'run.mjs'), {
      argv: [path.join(__dirname, 'secondReader.ts')],
      workerData: shared,
      // Garbage of a few files, so that two readers take little more memory than one.
      resourceLimits: {maxYoungGenerationSizeMb: 12},
    })
      .once('message', resolve)
      .once('error', reject);
  });
}

/** Reads the files that no other reader has taken, each with its place. */
export async function readUntaken({
  files,
  known,
  columns,
  answers,
  taken,
}: SharedReading): Promise<readonly (readonly [number, readonly FolderPart[]])[]> {
  const read: (readonly [number, readonly FolderPart[]])[] = [];
  for (const [place, file] of files.entries()) {
    if (Atomics.exchange(taken, place, 1) === 0) {
      const parts: FolderPart[] = [];
      // One after the other: only the hours of each are kept, not its text.
      for (const part of await openParts(file)) {
        if (!known.has(part.name)) {
          const source = await openPart(part);
          const list = listIn(source);
          parts.push(
            list ? {name: part.name, list} : readMonthFile(source, columns, undefined, answers),
          );
        }
      }
      read.push([place, parts]);
    }
  }
  return read;
}
