import type {FieldError} from '@cooperative/polish';
import type {ReadList} from '@cooperative/settlement/month';
import {type CooperativeRecord, isOlder} from '@cooperative/settlement/record';
import type {OlderFile} from '../cooperative/olderFile';
import {unkeptElsewhere} from '../cooperative/useKept';
import {today} from '../device/today';
import {emptyState, withFiles, withList, type MonthState} from './monthState';
import type {Opened} from './openFiles';

/** Files, at once or soon. */
export type PickedFiles = readonly File[] | Promise<readonly File[]>;

/** What was said of the last files: one message each. */
export interface MonthNote {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

/** Where files go, and what is said of their columns. */
export interface Place {
  readonly change: (next: (state: MonthState) => MonthState) => void;
  readonly columns?: CooperativeRecord['columns'];
  /** Where something may be kept already; none for files that only the page knows. */
  readonly device?: Device;
}

interface Device {
  /** What it has, once that is known. */
  readonly found: () => Promise<MonthState>;
  /** Opens the cooperative that a file is of. */
  readonly open: (id: string) => void;
  /** Whether the browser could not take the last change of the one that is open. */
  readonly isRefused: () => boolean;
}

/** Who is told of what happens meanwhile. */
interface Listener {
  readonly say: (...notes: readonly MonthNote[]) => void;
  /** Asks about a file that says less than what is known; null once it is decided. */
  readonly ask: (older: OlderFile | null) => void;
  /** One of so many files of meters is read. */
  readonly onFile: (name: string, count: number) => void;
}

/** Reads files and takes them in: first those that say who the cooperative is, then those of meters. */
export async function takeFiles(
  given: PickedFiles,
  place: Place,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const {arePacked, expandFiles} = await import('../meterFiles/expandFiles');
  const chosen = await given;
  const picked = arePacked(chosen) ? await expandFiles(chosen, signal) : chosen;
  const {sortFiles} = await import('./openFiles');
  const {meters, opened} = await sortFiles(picked);
  // What the device keeps comes first: files are added to it.
  const before = place.device ? await place.device.found() : emptyState;
  signal.throwIfAborted();
  const columns = await takeOpened(opened, before, place, listener);
  if (meters.length > 0) {
    await takeMeters(meters, {...place, columns}, listener, signal);
  }
}

/** Takes what files say of the cooperative and its points. Gives what is known of columns then. */
async function takeOpened(
  opened: readonly Opened[],
  kept: MonthState,
  {change, columns: named, device}: Place,
  {say, ask}: Listener,
): Promise<CooperativeRecord['columns']> {
  const {placeOf, withFile} = await import('../cooperative/readCooperativeFile');
  // As in the command, lists of points come on top of the cooperative's file, in whatever order they were given.
  const withLists = (state: MonthState): MonthState =>
    opened.reduce(
      (all, file) =>
        file.kind === 'points' && file.read.ok ? withList(all, file.read.value) : all,
      state,
    );
  const said: MonthNote[] = [];
  let before = kept;
  let columns = named ?? before.input.columns;
  for (const file of opened) {
    if (!file.read.ok) {
      said.push(...errorNotes(file.name, file.read.errors));
      continue;
    }
    if (file.kind === 'points') {
      change(withLists);
      said.push(...listNotes(file.name, file.read.value));
      continue;
    }
    const {name} = file;
    const other = device ? await placeOf(file.read.value.record, before.input) : null;
    if (device && other !== null) {
      if (device.isRefused()) {
        said.push({kind: 'error', message: unkeptElsewhere});
        continue;
      }
      device.open(other);
      before = await device.found();
      said.push({
        kind: 'info',
        message: 'To plik innej spółdzielni. Poprzednia została na tym urządzeniu.',
      });
    }
    const taken = withFile(before.input, file.read.value);
    columns = {...before.input.columns, ...named, ...taken.columns};
    // A file without any stays as it is.
    const input = Object.keys(columns).length > 0 ? {...taken, columns} : taken;
    const take = (): void => {
      change((now) => withLists({...now, input}));
      say({kind: 'info', message: `Wczytano plik spółdzielni: ${name}.`});
    };
    if (isOlder(input, before.input)) {
      const decide = (isTaken: boolean): void => {
        ask(null);
        if (isTaken) {
          take();
        }
      };
      ask({name, input, decide});
    } else {
      take();
    }
  }
  say(...said);
  return columns;
}

/** Reads files of meters in a worker, and lists among them. */
async function takeMeters(
  meters: readonly File[],
  {change, columns}: Place,
  {say, onFile}: Listener,
  signal: AbortSignal,
): Promise<void> {
  const {readMeters} = await import('./openFiles');
  const {read, failure} = await readMeters(
    meters,
    columns,
    {
      onFile: (name) => onFile(name, meters.length),
      onList: (name, list) => {
        if (list.ok) {
          change((before) => withList(before, list.value));
        }
        say(...(list.ok ? listNotes(name, list.value) : errorNotes(name, list.errors)));
      },
    },
    signal,
  );
  const arrived = today();
  change((before) =>
    withFiles(
      before,
      read.map((file) => ({...file, arrived})),
      meters,
    ),
  );
  if (failure !== null) {
    say({kind: 'error', message: failure});
  }
}

function listNotes(name: string, {notes}: ReadList): readonly MonthNote[] {
  return [`Wczytano listę punktów i członków: ${name}.`, ...notes].map((message) => ({
    kind: 'info',
    message,
  }));
}

function errorNotes(name: string, errors: readonly FieldError[]): readonly MonthNote[] {
  return errors.map(({message}) => ({kind: 'error', message: `${name}: ${message}`}));
}
