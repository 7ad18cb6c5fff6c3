import type {Meter} from '../../energy/meter';
import type {Hours, TakeSeries} from '../../hours/series';

/** A member's meter with the use and the generation behind it, measured or modelled. */
export interface PreparedMember {
  readonly id: string;
  readonly sourceKw: readonly number[];
  /** Without what `hiddenKwh` says. */
  readonly consumption: Hours;
  /** Of many members it is made anew each time, of the series that `take` gives. */
  readonly generation: (take?: TakeSeries) => Float64Array;
  /**
   * Generated and used behind the meter beyond these series, kWh: both are greater by this much. Null if readings of the
   * exchange with the grid are all that is known.
   */
  readonly hiddenKwh: number | null;
  readonly missingHours: number;
  /** The meter in a year in which the sources generate this many times the usual. */
  readonly meterAt: (generation: number) => Meter;
}
