import {dayMinutes} from '../../kernel/time';
import {Mistakes, Refusal} from '../refusal';
import {kwhFactor, unitOf} from '../table/columnWords';
import {headerOf, type ListPlan} from '../table/plan';
import type {TableRow} from '../table/splitTable';
import {civilHour, civilHours, type CivilEntry} from '../time/civilTime';
import {
  areLastMinutes,
  findMeaning,
  findStep,
  labelReader,
  sortedDistinct,
  type TimeLabel,
} from '../time/timeLabels';
import type {EnergyUnit, LabelMeaning} from '../types';
import {cellAt, Collector, type Reading, type TrackSet} from './collector';

const timeRemedy = 'Wpisz datę i godzinę, np. 2026-03-28 13:00.';

/** Reads a table with one row per interval. */
export function readList(plan: ListPlan, {meter, tick}: Reading): TrackSet | 'unknownLabels' {
  const mistakes = new Mistakes();
  const rows: TableRow[] = [];
  const labels: TimeLabel[] = [];
  const labelOf = labelReader();
  for (const [index, row] of plan.body.entries()) {
    if (index % 4096 === 0) {
      tick(index / plan.body.length / 2);
    }
    checkWidth(row, plan);
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
  // An hour 25 means that the hours of its day are numbered consecutively.
  const longDays = new Set(
    labels.filter(({day, minutes}) => minutes > (day + 1) * dayMinutes).map(({day}) => day),
  );
  const collect = new Collector(plan);
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

/** Refuses a row with a cell that no heading is of: its cells are not where the headings are. */
function checkWidth({cells, line}: TableRow, {headers}: ListPlan): void {
  if (
    headers.length > 0 &&
    cells.length > headers.length &&
    cells.slice(headers.length).some((cell) => cell !== '')
  ) {
    throw new Refusal(
      `Wiersz ${line}: komórek jest ${cells.length}, a kolumn w nagłówku ${headers.length}. Jeśli przecinek dzieli i kolumny, i ułamki, zapisz plik w arkuszu jako CSV rozdzielany średnikami.`,
    );
  }
}

/** Whether a label names an hour that its day does not have. */
function isBeyondDay({day, minutes}: TimeLabel): boolean {
  const beyond = minutes - (day + 1) * dayMinutes;
  return beyond > 0 && beyond > (civilHours(day) - 24) * 60;
}

/** Civil time of an hour numbered consecutively within its day from 1. */
function positionOf({day, minutes}: TimeLabel): Pick<CivilEntry, 'civil' | 'mark'> {
  const {hour, mark} = civilHour(day, (minutes - day * dayMinutes) / 60 - 1);
  return {civil: day * dayMinutes + hour * 60, mark};
}

/** Interval between labels; refused if hours cannot be made up of it. */
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

/** Minutes from the start of an interval to its label. */
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
