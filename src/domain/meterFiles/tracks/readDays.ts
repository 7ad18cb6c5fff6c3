import {dayMinutes} from '../../kernel/time';
import {Mistakes, Refusal} from '../refusal';
import {kwhFactor, unitOf} from '../table/columnWords';
import {headerOf, type DayPlan} from '../table/plan';
import {civilHour, civilHours, type CivilEntry} from '../time/civilTime';
import {parseDayOnly} from '../time/timeLabels';
import {cellAt, Collector, type Reading, type TrackSet} from './collector';

/** Reads a table with one row per day. */
export function readDays(plan: DayPlan, {meter, tick}: Reading): TrackSet {
  const mistakes = new Mistakes();
  const collect = new Collector(plan);
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
 * Hours of a day in columns. On a day of 23 or 25 hours with exactly that many values, they are taken in order,
 * wherever the extra or missing column is; otherwise the column of the 25th hour must be empty or zero.
 */
function hoursOfRow(
  day: number,
  values: readonly {readonly hour: number | null; readonly value: number}[],
  line: number,
): CivilEntry[] {
  const length = civilHours(day);
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
    if (Math.abs(value) > 0) {
      throw new Refusal(
        `Wiersz ${line}: ten dzień ma ${length} godz., a wypełnionych kolumn z godzinami jest ${filled.length}. Sprawdź, czy dzień jest dobry, i usuń zbędną wartość.`,
      );
    }
    return [];
  });
}
