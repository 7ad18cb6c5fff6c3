import {foldPolish} from '../kernel/text';
import type {Result} from '../kernel/result';
import {
  combine,
  toReadings,
  type Account,
  type Draft,
  type MeterFile,
  type PointFile,
  type Preference,
} from '../meterFiles';
import type {Point} from './schema';

/** A file of the cooperative, read. */
export interface FolderFile {
  readonly name: string;
  readonly read: Result<PointFile>;
  /** Of a file whose columns somebody has to name, or has named. */
  readonly heading?: string;
}

/** The readings of one point of delivery in one file. */
export interface Part {
  /** Names the part in choices: the file and the number in it. */
  readonly key: string;
  readonly fileName: string;
  /** As the file has it; empty if it names none. */
  readonly ppe: string;
  readonly draft: Draft;
  /** What was made of the columns of the file. */
  readonly account: Account;
}

/** What somebody chose for a part: a point by its name, or to leave it out. */
export type Choices = Readonly<Record<string, string | null>>;

/** Hourly energy of one point, kWh; `NaN` for a missing reading. */
export interface PointReadings extends Pick<
  MeterFile,
  | 'gaps'
  | 'duplicates'
  | 'estimated'
  | 'corrected'
  | 'replaced'
  | 'chosen'
  | 'doubtful'
  | 'lateStarts'
  | 'unknownStatuses'
> {
  readonly startMs: number;
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
  /** Generated behind the meter, if it was measured. */
  readonly generation?: Float64Array;
}

/** Whose each part is. */
export interface Matched {
  /** The parts of each point, in the order of the points. */
  readonly ofPoints: readonly (readonly Part[])[];
  /** Parts of no point that somebody knows of. */
  readonly unmatched: readonly Part[];
}

/** All parts of the files that could be read. */
export function partsOf(files: readonly FolderFile[]): readonly Part[] {
  return files.flatMap(({name, read}) =>
    read.ok && read.value.kind === 'read' ? partsOfFile(name, read.value) : [],
  );
}

function partsOfFile(
  name: string,
  {drafts, account}: Extract<PointFile, {readonly kind: 'read'}>,
): readonly Part[] {
  return drafts.map((draft) => {
    const [ppe = ''] = draft.meters;
    return {key: `${name} ${ppe}`.trim(), fileName: name, ppe, draft, account};
  });
}

/**
 * Matches parts to points: by choice, then by the number in the file, then by the number or the name of the point in the
 * name of the file. A name that fits several points fits none.
 */
export function matchParts(
  parts: readonly Part[],
  points: readonly Point[],
  choices: Choices,
): Matched {
  const ofPoints = points.map((): Part[] => []);
  const unmatched: Part[] = [];
  for (const part of parts) {
    const chosen = choices[part.key];
    if (chosen === null) {
      continue;
    }
    const index =
      chosen === undefined ? pointOf(part, points) : points.findIndex(({id}) => id === chosen);
    (ofPoints[index] ?? unmatched).push(part);
  }
  return {ofPoints, unmatched};
}

/** The place of the point a part belongs to; -1 if nothing tells. */
function pointOf({ppe, fileName}: Part, points: readonly Point[]): number {
  const number = plainNumber(ppe);
  if (number !== '') {
    return points.findIndex((point) => plainNumber(point.ppe ?? '') === number);
  }
  const inName = plainNumber(fileName);
  return only(
    points,
    ({ppe: own = ''}) => plainNumber(own).length >= 6 && inName.includes(plainNumber(own)),
    ({id}) =>
      wordsOf(id).length > 0 && wordsOf(id).every((word) => wordsOf(fileName).includes(word)),
  );
}

/** The only point that the first of these tests with any fits; -1 if there are none or more. */
function only(points: readonly Point[], ...tests: readonly ((point: Point) => boolean)[]): number {
  for (const test of tests) {
    const found = points.filter(test);
    if (found.length > 0) {
      return found.length === 1 ? points.findIndex((point) => point === found[0]) : -1;
    }
  }
  return -1;
}

/** A number without the spaces, dashes and the country that some put in it. */
export function plainNumber(ppe: string): string {
  return ppe
    .toUpperCase()
    .replaceAll(/[\s\-_]/g, '')
    .replace(/^PL/, '');
}

function wordsOf(text: string): readonly string[] {
  return foldPolish(text).match(/[a-z0-9]+/g) ?? [];
}

/** Points for parts that belong to none: one for each number, or for each file without one. */
export function pointsFor(unmatched: readonly Part[], points: readonly Point[]): readonly Point[] {
  const taken = new Set(points.map(({id}) => id));
  const numbers = new Set<string>();
  return unmatched.flatMap(({ppe, fileName}): Point[] => {
    const name = ppe === '' ? nameIn(fileName) : ppe;
    if (numbers.has(plainNumber(ppe)) || taken.has(name)) {
      return [];
    }
    taken.add(name);
    if (ppe !== '') {
      numbers.add(plainNumber(ppe));
    }
    return [{id: name, ...(ppe !== '' && {ppe})}];
  });
}

/** The name of a file without what tells one direction from the other. */
function nameIn(fileName: string): string {
  const name = fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/pob[oó]r|nadwy[zż]ka|oddanie/gi, ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return name === '' ? fileName : name;
}

/** Joins the parts of one point; null if it has none, an error if they cannot belong together. */
export function joinParts(
  parts: readonly Part[],
  prefer?: Preference,
): Result<PointReadings> | null {
  const [first, ...others] = parts.map(({draft}) => draft);
  if (!first) {
    return null;
  }
  const joined = combine([first, ...others], {prefer});
  if (!joined.ok) {
    return joined;
  }
  const {withdrawn, injected, generation} = toReadings(joined.value);
  const {startMs, gaps, duplicates, estimated, corrected, replaced, doubtful} = joined.value;
  const {chosen, lateStarts, unknownStatuses} = joined.value;
  return {
    ok: true,
    value: {
      startMs,
      withdrawn,
      injected,
      ...(generation && {generation}),
      gaps,
      duplicates,
      estimated,
      corrected,
      replaced,
      chosen,
      doubtful,
      lateStarts,
      unknownStatuses,
    },
  };
}
