import {failed, hourMs, inQuotes, lazy, ok, type Result, unreadableFile} from '@cooperative/polish';
import {assemble, type Draft, type DraftOrigin} from './assemble';
import {directionAbove, directionOfName, roleOf, saysBalanced} from './table/columnWords';
import {combine, type CombineOptions} from './combine';
import {partedBy} from './table/alignedText';
import {chunksOf, oneChunk} from './table/chunks';
import {decode} from './table/decode';
import {preambleOf} from './table/head';
import {meaningOf} from './table/meaning';
import {recognise} from './table/layouts';
import {mappedPlan, namedPlan, tableHead} from './table/saidColumns';
import {headerOf, type ListPlan, type Plan} from './table/plan';
import type {Reading as TrackReading, TrackSet} from './tracks/collector';
import {readDays} from './tracks/readDays';
import {readList} from './tracks/readList';
import {Refusal} from './refusal';
import {keptTable, textTable, type Table} from './table/rows';
import {BeyondSample, sampleOf} from './table/sample';
import {doubtOfUnit} from './plausibility';
import {plainPoint, pointAbove, pointInName} from './pointNumber';
import {basis} from './summary';
import {splitTable} from './table/splitTable';
import type {TableRow} from './table/tableRow';
import {hasOtherUnit} from './table/units';
import {withWholeDays} from './table/datesAbove';
import {timesAcross} from './table/timesAcross';
import type {
  Account,
  Direction,
  FileOutcome,
  MeterFile,
  Question,
  ReadOptions,
  SourceFile,
} from './types';
import {meterFileLimits} from './limits';

/** A file that has been read but not yet joined with others: in one draft, or in one for each point of delivery. */
type Understood<Drafts> =
  | {readonly kind: 'read'; readonly draft: Drafts; readonly account: Account}
  | {readonly kind: 'leftOut'; readonly meters: readonly string[]};

type Reading<Drafts = Draft> =
  | Understood<Drafts>
  | ({
      readonly kind: 'unknown';
      readonly asDirection?: (direction: Direction) => Understood<Drafts>;
    } & Question);

/** What is made of the readings of a file. */
type Assemble<Drafts extends Draft | readonly Draft[]> = (
  tracks: TrackSet,
  origin: DraftOrigin,
) => Drafts;

/** The outcome of each of a member's files, and of joining those that were read. */
export interface FileSet {
  readonly outcomes: readonly Result<FileOutcome>[];
  /** Null if no file was read. */
  readonly joined: Result<MeterFile> | null;
  /** Points of delivery named in the files, including those left out. */
  readonly meters: readonly string[];
}

/** A file of a whole cooperative: one draft for each point of delivery in it. */
export type PointFile =
  | {
      readonly kind: 'read';
      readonly drafts: readonly Draft[];
      readonly account: Account;
    }
  | ({readonly kind: 'unknown'} & Question);

/** Reads the files of one member. A bad file never stops the others, and no content makes it throw. */
export function readMeterFiles(
  files: readonly (SourceFile & {readonly options?: ReadOptions})[],
  options: CombineOptions = {},
): FileSet {
  const readings = settleDirections(
    files.map(({options: own = {}, ...file}) => read(file, own, assemble)),
  );
  const outcomes = readings.map((reading): Result<FileOutcome> => {
    if (!reading.ok) {
      return reading;
    }
    if (reading.value.kind === 'unknown') {
      const {asDirection: _, ...question} = reading.value;
      return ok(question);
    }
    if (reading.value.kind === 'leftOut') {
      return ok({kind: 'leftOut'});
    }
    const {draft, account} = reading.value;
    // Generation comes in a file of its own, which is complete only with the others.
    if (isOnlyGeneration(draft)) {
      return ok({kind: 'part', account});
    }
    const alone = combine([draft]);
    return alone.ok ? ok({kind: 'read', account}) : alone;
  });
  const [first, ...others] = readings.flatMap((reading) =>
    reading.ok && reading.value.kind === 'read' ? [reading.value.draft] : [],
  );
  return {
    outcomes,
    joined: first === undefined ? null : combine([first, ...others], options),
    meters: [
      ...new Set(readings.flatMap((reading) => (reading.ok ? metersOf(reading.value) : []))),
    ],
  };
}

function isOnlyGeneration({series}: Draft): boolean {
  return series.generation !== null && basis(series).every((values) => values === null);
}

