import {failed, ok, type FieldError, type Result} from '../kernel/result';
import {polishOffsetHours} from '../settlement/hours/hourAxis';
import {hourMs} from '../kernel/time';
import {sameKwh, type Draft} from './assemble';
import {formatMoment} from './time/moments';
import {basis, hoursOf, quantities} from './summary';
import {meterFileLimits, type MeterFile, type Quantity} from './types';

/** How many points of delivery of a file a message names; nobody would read more. */
const namedMeters = 3;

/**
 * Joins the files of one member: consecutive parts of a year, or use and surplus side by side. Hours found in two files
 * count once; if the files disagree, the error names both. With `areMeters` the files are of several meters, and what
 * they have in the same hour is added up; an hour that not all of them have is a gap.
 */
export function combine(
  drafts: readonly [Draft, ...Draft[]],
  areMeters = false,
): Result<MeterFile> {
  const startMs = Math.min(...drafts.map((draft) => draft.startMs));
  const endMs = Math.max(...drafts.map(endOf));
  const hours = (endMs - startMs) / hourMs;
  if (hours > meterFileLimits.years * 8784) {
    return failed([tooLong(drafts, startMs, endMs)]);
  }
  const duplicates = new Set(drafts.flatMap((draft) => draft.duplicates));
  const partial = new Set(drafts.flatMap((draft) => draft.partial));
  const joining = {startMs, hours, areMeters, duplicates, partial};
  const series: Record<Quantity, Float64Array | null> = {
    withdrawn: null,
    injected: null,
    withdrawnNet: null,
    injectedNet: null,
    generation: null,
  };
  for (const quantity of quantities) {
    const joined = joinQuantity(drafts, quantity, joining);
    if (!joined.ok) {
      return joined;
    }
    series[quantity] = joined.value;
  }
  if (basis(series).every((values) => values === null)) {
    return failed([onlyGeneration(drafts)]);
  }
  const areFilesOfOneSide = drafts.some((draft) => isOneSided(draft.series));
  if (areFilesOfOneSide) {
    partAutumnHour(series, startMs);
  }
  fillOpposites(series, areFilesOfOneSide);
  return ok({
    fileNames: drafts.flatMap((draft) => draft.fileNames),
    layout: [...new Set(drafts.map((draft) => draft.layout))].join(', '),
    startMs,
    series,
    gaps: findGaps(series, startMs, hours, partial),
    duplicates: [...duplicates].sort((one, other) => one - other),
    meters: [...new Set(drafts.flatMap((draft) => draft.meters))],
  });
}

interface Joining {
  readonly startMs: number;
  readonly hours: number;
  readonly areMeters: boolean;
  /** Hours found twice, to be added to. */
  readonly duplicates: Set<number>;
  /** Hours that not all meters have, to be added to. */
  readonly partial: Set<number>;
}

/** One quantity of all files, hour by hour from the first; null if none has it. */
function joinQuantity(
  drafts: readonly Draft[],
  quantity: Quantity,
  {startMs, hours, areMeters, duplicates, partial}: Joining,
): Result<Float64Array | null> {
  let joined: Float64Array | null = null;
  const owners: (Draft | undefined)[] = [];
  const meters = new Uint16Array(hours);
  for (const draft of drafts) {
    const values = draft.series[quantity];
    const offset = (draft.startMs - startMs) / hourMs;
    joined = values ? (joined ?? new Float64Array(hours).fill(Number.NaN)) : joined;
    for (let index = 0; joined && values && index < values.length; index += 1) {
      const value = values[index] ?? Number.NaN;
      const hour = offset + index;
      const known = joined[hour] ?? Number.NaN;
      if (Number.isNaN(value)) {
        continue;
      }
      meters[hour] = (meters[hour] ?? 0) + 1;
      if (Number.isNaN(known)) {
        joined[hour] = value;
        owners[hour] = draft;
      } else if (areMeters) {
        joined[hour] = known + value;
      } else if (Math.abs(known - value) < sameKwh) {
        duplicates.add(startMs + hour * hourMs);
      } else {
        return failed([disagreement(owners[hour] ?? draft, draft, startMs + hour * hourMs)]);
      }
    }
  }
  if (areMeters) {
    const all = Math.max(0, ...meters);
    meters.forEach((count, hour) => {
      if (count > 0 && count < all) {
        partial.add(startMs + hour * hourMs);
      }
    });
  }
  return ok(joined);
}

function endOf(draft: Draft): number {
  return draft.startMs + hoursOf(draft) * hourMs;
}

function tooLong(drafts: readonly Draft[], startMs: number, endMs: number): FieldError {
  const first = drafts.find((draft) => draft.startMs === startMs)?.fileNames.join() ?? '';
  const last = drafts.find((draft) => endOf(draft) === endMs)?.fileNames.join() ?? '';
  return {
    field: last,
    message: `Od pierwszego odczytu w pliku „${first}” do ostatniego w pliku „${last}” mija ponad ${meterFileLimits.years} lat. Sprawdź w nich daty i usuń plik, który jest z innych lat.`,
  };
}

