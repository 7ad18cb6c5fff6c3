import type {TableRow} from './table/tableRow';

/** Hourly energy as given in files: before hourly balancing (Ep, Ew) or after it, or generated behind the meter. */
export type Quantity = 'withdrawn' | 'injected' | 'withdrawnNet' | 'injectedNet' | 'generation';

/** A quantity, or the signed balance of an hour: positive is drawn from the grid, negative given to it. */
export type MeterRegister = Quantity | 'balance';

/** A file, or several joined: consecutive hours in UTC. */
export interface MeterFile {
  readonly fileNames: readonly string[];
  /** Whose layout it is (Polish). */
  readonly layout: string;
  /** Start of the first hour. */
  readonly startMs: number;
  /** kWh of each hour, `NaN` for a missing reading; null if no file has the quantity. */
  readonly series: Readonly<Record<Quantity, Float64Array | null>>;
  /** Start times of hours without a reading or with a part of it missing. */
  readonly gaps: readonly number[];
  /** Start times of hours that occurred twice and were counted once. */
  readonly duplicates: readonly number[];
  /** Start times of hours that hold an estimate or a substitute value, which the operator may still correct. */
  readonly estimated: readonly number[];
  /** Start times of hours that hold a corrected value. */
  readonly corrected: readonly number[];
  /** Start times of hours given twice where a reading took the place of an estimate, or a correction that of either. */
  readonly replaced: readonly number[];
  /** Hours given twice with different energy, of which the preferred one counts. */
  readonly chosen: readonly DoubtfulHour[];
  /** What begins in the middle of a file, as when a source is connected: since when; the hours before count as zero. */
  readonly lateStarts: readonly {readonly quantity: Quantity; readonly startMs: number}[];
  /** Hours given twice with different energy, which nothing decides: their value is missing. */
  readonly doubtful: readonly DoubtfulHour[];
  /** Words of a status column that nobody knows; the values beside them are counted. */
  readonly unknownStatuses: readonly string[];
  /** Points of delivery of the readings; empty if the file does not name them. */
  readonly meters: readonly string[];
}

/** An hour of one quantity with two different values: the one that stands first, and the one that stands last. */
export interface DoubtfulHour {
  readonly startMs: number;
  readonly quantity: Quantity;
  readonly kwh: readonly [number, number];
  /** Where the two stand: the file, or the file and the row. */
  readonly sources: readonly [string, string];
}

/** Which of two different values of an hour counts: that of the file or row that stands first, or last. */
export type Preference = 'older' | 'newer';

/** Input of a calculation: withdrawn and injected energy, both before balancing or both after it. */
export interface MeterReadings {
  readonly fileNames: readonly string[];
  /** Start of the first hour: `2025-10-24T22:00Z`. */
  readonly startUtc: string;
  /** kWh of each hour, `NaN` for a missing reading. */
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
  /** Generated behind the meter; left out if no file has it. */
  readonly generation?: Float64Array;
  readonly gaps: number;
  readonly duplicates: number;
}

export type EnergyUnit = 'kWh' | 'MWh' | 'Wh' | 'kW' | 'W';

/** Where a file says its unit; `said` by whoever reads it, `none` if nobody does. */
export type UnitSource =
  | 'heading'
  | 'unitRow'
  | 'column'
  | 'kind'
  | 'cells'
  | 'above'
  | 'said'
  | 'none';

/** What was made of the columns of a file, or of the kinds of its rows. */
export interface Account {
  /** What was read, and as what. */
  readonly columns: readonly {
    /** The heading, or the kind of a row. */
    readonly name: string;
    readonly register: MeterRegister;
    readonly unit: EnergyUnit;
    readonly unitFrom: UnitSource;
  }[];
  /** What was not read, and why, in Polish. */
  readonly leftOut: readonly {readonly name: string; readonly reason: string}[];
  /** What else there is to know: rows that were skipped, sums that were checked. */
  readonly notes: readonly string[];
}

/** Whether a time label names the start or the end of its interval. */
export type LabelMeaning = 'start' | 'end';

export type DecimalSign = ',' | '.';

/** Columns assigned by the user, counted from 0. */
export interface ColumnMapping {
  /** The number of the point of delivery. */
  readonly meter?: number | null;
  readonly time: number;
  /** A column with the hour, if the time column holds only the day. */
  readonly hour: number | null;
  readonly labels: LabelMeaning;
  readonly withdrawn: number | null;
  readonly injected: number | null;
  /** Measured generation of sources behind the meter. */
  readonly generation?: number | null;
  readonly unit: EnergyUnit;
  readonly decimal: DecimalSign;
}

/** The first rows of an unrecognised table. */
export interface TableHead {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a file does not say, to be answered by whoever reads it. */
export interface Question {
  /** What is asked: the columns, or only the unit or the meaning of the labels, or the direction of all energy. */
  readonly asks: 'columns' | 'unit' | 'labels' | 'direction';
  /** Why, in Polish. */
  readonly reason: string;
  readonly head: TableHead;
  /** What is understood of the columns. */
  readonly guess: Partial<ColumnMapping>;
}

/** An answer to a question about the unit or the labels of a file whose columns are understood. */
export interface ShortAnswer {
  readonly unit?: EnergyUnit | undefined;
  readonly labels?: LabelMeaning | undefined;
}

/** Columns by their headings. Those of one register add up. */
export interface NamedColumns {
  readonly registers: readonly {readonly register: MeterRegister; readonly name: string}[];
  /** What is not named is found by its heading. */
  readonly time?: string;
  readonly hour?: string;
  readonly meter?: string;
}

/**
 * A file that was read, one left out because it does not contain the chosen point of delivery, or one whose columns the
 * user must assign, with the reason in Polish.
 */
export type FileOutcome =
  | {readonly kind: 'read'; readonly account: Account}
  | {readonly kind: 'leftOut'}
  /** Only the generation behind the meter, which goes with the other files. */
  | {readonly kind: 'part'; readonly account: Account}
  | ({readonly kind: 'unknown'} & Question);

/** One file as received. */
export interface SourceFile {
  readonly name: string;
  /** Null if they could not be read. */
  readonly bytes: Uint8Array | null;
  /** Cells of a workbook, used instead of the bytes. */
  readonly table?: readonly TableRow[];
  /** The name of their sheet, which may say what the name of a file may. */
  readonly sheet?: string;
  /** All sheets of a workbook that has several and no readings, as a list may be in any of them. */
  readonly sheets?: readonly SourceSheet[];
  /** Why a workbook is not read, in Polish. */
  readonly refusal?: string;
}

/** A sheet of a workbook. */
export interface SourceSheet {
  readonly sheet: string;
  readonly table: readonly TableRow[];
}

export interface ReadOptions {
  /** A clock in milliseconds; without it there is no time limit. */
  readonly now?: () => number;
  /** Called with the fraction done, 0–1. */
  readonly onProgress?: (share: number) => void;
  readonly mapping?: ColumnMapping | undefined;
  readonly columns?: NamedColumns | undefined;
  readonly answer?: ShortAnswer | undefined;
  /** Read only this point of delivery; by default all are summed. */
  readonly meter?: string;
}

export type Direction = 'withdrawn' | 'injected';