function metersOf(reading: Reading): readonly string[] {
  switch (reading.kind) {
    case 'read':
      return reading.draft.meters;
    case 'leftOut':
      return reading.meters;
    case 'unknown':
      return [];
  }
}

/** Reads one file of one point of delivery or of many, each in a draft of its own. No content makes it throw. */
export function readPointFile(file: SourceFile, options: ReadOptions = {}): Result<PointFile> {
  const reading = read(file, options, assemblePoints);
  if (!reading.ok) {
    return reading;
  }
  switch (reading.value.kind) {
    case 'read':
      return ok({
        kind: 'read',
        drafts: reading.value.draft,
        account: reading.value.account,
      });
    case 'leftOut':
      return ok({kind: 'read', drafts: [], account: nothing});
    case 'unknown': {
      const {asDirection: _, ...question} = reading.value;
      return ok(question);
    }
  }
}

/** Of a file that has nothing of the wanted point. */
const nothing: Account = {columns: [], leftOut: [], notes: []};

function assemblePoints(set: TrackSet, origin: DraftOrigin): readonly Draft[] {
  const meters = new Set(set.tracks.map(({meter}) => meter));
  // Of no readings, one draft is refused.
  return [...(meters.size > 0 ? meters : [''])].map((meter) =>
    assemble(
      {
        ...set,
        tracks: set.tracks.filter((track) => track.meter === meter),
        meters: meter === '' ? [] : [meter],
      },
      origin,
    ),
  );
}

function read<Drafts extends Draft | readonly Draft[]>(
  {name, bytes, table, sheet, refusal}: SourceFile,
  options: ReadOptions,
  make: Assemble<Drafts>,
): Result<Reading<Drafts>> {
  try {
    if (bytes === null) {
      throw new Refusal(unreadableFile);
    }
    if (bytes.length > meterFileLimits.megabytes * 1_000_000) {
      throw new Refusal(
        `Plik jest za duży. Największy rozmiar to ${meterFileLimits.megabytes} MB. Podziel go na krótsze okresy i wybierz wszystkie części.`,
      );
    }
    if (refusal !== undefined) {
      throw new Refusal(refusal);
    }
    const tick = watch(options);
    const told = sheet === undefined ? name : `${name}, arkusz ${sheet}`;
    const text = lazy(() => decode(bytes));
    const whole = (): Reading<Drafts> => {
      const rows =
        table ??
        splitTable(text(), (share) => {
          tick(share * 0.5);
        });
      return readRows(rows, {
        name,
        told,
        options,
        make,
        tableOf: ({body}) => keptTable(body),
        tick: (share) => {
          tick(0.5 + share * 0.5);
        },
      });
    };
    const chunks = table ? null : (chunksOf(bytes) ?? oneChunk(text()));
    const sample = chunks && partedBy(chunks.first) === null ? sampleOf(chunks) : null;
    const reading =
      chunks === null || sample === null
        ? whole()
        : bySample(
            () =>
              readRows(sample, {
                name,
                told,
                options,
                make,
                tableOf: ({body: [first]}) => textTable(chunks, first?.line ?? 1),
                tick,
              }),
            whole,
          );
    tick(1);
    return ok(reading);
  } catch (error) {
    if (error instanceof Refusal) {
      return failed(error.messages.map((message) => ({field: name, message})));
    }
    throw error;
  }
}

/** Reads by the beginning of a file, and whole if that does not decide. */
function bySample<Drafts>(
  sampled: () => Reading<Drafts>,
  whole: () => Reading<Drafts>,
): Reading<Drafts> {
  const reading = unlessBeyond(sampled, whole);
  if (reading.kind !== 'unknown' || !reading.asDirection) {
    return reading;
  }
  const {asDirection} = reading;
  return {
    ...reading,
    asDirection: (said) =>
      unlessBeyond(
        () => asDirection(said),
        () => {
          const again = whole();
          if (again.kind !== 'unknown') {
            return again;
          }
          if (!again.asDirection) {
            throw new Refusal(again.reason);
          }
          return again.asDirection(said);
        },
      ),
  };
}

function unlessBeyond<T>(sampled: () => T, whole: () => T): T {
  try {
    return sampled();
  } catch (error) {
    if (error instanceof BeyondSample) {
      return whole();
    }
    throw error;
  }
}

