import type {Register} from './columnWords';
import type {TableRow} from './splitTable';
import type {DecimalSign, EnergyUnit, LabelMeaning} from '../types';

interface PlanBase {
  readonly layout: string;
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
  /** Columns by place; null where the layout has none. */
  readonly kind: number | null;
  readonly meter: number | null;
  readonly unitColumn: number | null;
  /** Found from the numbers when null. */
  readonly decimal: DecimalSign | null;
}

/** A row an interval: its time and energy in columns, or in one column with the kind named beside. */
export interface ListPlan extends PlanBase {
  readonly shape: 'list';
  readonly time: number;
  readonly hour: number | null;
  readonly zone: number | null;
  /** What the layout means where the labels themselves do not show it; null when that is not known. */
  readonly labels: LabelMeaning | null;
  /** Labels mean this whatever they look like: somebody said so. */
  readonly areLabelsSaid: boolean;
  /** Register null: the kind of the row tells it. */
  readonly values: readonly {
    readonly column: number;
    readonly register: Register | null;
    readonly unit: EnergyUnit;
  }[];
}

/** A row a day: its hours one after another in columns. */
export interface DayPlan extends PlanBase {
  readonly shape: 'days';
  /** Null: the day stands in a row of its own, marked `DD`, and the code of the cooperative in one marked `kSE`. */
  readonly day: number | null;
  readonly kind: number;
  /** Columns in their order; civil hour null for the column of the 25th hour. */
  readonly hours: readonly {readonly column: number; readonly hour: number | null}[];
}

export type Plan = ListPlan | DayPlan;

export function headerOf({headers}: {readonly headers: readonly string[]}, column: number): string {
  const header = headers[column] ?? '';
  return header === '' ? `nr ${column + 1}` : header;
}
