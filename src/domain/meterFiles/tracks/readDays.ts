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
    const values = plan.intervals.map(({column, minute}) => ({
      minute,
      value: collect.read(row, column, register) * factor,
    }));
    for (const entry of entriesOf(day, values, plan.step, row.line)) {
      collect.add(ppe, register, '', entry);
    }
  }
  mistakes.check();
  return collect.finish(plan.step);
}

interface Interval {
  readonly minute: number | null;
  readonly value: number;
}

/**
 * Readings of a day in columns. On a day of 23 or 25 hours with exactly that many columns or values, they are taken in
 * order, wherever the extra or missing column is; otherwise the columns of the repeated hour must be empty or zero.
 */
function entriesOf(
  day: number,
  intervals: readonly Interval[],
  step: number,
  line: number,
): CivilEntry[] {
  const hours = civilHours(day);
  const filled = intervals.filter(({value}) => !Number.isNaN(value));
  const wanted = (hours * 60) / step;
  const inOrder =
    filled.length === wanted ? filled : intervals.length === wanted ? intervals : null;
  if (hours !== 24 && inOrder !== null) {
    return inOrder.map(({value}, position) => {
      const {hour, mark} = civilHour(day, Math.floor((position * step) / 60));
      const civil = day * dayMinutes + hour * 60 + ((position * step) % 60);
      return {civil, mark, instant: null, value, line};
    });
  }
  return intervals.flatMap(({minute, value}, index) => {
    if (minute !== null) {
      const next = intervals[index + 1];
      // Of the columns `2a` and `2b`, either may hold the hour of every day.
      const isBeside = Number.isNaN(value) && next?.minute === null;
      return [
        {
          civil: day * dayMinutes + minute,
          mark: null,
          instant: null,
          value: isBeside ? next.value : value,
          line,
        },
      ];
    }
    if (Math.abs(value) > 0 && !Number.isNaN(intervals[index - 1]?.value ?? 0)) {
      throw new Refusal(
        `Wiersz ${line}: ten dzień ma ${hours} godz., a wypełnionych kolumn z odczytami jest ${filled.length}. Sprawdź, czy dzień jest dobry, i usuń zbędną wartość.`,
      );
    }
    return [];
  });
}
