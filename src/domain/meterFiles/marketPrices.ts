import {remembering} from '../kernel/memory';
import {failed, ok, type Result} from '../kernel/result';
import {foldPolish} from '../kernel/text';
import {dayMs} from '../kernel/time';
import {monthNames} from '../polish/months';
import {parsePolishNumber} from '../polish/number';
import {yearAxis, type HourAxis} from '../settlement/hours/hourAxis';
import {hourlyFromQuarters} from '../settlement/money/netBilling';
import {readTable, type TableRow} from './table/splitTable';

/** Market prices of a file, zł/MWh. */
type MarketFile =
  /** RCEm: months as `rrrr-mm`, in order. */
  | {readonly kind: 'monthly'; readonly months: readonly {month: string; value: number}[]}
  /** RCE: every hour from the midnight that begins `firstDay`. Quarters are averaged. */
  | {readonly kind: 'hourly'; readonly firstDay: string; readonly zlPerMwh: readonly number[]};

const field = 'prices.market';
const priceLimits = {min: -100_000, max: 100_000};
/** zł/MWh. No month had a price above zero and below it, and no file has only such hours. */
const leastPrice = 5;
const perKwh = 'Ceny wyglądają na zł/kWh. Wpisz je w zł/MWh: tysiąc razy większe.';
const dayNames = /^(business_date|doba|data|dzien|date)\b/;
const priceNames = /\brce|cena|price/;

/**
 * Reads monthly prices (`2025-06;136,30`, `czerwiec 2025;136,30`, `2025;6;136,30`) or hourly and quarter-hourly ones as
 * PSE publishes them: a column with the day (`business_date`, `doba`, `data`) and one with the price (`rce_pln`). Days are
 * counted by their rows, so the hour that summer time skips or repeats needs no label.
 */
export function readMarketFile(text: string): Result<MarketFile> {
  const rows = readTable(text, field);
  return rows.ok ? (readMonthly(rows.value) ?? readHourly(rows.value)) : rows;
}

function refused(message: string): Result<never> {
  return failed([{field, message}]);
}

const monthForms = [
  /^(?<year>\d{4})[-./]?(?<month>0[1-9]|1[0-2])$/,
  /^(?<year>\d{4})[-./ ](?<month>[1-9])$/,
  /^(?<month>0?[1-9]|1[0-2])[-./ ](?<year>\d{4})$/,
  /^(?<name>[a-z]{3})[a-z]* (?<year>\d{4})\b/,
  /^(?<year>\d{4}) (?<name>[a-z]{3})[a-z]*$/,
];
const shortNames = monthNames.map(([short]) => foldPolish(short));

/** `rrrr-mm` of `2025-06`, `06.2025` or `czerwiec 2025`. */
function monthOf(text: string): string | null {
  const folded = foldPolish(text);
  const {year, month, name} =
    monthForms.map((form) => form.exec(folded)?.groups).find((groups) => groups) ?? {};
  const number = name === undefined ? Number(month) : shortNames.indexOf(name) + 1;
  return year !== undefined && number > 0 ? `${year}-${String(number).padStart(2, '0')}` : null;
}

/** The month a row begins with, in one cell or as a year and a month in two, and what is written after it. */
function monthAndPrice(cells: readonly string[]): readonly [string, string] | null {
  const [first = '', second = '', third = ''] = cells;
  const alone = monthOf(first);
  const together = alone ?? monthOf(`${first} ${second}`);
  return together === null ? null : [together, alone === null ? third : second];
}

/** Null if no row begins with a month. */
function readMonthly(rows: readonly TableRow[]): Result<MarketFile> | null {
  const found = rows.flatMap(({line, cells}) => {
    const [month, price] = monthAndPrice(cells) ?? [];
    return month === undefined || price === undefined
      ? []
      : [{line, month, price, value: parsePolishNumber(price.replace(/zł(\/MWh)?$/i, ''))}];
  });
  if (found.length === 0) {
    return null;
  }
  // A heading or a note may stand around the months, but what begins with a number is one that was mistyped.
  const months = new Map<string, number>();
  const known = new Set(found.map(({line}) => line));
  const odd = rows.find(({line, cells: [first = '']}) => !known.has(line) && /^\d/.test(first));
  if (odd) {
    return refused(
      `Wiersz ${odd.line}: „${odd.cells.slice(0, 2).join(' ').slice(0, 40)}” nie jest miesiącem. Wpisz np. 2025-06.`,
    );
  }
  for (const {line, month, price, value} of found) {
    if (value === null || value < priceLimits.min || value > priceLimits.max) {
      return refused(
        `Wiersz ${line}: „${price.slice(0, 40)}” nie jest ceną. Wpisz zł/MWh, np. 136,30.`,
      );
    }
    if (months.has(month)) {
      return refused(`Wiersz ${line}: miesiąc ${month} jest w pliku dwa razy. Zostaw jeden.`);
    }
    if (value > 0 && value < leastPrice) {
      return refused(`Wiersz ${line}: ${price.slice(0, 40)}. ${perKwh}`);
    }
    months.set(month, value);
  }
  const inOrder = [...months].map(([month, value]) => ({month, value}));
  return ok({
    kind: 'monthly',
    months: inOrder.slice().sort((a, b) => Number(a.month > b.month) - Number(a.month < b.month)),
  });
}

