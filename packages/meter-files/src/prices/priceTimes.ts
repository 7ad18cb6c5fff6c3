import {dayMinutes, inQuotes, minuteMs, polishOffsetHours} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {TableRow} from '../table/tableRow';
import {civilHours} from '../time/civilTime';
import {labelReader, parseDayOnly, rankOf, type HourMark} from '../time/timeLabels';
import {isPrice, wordsOf} from './priceColumns';

/** The place of a price in its Polish day. */
interface Place {
  /** Days since 1.01.1970. */
  readonly day: number;
  /**
   * Minutes of the label from midnight, as the clock shows or, if `isElapsed`, as they pass. Null where the file has no
   * hours and rows are in order.
   */
  readonly minutes: number | null;
  readonly mark: HourMark;
  readonly isElapsed: boolean;
  /** The label is the end of the hour or quarter. */
  readonly isEnd: boolean;
}

export interface PricedTime extends Place {
  readonly line: number;
  readonly price: number;
}

interface TimeColumns {
  /** A moment of UTC in one cell. */
  readonly utc: number;
  /** Columns that may hold a day, with or without an hour. */
  readonly days: readonly number[];
  readonly hour: number;
  readonly quarter: number;
  readonly hasDay: boolean;
}

/** Columns about the publication are no time of the price. */
const notTime = /publi|source|zrodl|modyf|aktual|wersj|utworz|pobran/;

/** Which columns of a heading tell the time. */
export function timeColumns(headings: readonly string[]): TimeColumns {
  const words = headings.map((heading) => (isPrice(heading) ? '' : wordsOf(heading)));
  const isTime = words.map((name) => name !== '' && !notTime.test(name));
  const find = (pattern: RegExp): number =>
    words.findIndex((name, at) => isTime[at] === true && pattern.test(name));
  const days = [/^(business date|doba|data|dzien|date|day)\b/, /^(dtime|udtczas|czas|timestamp)\b/]
    .flatMap((pattern) => words.map((name, at) => (pattern.test(name) ? at : -1)))
    .filter((at) => isTime[at] === true && !/\butc\b|oreb/.test(words[at] ?? ''));
  const utc = find(/^(?!period).*\butc\b/);
  const quarter = find(/^(kwadrans|quarter)\b/);
  const hours = [
    find(/^(period|okres|przedzial)\b(?!.*\butc\b)|oreb|^(godz|hour|h\b)/),
    find(/^(od|start)\b/),
    quarter,
  ];
  const hour = hours.find((at) => at >= 0) ?? -1;
  return {
    utc,
    days,
    hour,
    quarter: hour === quarter ? -1 : quarter,
    hasDay: days.length > 0 || utc >= 0,
  };
}

/** The number of a day that stands alone or with midnight, as a spreadsheet writes it. */
function dayIn(cell: string): number | null {
  return parseDayOnly(cell.replace(/[ T]0?0:00(:00)?(\.0+)?$/, ''));
}

type LabelReader = ReturnType<typeof labelReader>;
type Label = ReturnType<LabelReader>;

/**
 * The time of each row: by its moment in UTC or else by the day and the span, hour or number of the quarter or else by
 * the moment of the clock. Only rows with a day alone stay in their order, which is told.
 */
export function readTimes(
  headings: readonly string[],
  rows: readonly TableRow[],
): {readonly times: readonly Place[]; readonly told: string} {
  const columns = timeColumns(headings);
  const named = (...at: readonly number[]): string =>
    at.map((one) => inQuotes(headings[one] ?? '')).join(', ');
  const label = labelReader();
  const read = (at: number): readonly Label[] => rows.map(({cells}) => label(cells[at] ?? ''));
  if (columns.utc >= 0) {
    refuseOdd(rows, columns.utc, headings, label);
    return {
      times: byInstants(read(columns.utc).map((one) => one?.instant ?? one?.minutes ?? 0)),
      told: `Czas: kolumna ${named(columns.utc)}.`,
    };
  }
  const plainAt = columns.days.find((at) =>
    rows.every(({cells}) => dayIn(cells[at] ?? '') !== null),
  );
  const clockAt = columns.days.find((at) => isClock(rows, at, label));
  if (plainAt !== undefined && columns.hour >= 0) {
    return {
      times: byHours(rows, {...columns, day: plainAt}, headings),
      told: `Czas: kolumny ${named(plainAt, columns.hour, ...(columns.quarter >= 0 ? [columns.quarter] : []))}.`,
    };
  }
  if (clockAt !== undefined) {
    refuseOdd(rows, clockAt, headings, label);
    const found = read(clockAt);
    const instants = found.map((one) => one?.instant ?? null);
    return {
      times: instants.every((one) => one !== null)
        ? byInstants(instants)
        : byClock(found.flatMap((one) => (one ? [one] : []))),
      told: `Czas: kolumna ${named(clockAt)}.`,
    };
  }
  const utcAt = headings.findIndex((heading) => /\butc\b/.test(wordsOf(heading)));
  if (utcAt >= 0) {
    throw new Refusal(
      `Kolumna ${named(utcAt)} ma godziny UTC bez dnia UTC. Wczytaj plik z kolumną „dtime_utc” albo „period”.`,
    );
  }
  const [at = 0] = columns.days;
  const times = rows.map(({line, cells}): Place => {
    const day = dayIn(cells[at] ?? '');
    if (day === null) {
      throw new Refusal(
        `Wiersz ${line}: ${inQuotes(cells[at] ?? '')} nie jest dniem. Wpisz np. 2025-06-01.`,
      );
    }
    return {day, minutes: null, mark: null, isElapsed: false, isEnd: false};
  });
  if (times.some(({day}, index) => day < (times[index - 1]?.day ?? day))) {
    throw new Refusal(
      'Dni w pliku nie są po kolei, a wiersze nie mają godzin, więc nie wiadomo, w jakiej kolejności są ceny dnia. Dopisz kolumnę z godziną albo ułóż wiersze od najstarszego.',
    );
  }
  return {
    times,
    told: 'Czas: wiersze nie mają godzin, więc ceny dnia wzięliśmy w kolejności wierszy.',
  };
}

