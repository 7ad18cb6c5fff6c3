import {dayMinutes} from '../../kernel/time';
import {Mistakes, Refusal} from '../refusal';
import {kwhFactor, unitOf} from '../table/columnWords';
import {headerOf, type DayPlan} from '../table/plan';
import {keptTable} from '../table/rows';
import type {TableRow} from '../table/splitTable';
import {civilHour, civilHours} from '../time/civilTime';
import {parseDayOnly, type HourMark} from '../time/timeLabels';
import {Collector, type Reading, type TrackSet} from './collector';
import {noTime, type Readings} from './readings';

/** Reads a table with one row per day. */
export function readDays(plan: DayPlan, {meter, tick}: Reading): TrackSet {
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
    // The cooperative's own row is the sum of its members.
    if (register === null || ppe === cooperative || !collect.wants(ppe, meter)) {
      continue;
    }
    const factor = kwhFactor(unitOf(cellAt(row, plan.unitColumn)) ?? 'kWh', 60);
    const [statusColumn = null] = plan.statuses;
    const status = collect.statusOf(cellAt(row, statusColumn));
    const values = plan.hours.map(({column, hour}) => {
      const place = {line: row.line, column, register, status};
      const {value, worth} = collect.read(row.cells[column] ?? '', place);
      return {hour, value: value * factor, worth};
    });
    addHours(collect.trackOf(ppe, register, ''), day, values, row.line);
  }
  mistakes.check();
  return collect.finish(60);
}

/** A cell by its column; empty if the layout has no such column. */
function cellAt(row: TableRow, column: number | null): string {
  return column === null ? '' : (row.cells[column] ?? '');
}

interface HourValue {
  /** Null for the column of the 25th hour. */
  readonly hour: number | null;
  readonly value: number;
  readonly worth: number;
}

/**
 * Hours of a day in columns. On a day of 23 or 25 hours with exactly that many values, they are taken in order,
 * wherever the extra or missing column is; otherwise the column of the 25th hour must be empty or zero.
 */
function addHours(
  readings: Readings,
  day: number,
  values: readonly HourValue[],
  line: number,
): void {
  const add = (hour: number, mark: HourMark, {value, worth}: HourValue): void => {
    readings.add(day * dayMinutes + hour * 60, mark, noTime, value, line, worth);
  };
  const length = civilHours(day);
  const filled = values.filter(({value}) => !Number.isNaN(value));
  if (length !== 24 && filled.length === length) {
    filled.forEach((one, position) => {
      const {hour, mark} = civilHour(day, position);
      add(hour, mark, one);
    });
    return;
  }
  for (const one of values) {
    if (one.hour !== null) {
      add(one.hour, null, one);
    } else if (Math.abs(one.value) > 0) {
      throw new Refusal(
        `Wiersz ${line}: ten dzień ma ${length} godz., a wypełnionych kolumn z godzinami jest ${filled.length}. Sprawdź, czy dzień jest dobry, i usuń zbędną wartość.`,
      );
    }
  }
}
