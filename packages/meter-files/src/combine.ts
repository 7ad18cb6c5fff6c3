import {
  failed,
  type FieldError,
  hourMs,
  inQuotes,
  ok,
  polishOffsetHours,
  type Result,
} from '@cooperative/polish';
import {inOrder, sameKwh, type Draft} from './assemble';
import {formatMoment} from './time/moments';
import {basis, hoursOf, ofEach, quantities} from './summary';
import {quality, trustOf} from './tracks/readings';
import type {DoubtfulHour, MeterFile, Preference, Quantity} from './types';
import {meterFileLimits} from './limits';

/** How many points of delivery of a file a message names; nobody would read more. */
const namedMeters = 3;

export interface CombineOptions {
  /** The files are of several meters: what they have in the same hour is added up; an hour that not all have is a gap. */
  readonly areMeters?: boolean | undefined;
  /** The files are of one point, whatever number they name: where they disagree, only that hour is in doubt. */
  readonly areOnePoint?: boolean | undefined;
  /** Which of two different values of an hour counts; without it the hour stays in doubt. */
  readonly prefer?: Preference | undefined;
}

/**
 * Joins the files of one member: consecutive parts of a year, or use and surplus side by side. Of an hour found in two
 * files the more trusted value counts, and equal ones count once. Where the files disagree only that hour is in doubt;
 * files of two different points that disagree are refused.
 */
export function combine(
  drafts: readonly [Draft, ...Draft[]],
  {areMeters = false, areOnePoint = false, prefer}: CombineOptions = {},
): Result<MeterFile> {
  const startMs = Math.min(...drafts.map((draft) => draft.startMs));
  const endMs = Math.max(...drafts.map(endOf));
  const hours = (endMs - startMs) / hourMs;
  if (hours > meterFileLimits.years * 8784) {
    return failed([tooLong(drafts, startMs, endMs)]);
  }
  const told: Told = {
    duplicates: new Set(drafts.flatMap((draft) => draft.duplicates)),
    replaced: new Set(drafts.flatMap((draft) => draft.replaced)),
    chosen: [],
    doubtful: [],
  };
  const series = ofEach((): Float64Array | null => null);
  const worths: Uint8Array[] = [];
  for (const quantity of quantities) {
    const having = drafts.filter((draft) => draft.series[quantity] !== null);
    if (having.length > 0) {
      const join = new QuantityJoin(quantity, startMs, hours, told);
      for (const draft of having) {
        const problem = join.add(draft, {areMeters, areOnePoint});
        if (problem) {
          return failed([problem]);
        }
      }
      join.finish({areMeters, prefer});
      series[quantity] = join.kwh;
      worths.push(join.worth);
    }
  }
  if (basis(series).every((values) => values === null)) {
    return failed([onlyGeneration(drafts)]);
  }
  const sides = settleSides(series, drafts, areMeters ? null : startMs);
  if (sides === 'mixed') {
    return failed([mixedSides(drafts)]);
  }
  const areFilesOfOneSide = drafts.some((draft) => isOneSided(draft.series));
  if (areFilesOfOneSide) {
    partAutumnHour(series, startMs);
  }
  const doubtful = new Set(told.doubtful.map((one) => (one.startMs - startMs) / hourMs));
  const disputed = new Set([...told.doubtful, ...told.chosen].map((one) => one.startMs));
  fillOpposites(series, areFilesOfOneSide && sides !== 'moved', doubtful);
  const hoursWorth = (wanted: number): number[] => {
    const having = worths.filter((worth) => worth.includes(wanted));
    const found: number[] = [];
    for (let hour = 0; having.length > 0 && hour < hours; hour += 1) {
      if (having.some((worth) => worth[hour] === wanted)) {
        found.push(startMs + hour * hourMs);
      }
    }
    return found;
  };
  return ok({
    fileNames: drafts.flatMap((draft) => draft.fileNames),
    layout: [...new Set(drafts.map((draft) => draft.layout))].join(', '),
    startMs,
    series,
    gaps: findGaps(series, startMs, hours, new Set(hoursWorth(quality.partial))),
    duplicates: inOrder(told.duplicates).filter((at) => !disputed.has(at)),
    estimated: hoursWorth(quality.estimated),
    corrected: hoursWorth(quality.corrected),
    replaced: inOrder(told.replaced),
    chosen: told.chosen.sort((one, other) => one.startMs - other.startMs),
    doubtful: told.doubtful.sort((one, other) => one.startMs - other.startMs),
    lateStarts: drafts.flatMap((draft) => draft.lateStarts),
    unknownStatuses: [...new Set(drafts.flatMap((draft) => draft.unknownStatuses))],
    meters: [...new Set(drafts.flatMap((draft) => draft.meters))],
  });
}

