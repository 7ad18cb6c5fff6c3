import {hourMs} from '@cooperative/polish';
import {utcText} from './time/moments';
import type {MeterFile, MeterReadings, Quantity} from './types';

export const quantities: readonly Quantity[] = [
  'withdrawn',
  'injected',
  'withdrawnNet',
  'injectedNet',
  'generation',
];

/** The same of each quantity. */
export function ofEach<T>(make: (quantity: Quantity) => T): Record<Quantity, T> {
  return {
    withdrawn: make('withdrawn'),
    injected: make('injected'),
    withdrawnNet: make('withdrawnNet'),
    injectedNet: make('injectedNet'),
    generation: make('generation'),
  };
}

/** Length of the series in hours. */
export function hoursOf({series}: Pick<MeterFile, 'series'>): number {
  return Math.max(...quantities.map((quantity) => series[quantity]?.length ?? 0));
}

/** The quantities to calculate with: before balancing if both are known, else after it; never a mix. */
export function basis(
  series: MeterFile['series'],
): readonly [Float64Array | null, Float64Array | null] {
  const {withdrawn, injected, withdrawnNet, injectedNet} = series;
  if (withdrawn && injected) {
    return [withdrawn, injected];
  }
  if (withdrawnNet && injectedNet) {
    return [withdrawnNet, injectedNet];
  }
  return withdrawn || injected ? [withdrawn, injected] : [withdrawnNet, injectedNet];
}

/** What is shown about a file before it is used. */
export interface MeterSummary {
  readonly intervals: number;
  readonly startMs: number;
  /** Start of the last hour with a reading. */
  readonly lastMs: number;
  /** kWh; null for a quantity in no file. */
  readonly sums: Readonly<Record<Quantity, number | null>>;
  /** Whether a calculation uses energy after hourly balancing because the files have nothing else. */
  readonly isAfterBalancing: boolean;
}

/** Counts the hours with a reading of any quantity, and sums each quantity. */
export function summarise({series, startMs}: Pick<MeterFile, 'series' | 'startMs'>): MeterSummary {
  const [drawn, given] = basis(series);
  let intervals = 0;
  let last = 0;
  const known = quantities.flatMap((quantity) => series[quantity] ?? []);
  for (let hour = 0; hour < hoursOf({series}); hour += 1) {
    if (known.some((values) => !Number.isNaN(values[hour] ?? Number.NaN))) {
      intervals += 1;
      last = hour;
    }
  }
  const sum = (quantity: Quantity): number | null =>
    series[quantity]?.reduce((total, value) => total + (Number.isNaN(value) ? 0 : value), 0) ??
    null;
  return {
    intervals,
    startMs,
    lastMs: startMs + last * hourMs,
    sums: {
      withdrawn: sum('withdrawn'),
      injected: sum('injected'),
      withdrawnNet: sum('withdrawnNet'),
      injectedNet: sum('injectedNet'),
      generation: sum('generation'),
    },
    isAfterBalancing: drawn === series.withdrawnNet && given === series.injectedNet,
  };
}

/** Series to calculate with. A direction in no file is zero where the other one has a reading. */
export function toReadings(file: MeterFile): MeterReadings {
  const [withdrawn, injected] = basis(file.series);
  const zeros = (values: Float64Array | null): Float64Array =>
    values?.map((value) => (Number.isNaN(value) ? value : 0)) ?? new Float64Array();
  const {generation} = file.series;
  return {
    fileNames: file.fileNames,
    startUtc: utcText(file.startMs),
    withdrawn: withdrawn ?? zeros(injected),
    injected: injected ?? zeros(withdrawn),
    ...(generation && {generation}),
    gaps: file.gaps.length,
    duplicates: file.duplicates.length,
  };
}