const oneSided =
  'W każdej godzinie jest sam pobór albo samo oddanie, więc to energia po bilansowaniu: drugą stronę policzono jako zero.';

/** Why nobody knows what labels name: a heading that says it is at odds with their looks. */
function labelsReason(plan: Plan): string {
  const said = plan.shape === 'list' ? plan.labelsOfHeading : null;
  return said === null
    ? 'Z pliku nie wynika, czy godzina oznacza początek, czy koniec przedziału.'
    : `Plik mówi, że godzina oznacza ${said === 'end' ? 'koniec' : 'początek'} przedziału, a z pierwszej i ostatniej wynika, że ${said === 'end' ? 'początek' : 'koniec'}.`;
}

/** Reports progress and stops the reading when its time is up. */
function watch({now, onProgress}: ReadOptions): (share: number) => void {
  const started = now?.() ?? 0;
  return (share) => {
    if (now && now() - started > meterFileLimits.timeMs) {
      throw new Refusal(
        `Wczytywanie trwało dłużej niż ${meterFileLimits.timeMs / 1000} s i zostało przerwane. Podziel plik na krótsze okresy.`,
      );
    }
    onProgress?.(share);
  };
}

interface RowsReading<Drafts extends Draft | readonly Draft[]> {
  readonly name: string;
  /** The name with that of the sheet, which tell a direction, a point or a unit. */
  readonly told: string;
  readonly options: ReadOptions;
  readonly make: Assemble<Drafts>;
  /** The rows of a list, of which the plan may have only the first. */
  readonly tableOf: (plan: ListPlan) => Table;
  readonly tick: (share: number) => void;
}

function readRows<Drafts extends Draft | readonly Draft[]>(
  written: readonly TableRow[],
  {name, told, options, make, tableOf, tick}: RowsReading<Drafts>,
): Reading<Drafts> {
  const {rows: dated, notes} = withWholeDays(written);
  const rows = timesAcross(dated) ?? dated;
  const ask = (question: Omit<Question, 'head'>): Reading<Drafts> => ({
    kind: 'unknown',
    head: tableHead(rows),
    ...question,
  });
  const preamble = preambleOf(rows);
  const above = pointAbove(preamble) ?? pointInName(told);
  const meter = options.meter === undefined ? undefined : plainPoint(options.meter);
  const tracksOf = (plan: Plan): TrackSet | 'unknownLabels' => {
    // A column of meters does not part a point, whose meter may be replaced.
    const isOfRows = plan.meter !== null && roleOf(headerOf(plan, plan.meter)) !== 'meterNumber';
    const reading: TrackReading = {meter, point: isOfRows ? null : above, tick};
    return plan.shape === 'list' ? readList(plan, tableOf(plan), reading) : readDays(plan, reading);
  };
  const draftOf = (plan: Plan, isUndirected = false): Reading<Drafts> => {
    const tracks = tracksOf(plan);
    if (tracks === 'unknownLabels') {
      return ask({
        asks: 'labels',
        reason: labelsReason(plan),
        guess: {},
      });
    }
    if (meter !== undefined && !tracks.meters.includes(meter)) {
      return {kind: 'leftOut', meters: tracks.meters};
    }
    const isNamed =
      isUndirected &&
      ![told, ...preamble.flatMap(({cells}) => cells)].some((text) => saysBalanced(text));
    const draft = make(tracks, {name, layout: plan.layout, isNamed});
    const account = {
      ...plan.account,
      notes: [
        ...notes,
        ...plan.account.notes,
        ...tracks.notes,
        ...([draft].flat().some(({hasOneSideAnHour}) => hasOneSideAnHour) ? [oneSided] : []),
      ],
    };
    const unsaid = account.columns.filter(({unitFrom}) => unitFrom === 'none');
    const hasEnergy = ({register}: Account['columns'][number]): boolean =>
      register === 'balance' ||
      [draft].flat().some(({series}) => series[register]?.some((value) => value > 0) === true);
    const doubt =
      unsaid.length === 0
        ? null
        : (doubtOfHeading(unsaid.filter(hasEnergy), account.columns) ??
          doubtOfName(told) ??
          doubtOfUnit([draft].flat()));
    return doubt === null
      ? {kind: 'read', draft, account}
      : ask({asks: 'unit', reason: doubt, guess: {}});
  };
  if (options.mapping) {
    return draftOf(mappedPlan(rows, options.mapping));
  }
  if (options.columns) {
    return draftOf(namedPlan(rows, options.columns, options.answer ?? {}));
  }
  const found = recognise(rows, options.answer);
  if (found.kind === 'plan') {
    return draftOf(found.plan);
  }
  if (found.kind === 'unknown') {
    const {reason, guess, asks = 'columns'} = found;
    return ask({asks, reason, guess});
  }
  const direction = directionOfName(told) ?? directionAbove(preamble);
  if (direction !== null) {
    return draftOf(found.planFor(direction), true);
  }
  return {
    kind: 'unknown',
    asks: 'direction',
    guess: {},
    head: tableHead(rows),
    reason:
      'Z pliku nie wynika, czy to energia pobrana, czy oddana. Dopisz do nazwy pliku „pobór” albo „oddanie”, a przy energii po bilansowaniu „nadwyżka”.',
    asDirection: (said) => {
      const reading = draftOf(found.planFor(said), true);
      if (reading.kind === 'unknown') {
        throw new Refusal(reading.reason);
      }
      return reading;
    },
  };
}

