import type {KeptOrWritten, WholeHours} from '../../energy/memberHours';

/** A member with its hours, measured or modelled. */
export interface PreparedMember {
  readonly id: string;
  readonly sourceKw: readonly number[];
  /**
   * Generated and used behind the meter beyond these hours, kWh: both are greater by this much. Null if readings of the
   * exchange with the grid are all that is known.
   */
  readonly hiddenKwh: number | null;
  readonly missingHours: number;
  /** The hours of a year in which the sources generate this many times the usual. */
  readonly hoursAt: (generation: number) => KeptOrWritten<WholeHours>;
}
