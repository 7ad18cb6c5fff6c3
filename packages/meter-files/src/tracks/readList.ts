import {
  dayMinutes,
  dayMs,
  inQuotes,
  minuteMs,
  polishOffsetHours,
  remembering,
} from '@cooperative/polish';
import {plainPoint} from '../pointNumber';
import {Mistakes, Refusal, tooSeldom} from '../refusal';
import {unitOf} from '../table/units';
import {meaningOf, registerOf} from '../table/meaning';
import {headerOf, type ListPlan} from '../table/plan';
import type {RowWalk, Table} from '../table/rows';
import {isUnread, needWhole} from '../table/sample';
import {civilHours} from '../time/civilTime';
import {
  areLastMinutes,
  findMeaning,
  findStep,
  inClock,
  labelReader,
  parseDayOnly,
  sortedDistinct,
  type TimeLabel,
} from '../time/timeLabels';
import type {EnergyUnit, LabelMeaning, MeterRegister} from '../types';
import {Collector, type Reading, type TrackSet} from './collector';
import {Labels} from './labels';
import {noTime, quality, qualityOf, type Readings} from './readings';

/** A constant of another module is looked up each time; here it is for every cell. */
const {measured} = quality;

const timeRemedy = 'Wpisz datę i godzinę, np. 2026-03-28 13:00.';
const hourRemedy = 'Wpisz godzinę, np. 13:00.';

/**
 * Reads a table with one row per interval. What the labels name and how long an interval is shows only once all are
 * known, so readings first have the place of their label, and get its time at the end.
 */
export function readList(
  plan: ListPlan,
  table: Table,
  {meter, point, tick}: Reading,
): TrackSet | 'unknownLabels' {
  const collect = new Collector(plan, table);
  const labels = new Labels(table.count);
  const nextLabel = rowLabels(plan, labels);
  const targetsOf = rowTargets(plan, {collect, meter, point});
  const unitIn = remembering(unitOf);
  const isOfOther = remembering((text: string) => unitIn(text) === null && isLeftOut(text));
  const others = new Set<string>();
  // Of the plan once: its objects come in more shapes than a loop is compiled for.
  const {unitColumn} = plan;
  const columns = plan.headers.length === 0 ? Number.POSITIVE_INFINITY : plan.headers.length;
  const row = table.open();
  for (let seen = 0; row.next(); seen += 1) {
    if (seen % 4096 === 0) {
      tick(seen / table.count);
    }
    if (row.width > columns) {
      checkWidth(row, plan);
    }
    if (unitColumn !== null && isOfOther(row.text(unitColumn))) {
      others.add(row.text(unitColumn));
      continue;
    }
    const at = nextLabel.read(row);
    if (at < 0) {
      continue;
    }
    const {line} = row;
    const ofRow = unitColumn === null ? null : unitIn(row.text(unitColumn));
    for (const {readings, column, decimal, register, unit, statusColumn} of targetsOf(row)) {
      // Nearly every cell is a plain number with no status beside it.
      const plain = row.plainNumber(column, decimal);
      if (plain >= 0 && statusColumn === null) {
        readings.addUnplaced(at, plain, ofRow ?? unit, line, measured);
      } else {
        const status =
          statusColumn === null ? 'measured' : collect.statusOf(row.text(statusColumn));
        const place = {line, column, register, status};
        const {value, worth} =
          plain < 0 || status === 'missing'
            ? collect.read(row.text(column), place)
            : {value: plain, worth: qualityOf(status)};
        readings.addUnplaced(at, value, ofRow ?? unit, line, worth);
      }
    }
  }
  nextLabel.check();
  refuseMonthJumps(labels, table, plan.time);
  refuseLooseClock(labels, plan);
  const step = usableStep(labels);
  const meaning = plan.areLabelsSaid ? plan.labels : labelMeaning(labels, step, plan);
  const shift = labelShift(labels, step, meaning);
  if (shift === null) {
    return 'unknownLabels';
  }
  const set = collect.finish(step);
  for (const {readings} of set.tracks) {
    readings.place(labels, shift, step);
  }
  return {
    ...set,
    notes: [
      ...(nextLabel.isConverted() ? clockNote(plan) : []),
      ...(others.size > 0 ? [`Pominięto wiersze w jednostkach: ${[...others].join(', ')}.`] : []),
      ...set.notes,
    ],
  };
}

