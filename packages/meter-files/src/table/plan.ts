import {foldPolish} from '@cooperative/polish';
import type {DayColumns} from './dayColumns';
import type {TableRow} from './tableRow';
import type {Status} from './statusWords';
import type {Clock} from '../time/clocks';
import type {Account, DecimalSign, EnergyUnit, LabelMeaning, MeterRegister} from '../types';

interface PlanBase {
  readonly layout: string;
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
  /** Indices of columns; null if the layout has none. */
  readonly kind: number | null;
  readonly meter: number | null;
  readonly unitColumn: number | null;
  /** Columns that tell how a reading came about: one for the whole row, or one for each value. */
  readonly statuses: readonly number[];
  /** What the file itself says that a sign of a status means. */
  readonly legend?: ReadonlyMap<string, Status> | undefined;
  /** If null, inferred from the numbers. */
  readonly decimal: DecimalSign | null;
  /** What was made of the columns. */
  readonly account: Account;
}

/** One row per interval: time and energy in columns, or all energy in one column with its kind next to it. */
export interface ListPlan extends PlanBase {
  readonly shape: 'list';
  readonly time: number;
  readonly hour: number | null;
  /** Of the times, where the file says that they are not those of Poland, and the words that say it. */
  readonly clock: (Clock & {readonly from: string}) | null;
  readonly zone: number | null;
  /** The layout's meaning for labels that do not show it themselves; null if unknown. */
  readonly labels: LabelMeaning | null;
  /** What the heading of the time, or a line around the table, says that they are. Where they look otherwise, nobody knows. */
  readonly labelsOfHeading: LabelMeaning | null;
  /** The user chose the meaning, so it applies whatever the labels look like. */
  readonly areLabelsSaid: boolean;
  /** Register null: given by the row's kind. */
  readonly values: readonly {
    readonly column: number;
    readonly register: MeterRegister | null;
    readonly unit: EnergyUnit;
  }[];
}

/** One row per day: its intervals in consecutive columns. */
export interface DayPlan extends PlanBase {
  readonly shape: 'days';
  /** Null: the day is in a separate row marked `DD`, and the cooperative's code in one marked `kSE`. */
  readonly day: number | null;
  /** What all rows hold, if no column tells their kind. */
  readonly register: MeterRegister | null;
  /** Of rows that do not tell theirs. */
  readonly unit: EnergyUnit;
  /** Length of an interval in minutes. */
  readonly step: number;
  readonly intervals: DayColumns['intervals'];
}

/** A table of days before the kinds of its rows are known. */
export type DayTable = Omit<DayPlan, 'account'>;

export type Plan = ListPlan | DayPlan;

export function headerOf({headers}: {readonly headers: readonly string[]}, column: number): string {
  const header = headers[column] ?? '';
  return header === '' ? `nr ${column + 1}` : header;
}

/** A name of a column as somebody may type it. */
export function plainName(name: string): string {
  return foldPolish(name).replaceAll(/\s+/g, ' ').trim();
}
