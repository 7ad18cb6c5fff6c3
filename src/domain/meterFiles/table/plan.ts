import type {MeterRegister} from './columnWords';
import type {TableRow} from './splitTable';
import type {DecimalSign, EnergyUnit, LabelMeaning} from '../types';

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
  /** If null, inferred from the numbers. */
  readonly decimal: DecimalSign | null;
}

/** One row per interval: time and energy in columns, or all energy in one column with its kind next to it. */
export interface ListPlan extends PlanBase {
  readonly shape: 'list';
  readonly time: number;
  readonly hour: number | null;
  readonly zone: number | null;
  /** The layout's meaning for labels that do not show it themselves; null if unknown. */
  readonly labels: LabelMeaning | null;
  /** The user chose the meaning, so it applies whatever the labels look like. */
  readonly areLabelsSaid: boolean;
  /** Register null: given by the row's kind. */
  readonly values: readonly {
    readonly column: number;
    readonly register: MeterRegister | null;
    readonly unit: EnergyUnit;
  }[];
}

/** One row per day: its hours in consecutive columns. */
export interface DayPlan extends PlanBase {
  readonly shape: 'days';
  /** Null: the day is in a separate row marked `DD`, and the cooperative's code in one marked `kSE`. */
  readonly day: number | null;
  readonly kind: number;
  /** Columns in order; a null civil hour marks the column of the 25th hour. */
  readonly hours: readonly {readonly column: number; readonly hour: number | null}[];
}

export type Plan = ListPlan | DayPlan;

export function headerOf({headers}: {readonly headers: readonly string[]}, column: number): string {
  const header = headers[column] ?? '';
  return header === '' ? `nr ${column + 1}` : header;
}
