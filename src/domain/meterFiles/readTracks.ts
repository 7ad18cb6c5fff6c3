import {dayMinutes} from '../kernel/time';
import {findDecimal, numberReader, type NumberReader} from './table/cellNumbers';
import {civilHour, hoursOfDay, type Entry} from './time/civilTime';
import {kwhFactor, registerOf, unitOf, type Register} from './table/columnWords';
import {headerOf, type DayPlan, type ListPlan, type Plan} from './table/plan';
import {Mistakes, Refusal} from './refusal';
import type {TableRow} from './table/splitTable';
import {
  areLastMinutes,
  findMeaning,
  findStep,
  labelReader,
  parseDayOnly,
  sortedDistinct,
  type TimeLabel,
} from './time/timeLabels';
import type {EnergyUnit, LabelMeaning} from './types';

/** Readings of one quantity of one meter, in one zone or column, as the file has them. */
interface Track {
  readonly register: Register;
  readonly meter: string;
  /** The zone or the column. */
  readonly part: string;
  readonly entries: Entry[];
}

export interface TrackSet {
  readonly tracks: readonly Track[];
  /** Minutes of an interval. */
  readonly step: number;
  /** Points of delivery named in the file, also those that were left out. */
  readonly meters: readonly string[];
}

interface Reading {
  /** Only this point of delivery. */
  readonly meter: string | undefined;
  readonly tick: (share: number) => void;
}

const numberRemedy = 'Wpisz liczbę, np. 1,25, albo zostaw pustą komórkę.';
const timeRemedy = 'Wpisz datę i godzinę, np. 2026-03-28 13:00.';

/** Reads a table by its plan. */
export function readTracks(plan: Plan, reading: Reading): TrackSet | 'unknownLabels' {
  return plan.shape === 'list' ? readList(plan, reading) : readDays(plan, reading);
}

function readList(plan: ListPlan, {meter, tick}: Reading): TrackSet | 'unknownLabels' {
  const mistakes = new Mistakes();
  const rows: TableRow[] = [];
  const labels: TimeLabel[] = [];
  const labelOf = labelReader();
  for (const [index, row] of plan.body.entries()) {
    if (index % 4096 === 0) {
      tick(index / plan.body.length / 2);
    }
    const cell = row.cells[plan.time] ?? '';
    const label =
      cell === '' ? null : labelOf(cell, plan.hour === null ? undefined : row.cells[plan.hour]);
    if (label !== null && !isBeyondDay(label)) {
      rows.push(row);
      labels.push(label);
    } else if (cell !== '' && !/^(suma|razem|ogółem)/i.test(cell)) {
      mistakes.add(row.line, headerOf(plan, plan.time), cell, timeRemedy);
    }
  }
  mistakes.check();
  const step = usableStep(labels);
  const meaning = plan.areLabelsSaid ? plan.labels : (findMeaning(labels, step) ?? plan.labels);
  const shift = labelShift(labels, step, meaning);
  if (shift === null) {
    return 'unknownLabels';
  }
  // An hour 25 says that the hours of its day are counted through.
  const longDays = new Set(
    labels.filter(({day, minutes}) => minutes > (day + 1) * dayMinutes).map(({day}) => day),
  );
  const collect = new Collector(plan, valueCells(plan));
  const factorOf = (row: TableRow, unit: EnergyUnit): number =>
    kwhFactor(
      plan.unitColumn === null ? unit : (unitOf(cellAt(row, plan.unitColumn)) ?? unit),
      step,
    );
  for (const [index, row] of rows.entries()) {
    if (index % 4096 === 0) {
      tick(0.5 + index / rows.length / 2);
    }
    const label = labels[index];
    if (label === undefined) {
      continue;
    }
    const {civil, mark} = longDays.has(label.day)
      ? positionOf(label)
      : {civil: label.minutes - shift, mark: label.mark};
    const instant = label.instant === null ? null : label.instant - shift;
    const ppe = cellAt(row, plan.meter);
    const kind = plan.kind === null ? null : collect.registerOf(cellAt(row, plan.kind));
    for (const {column, register: ofColumn, unit} of plan.values) {
      const register = ofColumn ?? kind;
      if (register !== null && collect.wants(ppe, meter)) {
        const part = plan.kind === null ? String(column) : cellAt(row, plan.zone);
        const value = collect.read(row, column, register) * factorOf(row, unit);
        collect.add(ppe, register, part, {civil, mark, instant, value, line: row.line});
      }
    }
  }
  return collect.finish(step);
}

/** Whether a label names an hour that its day does not have. */
function isBeyondDay({day, minutes}: TimeLabel): boolean {
  const beyond = minutes - (day + 1) * dayMinutes;
  return beyond > 0 && beyond > (hoursOfDay(day) - 24) * 60;
}

/** Civil time of an hour counted through its day from 1. */
function positionOf({day, minutes}: TimeLabel): Pick<Entry, 'civil' | 'mark'> {
  const {hour, mark} = civilHour(day, (minutes - day * dayMinutes) / 60 - 1);
  return {civil: day * dayMinutes + hour * 60, mark};
}

/** Distance between labels that an hour can be made of. */
function usableStep(labels: readonly TimeLabel[]): number {
  const step = findStep(sortedDistinct(labels.map(({minutes, instant}) => instant ?? minutes)));
  if (step >= dayMinutes) {
    throw new Refusal(
      'Plik ma odczyty rzadsze niż co godzinę. Pobierz z portalu operatora dane godzinowe.',
    );
  }
  if (step < 60 && 60 % step !== 0) {
    throw new Refusal(
      `Odczyty są co ${step} min, a pełna godzina się z nich nie składa. Pobierz dane godzinowe albo 15-minutowe.`,
    );
  }
  return Math.min(step, 60);
}