/** Whether a unit is of what is no energy of a register, as `kvarh` is. */
function isLeftOut(unit: string): boolean {
  return ['reactive', 'apparent', 'money'].includes(meaningOf(unit).aspect);
}

/** Reads the label of a row and adds it to the others: its place among them, -1 of a row that has none, as a sum below the readings. */
function rowLabels(
  plan: ListPlan,
  labels: Labels,
): {
  readonly read: (row: RowWalk) => number;
  readonly check: () => void;
  /** Whether any label was of the clock of the plan, as it does not say its own. */
  readonly isConverted: () => boolean;
} {
  const mistakes = new Mistakes();
  const daysAlone: string[] = [];
  const offset = plan.clock?.offset ?? null;
  const {time, hour: hourColumn} = plan;
  const ownLabel = labelReader();
  let isConverted = false;
  const labelOf: typeof ownLabel =
    offset === null
      ? ownLabel
      : (cell, hourCell) => {
          const own = ownLabel(cell, hourCell);
          isConverted ||= own?.instant === null;
          return own && inClock(own, offset);
        };
  let day = {text: '', minutes: 0};
  let before: number = noTime;
  const follow = (minutes: number): void => {
    if (isEndOfDay(minutes, before) || isEndOfDay(before, minutes)) {
      needWhole(plan.body);
    }
    before = minutes;
  };
  const read = (row: RowWalk): number => {
    // Nearly every row has the day of the row before, and needs no text of its own.
    const hour = hourColumn === null && offset === null ? row.hourBehind(day.text, time) : -1;
    if (hour >= 0) {
      follow(day.minutes + hour);
      return labels.addPlain(day.minutes + hour);
    }
    const cell = row.text(time);
    const label =
      cell === '' ? null : labelOf(cell, hourColumn === null ? undefined : row.text(hourColumn));
    if (label !== null && !isBeyondDay(label)) {
      const text = cell.slice(0, Math.max(cell.indexOf(' '), 0));
      if (text !== day.text && parseDayOnly(text) === label.day) {
        day = {text, minutes: label.day * dayMinutes};
      }
      follow(label.minutes);
      return labels.add(label);
    }
    needWhole(plan.body);
    if (cell !== '' && !/^(suma|razem|ogółem)/i.test(cell)) {
      const isDay = parseDayOnly(cell) !== null;
      if (isDay && hourColumn !== null) {
        mistakes.add(row.line, headerOf(plan, hourColumn), row.text(hourColumn), hourRemedy);
      } else {
        if (isDay) {
          daysAlone.push(cell);
        }
        mistakes.add(row.line, headerOf(plan, time), cell, timeRemedy);
      }
    }
    return -1;
  };
  return {
    read,
    isConverted: () => isConverted,
    check: () => {
      refuseDaysAlone(daysAlone, labels, headerOf(plan, plan.time));
      mistakes.check();
    },
  };
}

/** Refuses a file in which no row has more of its time than the day. */
function refuseDaysAlone(days: readonly string[], labels: Labels, heading: string): void {
  if (days.length === 0 || labels.minutes.length > 0) {
    return;
  }
  throw new Refusal(
    new Set(days).size === days.length
      ? tooSeldom
      : `W kolumnie ${inQuotes(heading)} jest sam dzień, a kolumny z godziną nie rozpoznajemy. Nazwij ją „Godzina”.`,
  );
}

/** What the words „CET” or „MEZ” leave open: many write them of the time in force, which in summer is another. */
function refuseLooseClock(labels: Labels, {clock}: ListPlan): void {
  if (clock?.season == null || labels.hasInstants) {
    return;
  }
  const [name, other] = clock.season === 'winter' ? ['zimowego', 'UTC+1'] : ['letniego', 'UTC+2'];
  const usual = clock.season === 'winter' ? 1 : 2;
  const isOther = labels.minutes.some(
    (minutes) => polishOffsetHours((minutes - usual * 60) * minuteMs) !== usual,
  );
  // The hour that spring takes away shows which clock it is.
  const isShown = labels.minutes.some(
    (minutes) => civilHours(Math.floor(minutes / dayMinutes)) < 24,
  );
  if (isOther && !isShown) {
    throw new Refusal(
      `Napis ${inQuotes(clock.from)} mówi o godzinach czasu ${name}, a są w pliku też odczyty z drugiej pory roku. Jeśli cały plik jest w tym czasie, zmień napis na „${other}”; jeśli godziny są takie jak na zegarze w Polsce, na „czas lokalny”.`,
    );
  }
}