/** A unit in the name of a file or a sheet, which somebody may have given it; a number before it is of a plant or a sum. */
function doubtOfName(name: string): string | null {
  const [, unit] = /(?:^|[^a-z\d\s]|\D\s)(mwh|wh)(?![a-z])/.exec(name.toLowerCase()) ?? [];
  return unit === undefined
    ? null
    : `Plik nie mówi, w jakiej jednostce jest energia, a w jego nazwie jest ${unit === 'wh' ? 'Wh' : 'MWh'}.`;
}

/** Another unit is not taken for kWh, nor power without one: of a quarter-hour it would be four times too much. */
function doubtOfHeading(columns: Account['columns'], all: Account['columns']): string | null {
  const other = columns.find(({name}) => hasOtherUnit(name));
  if (other !== undefined) {
    return `Kolumna ${inQuotes(other.name)} podaje jednostkę, której nie wczytujemy. Przelicz ją na kWh i zmień nagłówek, jeśli to żadna z poniższych.`;
  }
  const power = columns.find(({name}) => meaningOf(name).aspect === 'power');
  if (power !== undefined) {
    return `Kolumna ${inQuotes(power.name)} podaje moc, a plik nie mówi, w jakiej jednostce: kW czy W.`;
  }
  const [unsaid] = columns;
  const beside = all.find(
    ({unit, unitFrom}) => unitFrom !== 'none' && (unit === 'MWh' || unit === 'Wh'),
  );
  return unsaid === undefined || beside === undefined
    ? null
    : `Kolumna ${inQuotes(unsaid.name)} nie mówi, w jakiej jednostce jest energia, a ${inQuotes(beside.name)} jest w ${beside.unit}.`;
}

/**
 * Tells two files apart that differ only in direction: the one with readings at night is use, the one without is solar
 * surplus. If both or neither have them, the user has to decide.
 */
function settleDirections(readings: readonly Result<Reading>[]): readonly Result<Reading>[] {
  const open = readings.flatMap((reading) =>
    reading.ok && reading.value.kind === 'unknown' && reading.value.asDirection
      ? [{reading, asDirection: reading.value.asDirection}]
      : [],
  );
  if (open.length !== 2) {
    return readings;
  }
  try {
    const tried = open.map(({asDirection}) => asDirection('withdrawn'));
    const nights = tried.flatMap((one) => (one.kind === 'read' ? [hasNight(one.draft)] : []));
    const areTold = nights.length === 2 && nights[0] !== nights[1];
    return readings.map((reading) => {
      const index = open.findIndex((candidate) => candidate.reading === reading);
      const found = tried[index];
      const isGiven = areTold && nights[index] === false;
      return found && (areTold || found.kind === 'leftOut')
        ? ok(isGiven ? (open[index]?.asDirection('injected') ?? found) : found)
        : reading;
    });
  } catch (error) {
    if (error instanceof Refusal) {
      return readings;
    }
    throw error;
  }
}

/** Whether there is energy between 22:00 and 2:00 UTC, when it is dark in Poland. */
function hasNight({startMs, series}: Draft): boolean {
  return (series.withdrawnNet ?? []).some((value, index) => {
    const hour = new Date(startMs + index * hourMs).getUTCHours();
    return value > 0 && (hour >= 22 || hour < 2);
  });
}
