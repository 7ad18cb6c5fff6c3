/** Energy of an hour as files give it: before hourly balancing (Ep, Ew) or after it. */
export type Quantity = 'withdrawn' | 'injected' | 'withdrawnNet' | 'injectedNet';

/** A file, or several joined: hours one after another in UTC. */
export interface MeterFile {
  readonly fileNames: readonly string[];
  /** Whose layout it is, in Polish. */
  readonly layout: string;
  /** Beginning of the first hour. */
  readonly startMs: number;
  /** kWh of each hour, `NaN` where there is no reading; null when no file tells the quantity. */
  readonly series: Readonly<Record<Quantity, Float64Array | null>>;
  /** Beginnings of hours without a reading or with a part of it missing. */
  readonly gaps: readonly number[];
  /** Beginnings of hours that were given twice and taken once. */
  readonly duplicates: readonly number[];
  /** Points of delivery the readings are of; empty when the file does not name them. */
  readonly meters: readonly string[];
}

/** What a calculation takes: use and generation of one kind, both before balancing or both after it. */
export interface MeterReadings {
  readonly fileNames: readonly string[];
  /** Beginning of the first hour: `2025-10-24T22:00Z`. */
  readonly startUtc: string;
  /** kWh of each hour, `NaN` where there is no reading. */
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
  readonly gaps: number;
  readonly duplicates: number;
}

export type EnergyUnit = 'kWh' | 'MWh' | 'Wh' | 'kW';

/** Whether a label of time names the beginning or the end of its interval. */
export type LabelMeaning = 'start' | 'end';

export type DecimalSign = ',' | '.';

/** Columns shown by hand, counted from 0. */
export interface ColumnMapping {
  readonly time: number;
  /** A column with the hour, when the first holds only the day. */
  readonly hour: number | null;
  readonly labels: LabelMeaning;
  readonly withdrawn: number | null;
  readonly injected: number | null;
  readonly unit: EnergyUnit;
  readonly decimal: DecimalSign;
}

/** The beginning of a table that nobody recognised. */
export interface TableHead {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A file that was read, one that was left out as it has only other points of delivery than the chosen one, or one whose
 * columns must be shown by hand, with the reason in Polish.
 */
export type FileOutcome =
  | {readonly kind: 'read'; readonly file: MeterFile}
  | {readonly kind: 'leftOut'}
  | {
      readonly kind: 'unknown';
      readonly head: TableHead;
      readonly reason: string;
    };

/** One file as it came. */
export interface SourceFile {
  readonly name: string;
  /** Null when they could not be read. */
  readonly bytes: Uint8Array | null;
  /** Cells of a workbook; they are read in place of the bytes. */
  readonly table?: readonly (readonly string[])[];
}

export interface ReadOptions {
  /** Milliseconds of a clock; without it reading has no time limit. */
  readonly now?: () => number;
  /** How much is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly mapping?: ColumnMapping;
  /** Only this point of delivery; all are summed without it. */
  readonly meter?: string;
}

export type Direction = 'withdrawn' | 'injected';

/** What a file may be at most. */
export const meterFileLimits = {
  megabytes: 10,
  rows: 200_000,
  columns: 64,
  timeMs: 5000,
  /** Years from the first hour to the last. */
  years: 16,
} as const;