/** Hours to be told, to be added to. */
interface Told {
  readonly duplicates: Set<number>;
  readonly replaced: Set<number>;
  readonly chosen: DoubtfulHour[];
  readonly doubtful: DoubtfulHour[];
}

/** What one file has of an hour. */
interface OneValue {
  readonly draft: Draft;
  readonly kwh: number;
  /** Of `quality`. */
  readonly worth: number;
  /** Set if the file itself has two values of the hour; then `kwh` is the one that stands first. */
  readonly doubt: DoubtfulHour | undefined;
}

/** Joins one quantity of all files, hour by hour. */
class QuantityJoin {
  /** Energy by the files and rows that stand first. */
  readonly kwh: Float64Array;
  readonly worth: Uint8Array;
  private readonly quantity: Quantity;
  private readonly startMs: number;
  private readonly told: Told;
  private readonly owners: (Draft | undefined)[] = [];
  /** How many files have each hour. */
  private readonly counts: Uint16Array;
  private readonly doubts = new Map<number, DoubtfulHour>();

  constructor(quantity: Quantity, startMs: number, hours: number, told: Told) {
    this.quantity = quantity;
    this.startMs = startMs;
    this.told = told;
    this.kwh = new Float64Array(hours).fill(Number.NaN);
    this.worth = new Uint8Array(hours);
    this.counts = new Uint16Array(hours);
  }

  /** Takes the hours of a file; an error if it cannot belong to those before. */
  add(draft: Draft, {areMeters = false, areOnePoint = false}: CombineOptions): FieldError | null {
    const {quantity, startMs} = this;
    const values = draft.series[quantity] ?? new Float64Array();
    const worths = draft.worth[quantity];
    const doubts = new Map(
      draft.doubtful.filter((one) => one.quantity === quantity).map((one) => [one.startMs, one]),
    );
    const offset = (draft.startMs - startMs) / hourMs;
    for (let index = 0; index < values.length; index += 1) {
      const hour = offset + index;
      const kwh = values[index] ?? Number.NaN;
      if (Number.isNaN(kwh)) {
        continue;
      }
      const worth = worths?.[index] ?? quality.measured;
      const doubt = doubts.size > 0 ? doubts.get(startMs + hour * hourMs) : undefined;
      const one: OneValue = {draft, kwh, worth, doubt};
      if (this.counts[hour] === 0) {
        this.take(hour, one);
      } else if (areMeters) {
        this.sum(hour, one);
      } else {
        const problem = this.compare(hour, one, areOnePoint);
        if (problem) {
          return problem;
        }
      }
      this.counts[hour] = (this.counts[hour] ?? 0) + 1;
    }
    return null;
  }

  /** Settles the hours in doubt, or leaves them open. */
  finish({areMeters = false, prefer}: CombineOptions): void {
    if (areMeters) {
      const all = this.counts.reduce((most, count) => Math.max(most, count), 0);
      this.counts.forEach((count, hour) => {
        if (count > 0 && count < all) {
          this.worth[hour] = quality.partial;
        }
      });
    }
    for (const [hour, doubt] of this.doubts) {
      if (prefer === undefined) {
        this.kwh[hour] = Number.NaN;
        this.told.doubtful.push(doubt);
      } else {
        this.kwh[hour] = doubt.kwh[prefer === 'older' ? 0 : 1];
        this.told.chosen.push(doubt);
      }
    }
  }

