import {dayMinutes} from '@cooperative/polish';
import {plainPoint} from '../pointNumber';
import {Mistakes, Refusal} from '../refusal';
import {kwhFactor, unitOf} from '../table/units';
import {headerOf, type DayPlan} from '../table/plan';
import {keptTable} from '../table/rows';
import type {TableRow} from '../table/tableRow';
import {civilHour, civilHours} from '../time/civilTime';
import {parseWholeDay, type HourMark} from '../time/timeLabels';
import {Collector, type Reading, type TrackSet} from './collector';
import type {Readings} from './readings';

/** Reads a table with one row per day. */
export function readDays(plan: DayPlan, {meter, point, tick}: Reading): TrackSet {
  const mistakes = new Mistakes();
  const collect = new Collector(plan, keptTable(plan.body));
  let sectionDay: number | null = null;
  let cooperative: string | undefined;
  for (const [index, row] of plan.body.entries()) {
    if (index % 512 === 0) {
      tick(index / plan.body.length);
    }
    const [first = '', second = ''] = row.cells;
    if (plan.day === null && /^(kosd|kse|dd|vv)$/i.test(first)) {
      cooperative = /^kse$/i.test(first) ? second : cooperative;
      sectionDay = /^dd$/i.test(first) ? parseWholeDay(second) : sectionDay;
      if (sectionDay === null && /^dd$/i.test(first)) {
        mistakes.add(row.line, 'DD', second, 'Wpisz dzień, np. 28-03-2026.');
      }
      continue;
    }
    const dayCell = cellAt(row, plan.day);
    const day = plan.day === null ? sectionDay : parseWholeDay(dayCell);
    const ppe = plainPoint(point ?? cellAt(row, plan.meter));
    const register =
      plan.kind === null ? plan.register : collect.registerOf(cellAt(row, plan.kind));
    if (day === null) {
      if (plan.day !== null) {
        mistakes.add(row.line, headerOf(plan, plan.day), dayCell, 'Wpisz dzień, np. 2026-03-28.');
      }
      continue;
    }
    // The cooperative's own row is the sum of its members.
    if (register === null || ppe === cooperative || !collect.wants(ppe, meter)) {
      continue;
    }
    const factor = kwhFactor(unitOf(cellAt(row, plan.unitColumn)) ?? plan.unit, plan.step);
    const [statusColumn = null] = plan.statuses;
    const status = collect.statusOf(cellAt(row, statusColumn));
    const values = plan.intervals.map(({column, minute}) => {
      const place = {line: row.line, column, register, status};
      const {value, worth} = collect.read(row.cells[column] ?? '', place);
      return {minute, value: value * factor, worth};
    });
    addDay(collect.trackOf(ppe, register, ''), {day, values, step: plan.step, line: row.line});
  }
  mistakes.check();
  return collect.finish(plan.step);
}

interface Interval {
  /** Null for a column of the repeated hour. */
  readonly minute: number | null;
  readonly value: number;
  readonly worth: number;
}

/** A cell by its column; empty if the layout has no such column. */
function cellAt(row: TableRow, column: number | null): string {
  return column === null ? '' : (row.cells[column] ?? '');
}

interface DayRow {
  readonly day: number;
  readonly values: readonly Interval[];
  /** Length of an interval in minutes. */
  readonly step: number;
  readonly line: number;
}

/**
 * Readings of a day in columns. On a day of 23 or 25 hours with exactly that many columns or values, they are taken in
 * order, wherever the extra or missing column is; otherwise the columns of the repeated hour must be empty or zero.
 */
function addDay(readings: Readings, {day, values, step, line}: DayRow): void {
  const add = (minutes: number, mark: HourMark, {value, worth}: Omit<Interval, 'minute'>): void => {
    readings.add(day * dayMinutes + minutes, mark, value, line, worth);
  };
  const hours = civilHours(day);
  const filled = values.filter(({value}) => !Number.isNaN(value));
  const wanted = (hours * 60) / step;
  const inOrder = filled.length === wanted ? filled : values.length === wanted ? values : null;
  if (hours !== 24 && inOrder !== null) {
    inOrder.forEach((one, position) => {
      const {hour, mark} = civilHour(day, Math.floor((position * step) / 60));
      add(hour * 60 + ((position * step) % 60), mark, one);
    });
    return;
  }
  values.forEach((one, index) => {
    if (one.minute !== null) {
      const next = values[index + 1];
      // Of the columns `2a` and `2b`, either may hold the hour of every day.
      const isBeside = Number.isNaN(one.value) && next?.minute === null;
      add(one.minute, null, isBeside ? next : one);
    } else if (Math.abs(one.value) > 0 && !Number.isNaN(values[index - 1]?.value ?? 0)) {
      throw new Refusal(
        `Wiersz ${line}: ten dzień ma ${hours} godz., a wypełnionych kolumn z odczytami jest ${filled.length}. Sprawdź, czy dzień jest dobry, i usuń zbędną wartość.`,
      );
    }
  });
}