/** Minutes from the beginning of an interval to its label. */
function labelShift(
  labels: readonly TimeLabel[],
  step: number,
  meaning: LabelMeaning | null,
): number | null {
  if (
    areLastMinutes(
      Float64Array.from(labels, ({minutes}) => minutes),
      step,
    )
  ) {
    return step - 1;
  }
  return meaning === null ? null : meaning === 'end' ? step : 0;
}

function readDays(plan: DayPlan, {meter, tick}: Reading): TrackSet {
  const mistakes = new Mistakes();
  const collect = new Collector(plan, valueCells(plan));
  let sectionDay: number | null = null;
  let cooperative: string | undefined;
  for (const [index, row] of plan.body.entries()) {
    if (index % 512 === 0) {
      tick(index / plan.body.length);
    }
    const [first = '', second = ''] = row.cells;
    if (plan.day === null && /^(kosd|kse|dd|vv)$/i.test(first)) {
      cooperative = /^kse$/i.test(first) ? second : cooperative;
      sectionDay = /^dd$/i.test(first) ? parseDayOnly(second) : sectionDay;
      if (sectionDay === null && /^dd$/i.test(first)) {
        mistakes.add(row.line, 'DD', second, 'Wpisz dzień, np. 28-03-2026.');
      }
      continue;
    }
    const dayCell = cellAt(row, plan.day);
    const day = plan.day === null ? sectionDay : parseDayOnly(dayCell);
    const ppe = cellAt(row, plan.meter);
    const register = collect.registerOf(cellAt(row, plan.kind));
    if (day === null) {
      if (plan.day !== null) {
        mistakes.add(row.line, headerOf(plan, plan.day), dayCell, 'Wpisz dzień, np. 2026-03-28.');
      }
      continue;
    }
    // The row of the cooperative itself sums its members.
    if (register === null || ppe === cooperative || !collect.wants(ppe, meter)) {
      continue;
    }
    const factor = kwhFactor(unitOf(cellAt(row, plan.unitColumn)) ?? 'kWh', 60);
    const values = plan.hours.map(({column, hour}) => ({
      hour,
      value: collect.read(row, column, register) * factor,
    }));
    for (const entry of hoursOfRow(day, values, row.line)) {
      collect.add(ppe, register, '', entry);
    }
  }
  mistakes.check();
  return collect.finish(60);
}

/**
 * Hours of a day in columns. On a day of 23 or 25 hours with as many values, they go in order, wherever the extra or
 * the left-out column stands; else the column of the 25th hour must be empty or zero.
 */
function hoursOfRow(
  day: number,
  values: readonly {readonly hour: number | null; readonly value: number}[],
  line: number,
): Entry[] {
  const length = hoursOfDay(day);
  const filled = values.filter(({value}) => !Number.isNaN(value));
  if (length !== 24 && filled.length === length) {
    return filled.map(({value}, position) => {
      const {hour, mark} = civilHour(day, position);
      return {civil: day * dayMinutes + hour * 60, mark, instant: null, value, line};
    });
  }
  return values.flatMap(({hour, value}) => {
    if (hour !== null) {
      return [{civil: day * dayMinutes + hour * 60, mark: null, instant: null, value, line}];
    }
    if (value > 0 || value < 0) {
      throw new Refusal(
        `Wiersz ${line}: ten dzień ma ${length} godz., a wypełnionych kolumn z godzinami jest ${filled.length}. Sprawdź, czy dzień jest dobry, i usuń zbędną wartość.`,
      );
    }
    return [];
  });
}

function cellAt(row: TableRow, column: number | null): string {
  return column === null ? '' : (row.cells[column] ?? '');
}

/** A value without the mark of its quality: `.739,+`. */
function withoutQuality(cell: string): string {
  const last = cell.charCodeAt(cell.length - 1);
  if (last >= 0x30 && last <= 0x39) {
    return cell;
  }
  return cell.replace(/,\s*[^\d\s]?$/, '');
}

function* valueCells(plan: Plan): Generator<string> {
  const columns = (plan.shape === 'list' ? plan.values : plan.hours).map(({column}) => column);
  for (const row of plan.body) {
    for (const column of columns) {
      yield withoutQuality(row.cells[column] ?? '');
    }
  }
}

/** Gathers readings by meter, quantity and part. */
class Collector {
  private readonly mistakes = new Mistakes();
  private readonly tracks: Track[] = [];
  private readonly ofMeters = new Map<string, Track[]>();
  private readonly meters = new Set<string>();
  private readonly registers = new Map<string, Register | null>();
  private readonly number: NumberReader;
  private readonly plan: Plan;

  constructor(plan: Plan, cells: Iterable<string>) {
    this.plan = plan;
    this.number = numberReader(plan.decimal ?? findDecimal(cells));
  }

  wants(ppe: string, meter: string | undefined): boolean {
    if (ppe !== '') {
      this.meters.add(ppe);
    }
    return meter === undefined || ppe === meter;
  }

  registerOf(kind: string): Register | null {
    let register = this.registers.get(kind);
    if (register === undefined) {
      register = registerOf(kind);
      this.registers.set(kind, register);
    }
    return register;
  }

  read(row: TableRow, column: number, register: Register): number {
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

  add(meter: string, register: Register, part: string, entry: Entry): void {
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