function onlyGeneration(drafts: readonly Draft[]): FieldError {
  return {
    field: drafts.flatMap(({fileNames}) => fileNames).join(', '),
    message:
      'W plikach jest sama produkcja. Dołóż plik z energią pobraną z sieci i do niej oddaną, z licznika operatora.',
  };
}

/** Files of different points of delivery are valid, they just do not belong together. */
function disagreement(one: Draft, other: Draft, utcMs: number): FieldError {
  const areOfOthers =
    one.meters.length > 0 && other.meters.length > 0 && one.meters.join() !== other.meters.join();
  const [first, second] = [one, other].map(({fileNames, meters}) => {
    const named = meters.length > namedMeters ? [...meters.slice(0, namedMeters), '…'] : meters;
    return `„${fileNames.join()}”${areOfOthers ? ` (PPE ${named.join(', ')})` : ''}`;
  });
  const remedy = areOfOthers
    ? 'Wybierz jeden punkt poboru albo usuń jeden z plików.'
    : 'Usuń jeden z nich.';
  return {
    field: other.fileNames.join(),
    message: `Pliki ${first} i ${second} podają różną energię dla ${formatMoment(utcMs)}. ${remedy}`,
  };
}

/**
 * With use and surplus in separate files, each hour is in only one of them. If the repeated autumn hour is in both and
 * its twin in neither, each file has one of the two hours. The surplus comes first if the hour before had surplus and
 * the one after did not. Nothing else shows which is which, and the sums are the same either way.
 */
function partAutumnHour(
  {withdrawnNet: drawn, injectedNet: given}: Record<Quantity, Float64Array | null>,
  startMs: number,
): void {
  if (!drawn || !given) {
    return;
  }
  const isTold = (values: Float64Array, hour: number): boolean =>
    !Number.isNaN(values[hour] ?? Number.NaN);
  const both = Array.from(drawn.keys()).filter(
    (hour) => isTold(drawn, hour) && isTold(given, hour),
  );
  const isTwin = (hour: number): boolean =>
    polishOffsetHours(startMs + hour * hourMs) > polishOffsetHours(startMs + (hour + 1) * hourMs) &&
    hour + 1 < drawn.length &&
    !isTold(drawn, hour + 1) &&
    !isTold(given, hour + 1);
  if (!both.every(isTwin)) {
    return;
  }
  for (const hour of both) {
    const isGivenFirst = isTold(given, hour - 1) && !isTold(given, hour + 2);
    const later = isGivenFirst ? drawn : given;
    later[hour + 1] = later[hour] ?? Number.NaN;
    later[hour] = Number.NaN;
  }
}

function isOneSided({
  withdrawnNet,
  injectedNet,
}: Readonly<Record<Quantity, Float64Array | null>>): boolean {
  return (withdrawnNet === null) !== (injectedNet === null);
}

/**
 * After balancing, an hour is either drawn or given, so a reading of one means zero of the other. Missing balanced
 * values are computed from the readings before balancing.
 */
function fillOpposites(
  series: Record<Quantity, Float64Array | null>,
  areFilesOfOneSide: boolean,
): void {
  const {withdrawn, injected, withdrawnNet: drawn, injectedNet: given} = series;
  if (drawn && given) {
    const isTold = (value: number): boolean => value > 0 || (areFilesOfOneSide && value === 0);
    drawn.forEach((value, hour) => {
      const other = given[hour] ?? Number.NaN;
      if (Number.isNaN(value) && isTold(other)) {
        drawn[hour] = 0;
      } else if (Number.isNaN(other) && isTold(value)) {
        given[hour] = 0;
      }
    });
  }
  if (withdrawn && injected) {
    series.withdrawnNet = (drawn ?? withdrawn).map((value, hour) =>
      drawn && !Number.isNaN(value)
        ? value
        : Math.max((withdrawn[hour] ?? Number.NaN) - (injected[hour] ?? Number.NaN), 0),
    );
    series.injectedNet = (given ?? injected).map((value, hour) =>
      given && !Number.isNaN(value)
        ? value
        : Math.max((injected[hour] ?? Number.NaN) - (withdrawn[hour] ?? Number.NaN), 0),
    );
  }
}

function findGaps(
  series: MeterFile['series'],
  startMs: number,
  hours: number,
  partial: ReadonlySet<number>,
): number[] {
  const used = basis(series).filter((values) => values !== null);
  return Array.from({length: hours}, (_, hour) => hour)
    .filter(
      (hour) =>
        partial.has(startMs + hour * hourMs) ||
        used.some((values) => Number.isNaN(values[hour] ?? Number.NaN)),
    )
    .map((hour) => startMs + hour * hourMs);
}
