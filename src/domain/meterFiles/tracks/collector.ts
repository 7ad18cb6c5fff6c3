import {remembering} from '../../kernel/memory';
import {findDecimal, numberReader, type NumberReader} from '../table/cellNumbers';
import {registerOf, type MeterRegister} from '../table/columnWords';
import {headerOf, type Plan} from '../table/plan';
import {Mistakes} from '../refusal';
import type {TableRow} from '../table/splitTable';
import type {CivilEntry} from '../time/civilTime';

/** Readings of one quantity of one meter, in one zone or column, as they are in the file. */
interface Track {
  readonly register: MeterRegister;
  readonly meter: string;
  /** The zone or the column. */
  readonly part: string;
  readonly entries: CivilEntry[];
}

export interface TrackSet {
  readonly tracks: readonly Track[];
  /** Length of an interval in minutes. */
  readonly step: number;
  /** Points of delivery named in the file, including those left out. */
  readonly meters: readonly string[];
}

/** What to read from a file, and where to report progress. */
export interface Reading {
  /** Read only this point of delivery. */
  readonly meter: string | undefined;
  readonly tick: (share: number) => void;
}

const numberRemedy = 'Wpisz liczbę, np. 1,25, albo zostaw pustą komórkę.';

/** A cell by its column; empty if the layout has no such column. */
export function cellAt(row: TableRow, column: number | null): string {
  return column === null ? '' : (row.cells[column] ?? '');
}

/** A value without its quality mark, as in `.739,+`. */
function withoutQuality(cell: string): string {
  const last = cell.charCodeAt(cell.length - 1);
  if (last >= 0x30 && last <= 0x39) {
    return cell;
  }
  return cell.replace(/,\s*[^\d\s]?$/, '');
}

function* valueCells(plan: Plan): Generator<string> {
  const columns = (plan.shape === 'list' ? plan.values : plan.intervals).map(({column}) => column);
  for (const row of plan.body) {
    for (const column of columns) {
      yield withoutQuality(row.cells[column] ?? '');
    }
  }
}

/** Gathers readings by meter, quantity and part. */
export class Collector {
  private readonly mistakes = new Mistakes();
  private readonly tracks: Track[] = [];
  private readonly ofMeters = new Map<string, Track[]>();
  private readonly meters = new Set<string>();
  /** The register of a kind. */
  readonly registerOf = remembering(registerOf);
  private readonly number: NumberReader;
  private readonly plan: Plan;

  constructor(plan: Plan) {
    this.plan = plan;
    this.number = numberReader(plan.decimal ?? findDecimal(valueCells(plan)));
  }

  wants(ppe: string, meter: string | undefined): boolean {
    if (ppe !== '') {
      this.meters.add(ppe);
    }
    return meter === undefined || ppe === meter;
  }

  read(row: TableRow, column: number, register: MeterRegister): number {
    const cell = row.cells[column] ?? '';
    const value = this.number(withoutQuality(cell));
    if (value === null || (value < 0 && register !== 'balance')) {
      this.mistakes.add(
        row.line,
        headerOf(this.plan, column),
        cell,
        value === null ? numberRemedy : 'Energia nie może być ujemna.',
      );
      return Number.NaN;
    }
    return value;
  }

  add(meter: string, register: MeterRegister, part: string, entry: CivilEntry): void {
    let ofMeter = this.ofMeters.get(meter);
    if (!ofMeter) {
      ofMeter = [];
      this.ofMeters.set(meter, ofMeter);
    }
    let track = ofMeter.find((one) => one.register === register && one.part === part);
    if (!track) {
      track = {register, meter, part, entries: []};
      ofMeter.push(track);
      this.tracks.push(track);
    }
    track.entries.push(entry);
  }

  finish(step: number): TrackSet {
    this.mistakes.check();
    return {tracks: this.tracks, step, meters: [...this.meters]};
  }
}