/** Whether most cells have a day with an hour, and not all the same hour. */
function isClock(rows: readonly TableRow[], at: number, label: LabelReader): boolean {
  const found = rows.flatMap(({cells}) => label(cells[at] ?? '') ?? []);
  return (
    found.length * 2 > rows.length &&
    new Set(found.map(({minutes}) => minutes % dayMinutes)).size > 1
  );
}

function refuseOdd(
  rows: readonly TableRow[],
  at: number,
  headings: readonly string[],
  label: LabelReader,
): void {
  const odd = rows.find(({cells}) => label(cells[at] ?? '') === null);
  if (odd) {
    throw new Refusal(
      `Wiersz ${odd.line}: ${inQuotes(odd.cells[at] ?? '')} w kolumnie ${inQuotes(headings[at] ?? '')} nie jest dniem z godziną. Wpisz np. 2025-06-01 00:15.`,
    );
  }
}

/** Moments of UTC, as minutes since 1970. */
function byInstants(instants: readonly number[]): readonly Place[] {
  const civilOf = (utc: number): number => utc + polishOffsetHours(utc * minuteMs) * 60;
  const isEnd = areEnds(instants.map(civilOf));
  return instants.map((utc): Place => {
    const day = Math.floor(civilOf(isEnd ? utc - 1 : utc) / dayMinutes);
    return {day, minutes: utc - startOf(day), mark: null, isElapsed: true, isEnd};
  });
}

/** Minutes of UTC at Polish midnight: the clocks never change at midnight. */
function startOf(day: number): number {
  const utc = day * dayMinutes - 60;
  return utc - (polishOffsetHours((utc - 60) * minuteMs) - 1) * 60;
}

function byClock(labels: readonly NonNullable<Label>[]): readonly Place[] {
  const isEnd = areEnds(labels.map(({minutes}) => minutes));
  return labels.map(({minutes, mark}): Place => {
    const day = Math.floor((isEnd ? minutes - 1 : minutes) / dayMinutes);
    return {day, minutes: minutes - day * dayMinutes, mark, isElapsed: false, isEnd};
  });
}

/** Whether labels are ends: whole days then run from a label after midnight to midnight; PSE’s do, if neither shows. */
function areEnds(civil: readonly number[]): boolean {
  const least = civil.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = civil.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  return most % dayMinutes === 0 || least % dayMinutes !== 0;
}

interface HourColumns {
  readonly day: number;
  readonly hour: number;
  readonly quarter: number;
}

