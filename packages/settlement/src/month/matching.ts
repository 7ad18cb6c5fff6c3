import {foldPolish, hourMs, type IsoDay, type Result, writePolishDate} from '@cooperative/polish';
import {
  type Account,
  combine,
  type Draft,
  hasLostDigits,
  type MeterFile,
  type PointFile,
  type Preference,
  toReadings,
} from '@cooperative/meter-files';
import {commonDays, momentsOf, numbersOf, type Days} from './life';
import type {Point} from '../record/schema';
import type {SellerFile} from './sellerBill';

/** A file of the cooperative, read. */
export interface MonthFile {
  readonly name: string;
  readonly read: Result<PointFile | SellerFile>;
  /** Of a file whose columns somebody has to name, or has named. */
  readonly heading?: string;
  /** The day on which somebody added it. */
  readonly arrived?: IsoDay | undefined;
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
  /** The day on which somebody added the file. */
  readonly arrived: IsoDay | undefined;
}

/** „szkola.csv (dodany 28.11.2026)” */
export function sourceText({fileName, arrived}: Pick<Part, 'fileName' | 'arrived'>): string {
  return arrived === undefined ? fileName : `${fileName} (dodany ${writePolishDate(arrived)})`;
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
export function partsOf(files: readonly MonthFile[]): readonly Part[] {
  return files.flatMap(({name, read, arrived}) =>
    read.ok && read.value.kind === 'read' ? partsOfFile({name, arrived}, read.value) : [],
  );
}

function partsOfFile(
  {name, arrived}: Pick<MonthFile, 'name' | 'arrived'>,
  {drafts, account}: Extract<PointFile, {readonly kind: 'read'}>,
): readonly Part[] {
  return drafts.map((draft) => {
    const [ppe = ''] = draft.meters;
    return {
      key: `${name} ${ppe}`.trim(),
      fileName: name,
      ppe,
      // Portals name all files alike: the name it has here tells it from the others.
      draft: {...draft, fileNames: [name]},
      account,
      arrived,
    };
  });
}

/**
 * Matches parts to points: by choice, then by the number in the file, then by the number or the name of the point in the
 * name of the file. A name that fits several points fits none; a number may be that of several, each on other days.
 */
export function matchParts(
  parts: readonly Part[],
  points: readonly Point[],
  choices: Choices,
): Matched {
  const ofPoints = points.map((): Part[] => []);
  const unmatched: Part[] = [];
  const numbered = points.map((point) => ({
    point,
    numbers: numbersOf(point).map(({ppe}) => plainNumber(ppe)),
  }));
  for (const part of parts) {
    const chosen = choices[part.key];
    if (chosen === null) {
      continue;
    }
    const own = withSameNumber(
      chosen === undefined
        ? pointsOf(part, numbered)
        : numbered.filter(({point}) => point.id === chosen),
      numbered,
    );
    numbered.forEach((point, index) => {
      if (own.includes(point)) {
        ofPoints[index]?.push(part);
      }
    });
    if (own.length === 0) {
      unmatched.push(part);
    }
  }
  return {ofPoints, unmatched};
}

/** A point with its numbers as they are compared. */
interface NumberedPoint {
  readonly point: Point;
  readonly numbers: readonly string[];
}

/** The points a part belongs to; none if nothing tells. */
function pointsOf(
  {ppe, fileName}: Part,
  points: readonly NumberedPoint[],
): readonly NumberedPoint[] {
  const number = plainNumber(ppe);
  const inName = plainNumber(fileName);
  if (hasLostDigits(number)) {
    return [];
  }
  if (number !== '') {
    return points.filter(({numbers}) => numbers.includes(number));
  }
  const named = points.filter(({numbers}) => numbers.some((own) => isInName(own, inName)));
  const found = new Set(
    named.flatMap(({numbers}) => numbers.filter((own) => inName.includes(own))),
  );
  if (named.length > 0) {
    return found.size === 1 ? named : [];
  }
  const said = wordsOf(fileName);
  const words = points.filter(({point}) => {
    const own = wordsOf(point.id);
    return own.length > 0 && own.every((word) => said.includes(word));
  });
  return words.length === 1 ? words : [];
}

/** These points and those with the number of one of them: the same place on other days. */
function withSameNumber(
  own: readonly NumberedPoint[],
  points: readonly NumberedPoint[],
): readonly NumberedPoint[] {
  const wanted = new Set(own.flatMap(({numbers}) => numbers));
  return points.filter(
    (point) => own.includes(point) || point.numbers.some((number) => wanted.has(number)),
  );
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

/** What says on which days the readings of a point count. */
type PointDays = Pick<Point, 'ppe' | 'earlierPpe' | 'from' | 'to'>;

/**
 * Joins the parts of one point, within its days and those of its numbers; null if it has none, an error if they cannot
 * belong together.
 */
export function joinParts(
  parts: readonly Part[],
  point: PointDays = {},
  prefer?: Preference,
): Result<PointReadings> | null {
  const [first, ...others] = parts.flatMap((part) =>
    draftWithin(part.draft, daysOfPart(part, point)),
  );
  if (!first) {
    return null;
  }
  const joined = combine([first, ...others], {areOnePoint: true, prefer});
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

/** The readings of these days; none if the file has no other. */
function draftWithin(draft: Draft, days: Days): readonly Draft[] {
  const [fromMs, toMs] = momentsOf(days);
  const isWithin = (at: number): boolean => at >= fromMs && at < toMs;
  const within = (series: Float64Array | null): Float64Array | null =>
    series?.map((kwh, hour) => (isWithin(draft.startMs + hour * hourMs) ? kwh : Number.NaN)) ??
    null;
  if (fromMs === -Infinity && toMs === Infinity) {
    return [draft];
  }
  const series = mapped(draft.series, within);
  const isEmpty = Object.values(series).every(
    (own) => own === null || own.every((kwh) => Number.isNaN(kwh)),
  );
  return isEmpty
    ? []
    : [
        {
          ...draft,
          series,
          duplicates: draft.duplicates.filter(isWithin),
          replaced: draft.replaced.filter(isWithin),
          doubtful: draft.doubtful.filter(({startMs}) => isWithin(startMs)),
          lateStarts: draft.lateStarts.filter(({startMs}) => isWithin(startMs)),
        },
      ];
}

function mapped(
  {withdrawn, injected, withdrawnNet, injectedNet, generation}: Draft['series'],
  change: (series: Float64Array | null) => Float64Array | null,
): Draft['series'] {
  return {
    withdrawn: change(withdrawn),
    injected: change(injected),
    withdrawnNet: change(withdrawnNet),
    injectedNet: change(injectedNet),
    generation: change(generation),
  };
}

/** Hours with energy, drawn and given. */
export interface OutsideHours {
  readonly hours: number;
  readonly kwh: number;
}

/** What a part has on days of none of the points it belongs to: nobody's. */
export function outsideHours(
  {ofPoints}: Matched,
  points: readonly Point[],
  part: Part,
): OutsideHours {
  const spans = points.flatMap((point, index) =>
    ofPoints[index]?.includes(part) === true ? [momentsOf(daysOfPart(part, point))] : [],
  );
  const isOutside = (at: number): boolean =>
    spans.every(([fromMs, toMs]) => at < fromMs || at >= toMs);
  const {startMs, series} = part.draft;
  const hours = new Set<number>();
  let kwh = 0;
  if (
    spans.length === 0 ||
    spans.some(([fromMs, toMs]) => fromMs === -Infinity && toMs === Infinity)
  ) {
    return {hours: 0, kwh};
  }
  for (const own of [
    series.withdrawn ?? series.withdrawnNet,
    series.injected ?? series.injectedNet,
  ]) {
    own?.forEach((value, hour) => {
      if (value > 0 && isOutside(startMs + hour * hourMs)) {
        hours.add(hour);
        kwh += value;
      }
    });
  }
  return {hours: hours.size, kwh};
}

/** The days on which a part counts for a point: its own, and those of the number in the part, or in the name of its file. */
function daysOfPart({ppe, fileName}: Part, point: PointDays): Days {
  const number = plainNumber(ppe);
  const inName = plainNumber(fileName);
  const [own, ...others] = numbersOf(point).filter((one) =>
    number === '' ? isInName(plainNumber(one.ppe), inName) : plainNumber(one.ppe) === number,
  );
  return commonDays(point, own && others.length === 0 ? own : {});
}

/** A shorter number may be a part of a date. */
function isInName(number: string, inName: string): boolean {
  return number.length >= 6 && inName.includes(number);
}