function readHourly(rows: readonly TableRow[]): Result<MarketFile> {
  const headings = rows[0]?.cells.map((cell) => foldPolish(cell)) ?? [];
  const dayAt = headings.findIndex((name) => dayNames.test(name));
  const priceAt = headings.findIndex((name) => priceNames.test(name));
  if (dayAt < 0 || priceAt < 0) {
    return refused(
      'Nie ma kolumn z dniem i ceną. W pliku RCE nazywają się „business_date” (albo „doba”) i „rce_pln”; w pliku RCEm każdy wiersz to miesiąc i cena, np. 2025-06;136,30.',
    );
  }
  const days = new Map<string, number[]>();
  for (const {line, cells} of rows.slice(1)) {
    const day = dayOf(cells[dayAt] ?? '');
    const price = parsePolishNumber(cells[priceAt] ?? '');
    if (day === null) {
      return refused(
        `Wiersz ${line}: „${cells[dayAt] ?? ''}” nie jest dniem. Wpisz np. 2025-06-01.`,
      );
    }
    if (price === null || price < priceLimits.min || price > priceLimits.max) {
      return refused(`Wiersz ${line}: „${cells[priceAt] ?? ''}” nie jest ceną w zł/MWh.`);
    }
    days.set(day, [...(days.get(day) ?? []), price]);
  }
  // An hour may be that cheap, but not the dearest of them.
  const dearest = Math.max(...Array.from(days.values(), (prices) => Math.max(...prices)));
  return dearest > 0 && dearest < leastPrice ? refused(perKwh) : hoursOfDays(days);
}

/** `rrrr-mm-dd`, also from `20250601` and `01.06.2025`, with or without a time after it. */
function dayOf(cell: string): string | null {
  const iso = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?!\d)/.exec(cell);
  const polish = /^(\d\d)[-./](\d\d)[-./](\d{4})(?!\d)/.exec(cell);
  const day = iso ? iso.slice(1).join('-') : polish ? polish.slice(1).reverse().join('-') : '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** Days without a gap, each with as many hours, or four times as many quarters, as it has in Poland. */
function hoursOfDays(days: ReadonlyMap<string, number[]>): Result<MarketFile> {
  const inOrder = [...days.keys()].sort();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) {
    return refused('W pliku nie ma ani jednego dnia z cenami.');
  }
  // A file may list the newest day, or the newest hour, first.
  const isNewestFirst = [...days.keys()][0] !== first;
  const axisOf = remembering(yearAxis);
  const zlPerMwh: number[] = [];
  for (let ms = Date.parse(first); ms <= Date.parse(last); ms += dayMs) {
    const day = new Date(ms).toISOString().slice(0, 10);
    const prices = days.get(day);
    if (!prices) {
      return refused(`W pliku nie ma dnia ${day}. Wczytaj plik bez przerw.`);
    }
    const hours = hoursOfDay(ms, axisOf);
    if (prices.length !== hours && prices.length !== 4 * hours) {
      return refused(
        `Dzień ${day}: cen w pliku jest ${prices.length}, a powinno być ${hours} (godziny) albo ${4 * hours} (kwadranse). Pobierz ten dzień jeszcze raz.`,
      );
    }
    const ordered = Float64Array.from(isNewestFirst ? prices.slice().reverse() : prices);
    const hourly = prices.length === hours ? ordered : hourlyFromQuarters(ordered);
    zlPerMwh.push(...Array.from(hourly, (price) => Math.round(price * 100) / 100));
  }
  return ok({kind: 'hourly', firstDay: first, zlPerMwh});
}

/** 24, 23 when summer time begins and 25 when it ends. */
function hoursOfDay(ms: number, axisOf: (year: number) => HourAxis): number {
  const {localDay} = axisOf(new Date(ms).getUTCFullYear());
  const day = ms / dayMs;
  return localDay.lastIndexOf(day) - localDay.indexOf(day) + 1;
}