/** A day with a span (`00:15 - 00:30`), an hour (`2a`, `01:00`) with its quarter or not, or a number of the quarter. */
function byHours(
  rows: readonly TableRow[],
  columns: HourColumns,
  headings: readonly string[],
): readonly Place[] {
  const label = labelReader();
  const cellsOf = rows.map(({cells}) => cells[columns.hour] ?? '');
  const dayOf = ({cells}: TableRow): number => dayIn(cells[columns.day] ?? '') ?? 0;
  const numbers = cellsOf.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : null));
  const most = numbers.reduce<number>((one, other) => Math.max(one, other ?? 0), 0);
  if (most > 25) {
    return rows.map((row, index): Place => {
      const number = numbers[index];
      if (number === null || number === undefined || number < 1) {
        throw wrongHour(row, columns.hour, headings);
      }
      const minutes = (number - 1) * 15;
      return {day: dayOf(row), minutes, mark: null, isElapsed: true, isEnd: false};
    });
  }
  const labels = rows.map((row) => {
    const cell = row.cells[columns.hour] ?? '';
    const found = label(row.cells[columns.day] ?? '', cell);
    if (!found) {
      throw wrongHour(row, columns.hour, headings);
    }
    return {...found, isSpan: /[-–]/.test(cell), isNumber: /^\D*\d{1,2} ?[ab]?$/i.test(cell)};
  });
  const minutesOf = labels.map(({minutes}, index) => {
    const row = rows[index];
    return minutes - (row ? dayOf(row) : 0) * dayMinutes;
  });
  const isSpan = labels.every((one) => one.isSpan);
  const isNumber = labels.every((one) => one.isNumber);
  const least = minutesOf.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  // Hours numbered from 1 are those that end then; `00:00` with the day it ends is seen by its place in the day.
  const base = isNumber && least >= 60 ? 60 : 0;
  const isEnd = !isSpan && !isNumber && least > 0;
  if (!isSpan && !isNumber && least === 0) {
    refuseMidnight(rows, minutesOf, dayOf);
  }
  const lastOfDay = new Map<number, number>();
  rows.forEach((row, index) => {
    const hour = ((minutesOf[index] ?? 0) - base) / 60 + 1;
    lastOfDay.set(dayOf(row), Math.max(lastOfDay.get(dayOf(row)) ?? 0, hour));
  });
  return rows.map((row, index): Place => {
    const day = dayOf(row);
    const minutes = (minutesOf[index] ?? 0) - base + quarterOf(row, columns.quarter, headings);
    // Numbers that run to 23 or 25 count the hours passed instead of naming those of the clock.
    const hours = civilHours(day);
    const isElapsed = isNumber && hours !== 24 && lastOfDay.get(day) === hours;
    return {day, minutes, mark: labels[index]?.mark ?? null, isElapsed, isEnd};
  });
}

/** Minutes from the hour: quarters are numbered 1–4. */
function quarterOf(row: TableRow, at: number, headings: readonly string[]): number {
  if (at < 0) {
    return 0;
  }
  const cell = row.cells[at] ?? '';
  if (!/^[1-4]$/.test(cell)) {
    throw new Refusal(
      `Wiersz ${row.line}: ${inQuotes(cell)} w kolumnie ${inQuotes(headings[at] ?? '')} nie jest kwadransem. Wpisz liczbę od 1 do 4.`,
    );
  }
  return (Number(cell) - 1) * 15;
}

function wrongHour(row: TableRow, at: number, headings: readonly string[]): Refusal {
  return new Refusal(
    `Wiersz ${row.line}: ${inQuotes(row.cells[at] ?? '')} w kolumnie ${inQuotes(headings[at] ?? '')} nie jest godziną. Wpisz np. 00:15 - 00:30, 14 albo 2a.`,
  );
}

/** `00:00` that stands after 23:00 of the same day: nothing tells whether it begins or ends the day. */
function refuseMidnight(
  rows: readonly TableRow[],
  minutes: readonly number[],
  dayOf: (row: TableRow) => number,
): void {
  rows.forEach((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const isSameDay = (other: TableRow | undefined): boolean =>
      other !== undefined && dayOf(other) === dayOf(row);
    const isLast = isSameDay(before) && !isSameDay(after) && (minutes[index - 1] ?? 0) > 22 * 60;
    const isFirst = isSameDay(after) && !isSameDay(before) && (minutes[index + 1] ?? 0) > 22 * 60;
    if (minutes[index] === 0 && (isLast || isFirst)) {
      throw new Refusal(
        `Wiersz ${row.line}: nie wiadomo, czy godzina 00:00 zaczyna ten dzień, czy go kończy, bo stoi przy 23:00. Wpisz 24:00 albo następny dzień.`,
      );
    }
  });
}

/**
 * Prices of a day in order, each once. Throws with the time of what is missing or given twice. When the clocks change,
 * labels alone do not tell the hour passed, so a day with all its prices is put in order by them.
 */