  private take(hour: number, {draft, kwh, worth, doubt}: OneValue): void {
    this.kwh[hour] = kwh;
    this.worth[hour] = worth;
    this.owners[hour] = draft;
    if (doubt) {
      this.doubts.set(hour, doubt);
    } else {
      this.doubts.delete(hour);
    }
  }

  /** Adds an hour of another meter. */
  private sum(hour: number, {kwh, worth, doubt}: OneValue): void {
    const known = this.kwh[hour] ?? 0;
    const before = this.doubts.get(hour);
    const first = before ?? doubt;
    if (first) {
      this.doubts.set(hour, {
        ...first,
        kwh: [known + kwh, (before?.kwh[1] ?? known) + (doubt?.kwh[1] ?? kwh)],
      });
    }
    this.kwh[hour] = known + kwh;
    this.worth[hour] = Math.max(this.worth[hour] ?? 0, worth);
  }

  /** Compares an hour that an earlier file has too. */
  private compare(hour: number, one: OneValue, areOnePoint: boolean): FieldError | null {
    const {draft, kwh, worth, doubt} = one;
    const known = this.kwh[hour] ?? 0;
    const owner = this.owners[hour] ?? draft;
    const startMs = this.startMs + hour * hourMs;
    const isSame = Math.abs(known - kwh) < sameKwh && doubt === undefined;
    const gain = trustOf(worth) - trustOf(this.worth[hour] ?? quality.none);
    if (isSame) {
      this.told.duplicates.add(startMs);
    } else if (!areOnePoint && areOfOtherPoints(owner, draft)) {
      return disagreement(owner, draft, startMs);
    } else if (gain !== 0) {
      this.told.replaced.add(startMs);
    } else {
      const [source] = this.doubts.get(hour)?.sources ?? owner.fileNames;
      this.doubts.set(hour, {
        startMs,
        quantity: this.quantity,
        kwh: [known, doubt?.kwh[1] ?? kwh],
        sources: [source ?? '', doubt?.sources[1] ?? draft.fileNames.join()],
      });
    }
    if (gain > 0) {
      this.take(hour, one);
    }
    return null;
  }
}

function endOf(draft: Draft): number {
  return draft.startMs + hoursOf(draft) * hourMs;
}

function tooLong(drafts: readonly Draft[], startMs: number, endMs: number): FieldError {
  const first = drafts.find((draft) => draft.startMs === startMs)?.fileNames.join() ?? '';
  const last = drafts.find((draft) => endOf(draft) === endMs)?.fileNames.join() ?? '';
  return {
    field: last,
    message: `Od pierwszego odczytu w pliku ${inQuotes(first)} do ostatniego w pliku ${inQuotes(last)} mija ponad ${meterFileLimits.years} lat. Sprawdź w nich daty i usuń plik, który jest z innych lat.`,
  };
}

function onlyGeneration(drafts: readonly Draft[]): FieldError {
  return {
    field: drafts.flatMap(({fileNames}) => fileNames).join(', '),
    message:
      'W plikach jest sama produkcja. Dołóż plik z energią pobraną z sieci i do niej oddaną, z licznika operatora.',
  };
}

/**
 * Whether one direction is known only after hourly balancing and the other only as it was metered. If both have energy
 * they are mixed; a metered direction without energy is the same after balancing, and moves there. Energy of which
 * nothing but a name tells the direction is as metered where the other one is, or where both have it in the same hours.
 * Those of several meters together tell nothing, so they have no start.
 */