/** What to tell of the clock, where it is not that of Poland. */
function clockNote({clock}: ListPlan): readonly string[] {
  if (clock?.offset == null) {
    return [];
  }
  const hours = clock.offset / 60;
  const name =
    hours === 0 ? 'UTC' : `UTC${hours > 0 ? '+' : '−'}${String(Math.abs(hours)).replace('.', ',')}`;
  return [`Godziny przeliczono z czasu ${name}, o którym mówi ${inQuotes(clock.from)}.`];
}

/** Where a value of a row goes, and how it is read. */
interface Target {
  readonly readings: Readings;
  readonly column: number;
  /** The code of the column's decimal sign. */
  readonly decimal: number;
  readonly register: MeterRegister;
  /** Unless the row names one. */
  readonly unit: EnergyUnit;
  readonly statusColumn: number | null;
}

/** The values wanted of a row, by its point of delivery, kind and zone; mostly they are those of the row before. */
function rowTargets(
  plan: ListPlan,
  {collect, meter, point}: Pick<Reading, 'meter' | 'point'> & {readonly collect: Collector},
): (row: RowWalk) => readonly Target[] {
  const values = plan.values.map((value) => ({
    ...value,
    decimal: collect.decimalOf(value.column).charCodeAt(0),
    statusColumn: statusColumnOf(plan, value),
  }));
  const known = new Map<string, readonly Target[]>();
  const {meter: meterColumn, kind: kindColumn, zone: zoneColumn} = plan;
  const sampled = new Set(
    plan.body
      .filter((row) => !isUnread(row))
      .map(({cells}) => kindOf(cells[kindColumn ?? -1] ?? '', cells[zoneColumn ?? -1] ?? '')),
  );
  let last = {ppe: '', kind: '', zone: '', targets: null as readonly Target[] | null};
  return (row) => {
    const written = point ?? textAt(row, meterColumn);
    if (written === '' && last.ppe !== '') {
      // A row beside a merged cell is of the point above it.
      needWhole(plan.body);
    }
    const kind = textAt(row, kindColumn);
    const zone = textAt(row, zoneColumn);
    if (last.targets && last.ppe === written && last.kind === kind && last.zone === zone) {
      return last.targets;
    }
    if (!sampled.has(kindOf(kind, zone))) {
      needWhole(plan.body);
    }
    const key = JSON.stringify([written, kind, zone]);
    const ofKind = plan.kind === null ? null : collect.registerOf(kind);
    const targets =
      known.get(key) ??
      values.flatMap(({register: ofColumn, ...value}): Target[] => {
        const register = ofColumn ?? ofKind;
        const ppe = plainPoint(written);
        const part = kindColumn === null ? `${value.column} ${zone}` : zone;
        return register !== null && collect.wants(ppe, meter)
          ? [{readings: collect.trackOf(ppe, register, part), register, ...value}]
          : [];
      });
    known.set(key, targets);
    last = {ppe: written, kind, zone, targets};
    return targets;
  };
}

function kindOf(kind: string, zone: string): string {
  return `${kind}\t${zone}`;
}

/** The column that tells the status of a value: named for its quantity and not for another, or the first one behind it, or the only one. */
function statusColumnOf(
  {statuses, headers}: ListPlan,
  {column, register}: ListPlan['values'][number],
): number | null {
  const named = (one: number): MeterRegister | null => registerOf(headers[one] ?? '');
  const own = statuses.filter((one) => register === null || [null, register].includes(named(one)));
  return (
    own.find((one) => register !== null && named(one) === register) ??
    own.find((one) => one > column) ??
    own.at(-1) ??
    null
  );
}

function textAt(row: RowWalk, column: number | null): string {
  return column === null ? '' : row.text(column);
}