export function orderOfDay(
  prices: readonly PricedTime[],
  day: string,
  hours: number,
): readonly number[] {
  if (prices.every(({minutes}) => minutes === null)) {
    checkCount(prices, day, hours);
    return prices.map(({price}) => price);
  }
  const first = prices[0]?.minutes ?? 0;
  const isDescending = first > (prices.at(-1)?.minutes ?? 0);
  const seen = new Map<string, number>();
  const inFileOrder = isDescending ? prices.slice().reverse() : prices;
  const placed = inFileOrder.map((one) => {
    const key = `${one.minutes ?? 0} ${one.mark ?? ''}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    return {...one, minutes: one.minutes ?? 0, turn};
  });
  // Rows that name only their hour are its quarters, in their order.
  const isByHour = placed.length === 4 * hours && placed.every(({minutes}) => minutes % 60 === 0);
  const isWhole = placed.length === hours || placed.length === 4 * hours;
  const once = isWhole ? placed : withoutSame(placed, hours);
  checkCount(once, day, hours);
  const ordered = once
    .slice()
    .sort(
      (one, other) =>
        hourOf(one) - hourOf(other) ||
        rankOf(one.mark) - rankOf(other.mark) ||
        (one.isElapsed || isByHour ? 0 : one.turn - other.turn) ||
        one.minutes - other.minutes ||
        one.turn - other.turn,
    );
  checkPlaces(ordered, day, {hours, isByHour});
  return ordered.map(({price}) => price);
}

type Placed = PricedTime & {readonly minutes: number; readonly turn: number};

/** The hour of the label; one of elapsed minutes needs no more than them. */
function hourOf({minutes, isElapsed}: Placed): number {
  return isElapsed ? minutes : Math.floor(minutes / 60);
}

/** Without a row that repeats another with the same price; where most rows repeat a label, it is no label of one price. */
function withoutSame(placed: readonly Placed[], hours: number): readonly Placed[] {
  const labels = new Set(placed.map(({minutes, mark}) => `${minutes} ${mark ?? ''}`));
  if (labels.size * 2 < placed.length) {
    return placed;
  }
  const known = new Map<string, Placed>();
  return placed.filter((one) => {
    const key = `${one.minutes} ${one.mark ?? ''} ${one.price}`;
    const isRepeated = known.has(key) && (hours === 24 || one.isElapsed);
    known.set(key, one);
    return !isRepeated;
  });
}

function checkCount(prices: readonly PricedTime[], day: string, hours: number): void {
  const count = prices.length;
  if (count === hours || count === 4 * hours) {
    return;
  }
  throw new Refusal(
    `Dzień ${day}: cen w pliku jest ${count}, a powinno być ${hours} (godziny) albo ${4 * hours} (kwadranse).${oddPlaces(prices, hours)} Pobierz ten dzień jeszcze raz.`,
  );
}

/** Which times are missing or given twice, of a day that has no change of clocks. */
function oddPlaces(prices: readonly PricedTime[], hours: number): string {
  const times = prices.flatMap(({minutes, line, isEnd}) =>
    minutes === null ? [] : [{minutes, line, isEnd}],
  );
  const [first] = times;
  if (hours !== 24 || !first) {
    return '';
  }
  const isQuarterly = times.length > 36;
  const step = isQuarterly && times.some(({minutes}) => minutes % 60 !== 0) ? 15 : 60;
  const expected = step === 60 && isQuarterly ? 4 : 1;
  const lines = new Map<number, number[]>();
  for (const {minutes, line, isEnd} of times) {
    const start = isEnd ? minutes - step : minutes;
    lines.set(start, [...(lines.get(start) ?? []), line]);
  }
  const starts = Array.from({length: dayMinutes / step}, (_, at) => at * step);
  const missing = starts.filter((start) => (lines.get(start)?.length ?? 0) < expected);
  const twice = [...lines].filter(([, all]) => all.length > expected);
  return [
    missing.length > 0
      ? ` Brakuje: ${missing.slice(0, 3).map(clock).join(', ')}${missing.length > 3 ? ` i jeszcze ${missing.length - 3}` : ''}.`
      : '',
    ...twice
      .slice(0, 2)
      .map(
        ([start, all]) =>
          ` Cena od ${clock(start)} jest kilka razy, w wierszach ${all.join(', ')}: zostaw właściwą.`,
      ),
  ].join('');
}

/** `13:15`. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** As many prices as there should be may still be of other times: one twice and one not at all. */
function checkPlaces(
  ordered: readonly Placed[],
  day: string,
  {hours, isByHour}: {readonly hours: number; readonly isByHour: boolean},
): void {
  const step = isByHour ? 60 : (60 * hours) / ordered.length;
  ordered.forEach(({minutes, isElapsed, isEnd, line}, at) => {
    const passed = isByHour ? Math.floor(at / 4) * 60 : at * step;
    const start = isEnd ? minutes - step : minutes;
    // Behind the change of the clocks they show an hour more than has passed, or less; around it, either.
    const shown = isElapsed || passed < 60 ? passed : passed + (24 - hours) * 60;
    const isNearChange = !isElapsed && hours !== 24 && passed >= 60 && passed < 240;
    if (!isNearChange && start !== shown) {
      throw new Refusal(
        `Dzień ${day}: nie ma ceny od ${clock(shown)}, a w wierszu ${line} jest inna. Godzina jest powtórzona albo opuszczona: pobierz ten dzień jeszcze raz.`,
      );
    }
  });
}