function settleSides(
  series: Record<Quantity, Float64Array | null>,
  drafts: readonly Draft[],
  startMs: number | null,
): 'alike' | 'mixed' | 'moved' {
  const isNamed = (quantity: Quantity): boolean =>
    drafts.every((draft) => draft.series[quantity] === null || draft.isNamed);
  for (const [metered, meteredNet, other, otherNet] of [
    ['withdrawn', 'withdrawnNet', 'injected', 'injectedNet'],
    ['injected', 'injectedNet', 'withdrawn', 'withdrawnNet'],
  ] as const) {
    const [kwh, net] = [series[metered], series[otherNet]];
    if (kwh && net && !series[other] && !series[meteredNet]) {
      const hasEnergy = (value: number): boolean => value > 0;
      if (!kwh.some(hasEnergy)) {
        series[meteredNet] = kwh;
        series[metered] = null;
        return 'moved';
      }
      if (!net.some(hasEnergy)) {
        return 'alike';
      }
      if (!isNamed(otherNet)) {
        return 'mixed';
      }
      series[other] = net;
      series[otherNet] = null;
      return 'moved';
    }
  }
  const {withdrawn, injected, withdrawnNet: drawn, injectedNet: given} = series;
  const areNamed =
    !withdrawn && !injected && drawn && given && isNamed('withdrawnNet') && isNamed('injectedNet');
  if (areNamed && startMs !== null && haveSameHours(drawn, given, startMs)) {
    Object.assign(series, {
      withdrawn: drawn,
      injected: given,
      withdrawnNet: null,
      injectedNet: null,
    });
    return 'moved';
  }
  return 'alike';
}

/** Whether there is energy of both in an hour other than the first of the two that are one on clocks in autumn. */
function haveSameHours(drawn: Float64Array, given: Float64Array, startMs: number): boolean {
  return drawn.some((kwh, hour) => {
    const at = startMs + hour * hourMs;
    return (
      kwh > 0 && (given[hour] ?? 0) > 0 && polishOffsetHours(at) <= polishOffsetHours(at + hourMs)
    );
  });
}

function mixedSides(drafts: readonly Draft[]): FieldError {
  return {
    field: drafts.flatMap(({fileNames}) => fileNames).join(', '),
    message:
      'Jedna strona, pobór albo oddanie, jest po bilansowaniu godzinowym, a druga sprzed niego. Do obliczeń potrzeba obu sprzed bilansowania albo obu po nim: pobierz z portalu operatora taki plik albo wskaż kolumny.',
  };
}

function areOfOtherPoints(one: Draft, other: Draft): boolean {
  return (
    one.meters.length > 0 && other.meters.length > 0 && one.meters.join() !== other.meters.join()
  );
}

/** Files of different points of delivery are valid, they just do not belong together. */
function disagreement(one: Draft, other: Draft, utcMs: number): FieldError {
  const [first, second] = [one, other].map(({fileNames, meters}) => {
    const named = meters.length > namedMeters ? [...meters.slice(0, namedMeters), '…'] : meters;
    return `„${fileNames.join()}” (PPE ${named.join(', ')})`;
  });
  return {
    field: other.fileNames.join(),
    message: `Pliki ${first} i ${second} podają różną energię dla ${formatMoment(utcMs)}. Wybierz jeden punkt poboru albo usuń jeden z plików.`,
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
  doubtful: ReadonlySet<number>,
): void {
  const {withdrawn, injected, withdrawnNet: drawn, injectedNet: given} = series;
  if (drawn && given) {
    const isTold = (value: number): boolean => value > 0 || (areFilesOfOneSide && value === 0);
    drawn.forEach((value, hour) => {
      const other = given[hour] ?? Number.NaN;
      if (doubtful.has(hour)) {
        return;
      }
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
  const lacking = basis(series).flatMap((values) => (values?.includes(Number.NaN) ? [values] : []));
  if (lacking.length === 0) {
    return [...partial];
  }
  const found: number[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const at = startMs + hour * hourMs;
    if (partial.has(at) || lacking.some((values) => Number.isNaN(values[hour]))) {
      found.push(at);
    }
  }
  return found;
}