/** Refuses a row with a cell that no heading is of: its cells are not where the headings are. */
function checkWidth(row: RowWalk, plan: ListPlan): void {
  const {headers} = plan;
  for (let column = headers.length; headers.length > 0 && column < row.width; column += 1) {
    if (row.text(column) !== '') {
      needWhole(plan.body);
      throw new Refusal(
        `Wiersz ${row.line}: komórek jest ${row.width}, a kolumn w nagłówku ${headers.length}. Jeśli przecinek dzieli i kolumny, i ułamki, zapisz plik w arkuszu jako CSV rozdzielany średnikami.`,
      );
    }
  }
}

/** Whether a midnight stands beside the last hour of its day, so that it may be the end of it. */
function isEndOfDay(midnight: number, other: number): boolean {
  // The remainder last, as it takes longest and this is asked of every row.
  const between = other - midnight;
  return between >= 23 * 60 && between < dayMinutes && midnight % dayMinutes === 0;
}

/** How many readings of a day are no few rows of surplus in winter. */
const manyOfDay = 12;

/**
 * Refuses days that follow one another a month apart, each with its readings: a spreadsheet that takes `01.06` for the
 * sixth of January turns the first twelve days of June so, and leaves the others.
 */
function refuseMonthJumps(labels: Labels, table: Table, column: number): void {
  let jumps = 0;
  let count = 0;
  let before = Number.NaN;
  for (const minutes of labels.minutes) {
    const day = Math.floor(minutes / dayMinutes);
    if (day === before) {
      count += 1;
      continue;
    }
    jumps = count >= manyOfDay && isMonthLater(day, before) ? jumps + 1 : 0;
    // A label of midnight may be the end of the day before.
    if (minutes % dayMinutes !== 0 || day !== before + 1) {
      count = 1;
      before = day;
    }
    if (jumps > 1) {
      const first = table.open();
      const example = first.next() ? first.text(column) : '';
      throw new Refusal(
        `Daty, np. ${inQuotes(example)}, skaczą co miesiąc: arkusz zamienił chyba dzień z miesiącem. Pobierz plik jeszcze raz i nie otwieraj go w arkuszu albo popraw daty na rok-miesiąc-dzień, np. 2026-03-28.`,
      );
    }
  }
}

/** Whether a day has the same number as another, in the next month; one above 12 cannot be a month. */
function isMonthLater(day: number, before: number): boolean {
  if (!(day - before > 27 && day - before < 32)) {
    return false;
  }
  const [one, other] = [new Date(before * dayMs), new Date(day * dayMs)];
  return one.getUTCDate() <= 12 && one.getUTCDate() === other.getUTCDate();
}

/** Whether a label names an hour that its day does not have. */
function isBeyondDay({day, minutes}: TimeLabel): boolean {
  const beyond = minutes - (day + 1) * dayMinutes;
  return beyond > 0 && beyond > (civilHours(day) - 24) * 60;
}

/** Interval between labels; refused if hours cannot be made up of it. */
function usableStep(labels: Labels): number {
  const step = findStep(sortedDistinct(labels.moments));
  if (step >= dayMinutes) {
    throw new Refusal(tooSeldom);
  }
  if (step < 60 && 60 % step !== 0) {
    throw new Refusal(
      `Odczyty są co ${step} min, a pełna godzina się z nich nie składa. Pobierz dane godzinowe albo 15-minutowe.`,
    );
  }
  return Math.min(step, 60);
}

/** What labels name by their looks, else by their heading, else by the layout; null if the first two are at odds. */
function labelMeaning(
  labels: Labels,
  step: number,
  {labelsOfHeading, labels: ofLayout}: ListPlan,
): LabelMeaning | null {
  const shown = findMeaning(labels, step);
  // Hour 24 can be nothing but an end.
  const areAtOdds = shown !== null && labelsOfHeading !== null && shown !== labelsOfHeading;
  return areAtOdds && !labels.hasHour24 ? null : (shown ?? labelsOfHeading ?? ofLayout);
}

/** Minutes from the start of an interval to its label. */
function labelShift(labels: Labels, step: number, meaning: LabelMeaning | null): number | null {
  // Of no labels there is nothing to ask.
  if (labels.minutes.length === 0) {
    return 0;
  }
  if (areLastMinutes(labels.minutes, step)) {
    return step - 1;
  }
  return meaning === null ? null : meaning === 'end' ? step : 0;
}
