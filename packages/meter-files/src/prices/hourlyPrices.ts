import {dayMs, foldPolish, inQuotes, parsePolishNumber} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {TableRow} from '../table/tableRow';
import {civilHours} from '../time/civilTime';
import {hoursInRows} from './hoursAcross';
import {choosePrice, isPrice, perKwh, withoutUnit} from './priceColumns';
import {orderOfDay, readTimes, timeColumns, type PricedTime} from './priceTimes';
import {leastPrice, priceLimits, type HourlyPrices} from './types';

/** Whole days of hours or quarters, each placed by the time its row carries. Throws a {@link Refusal}. */
export function readHourly(written: readonly TableRow[]): HourlyPrices {
  const rows = hoursInRows(written) ?? written;
  const headAt = rows.findIndex(
    ({cells}, at) => at < 20 && cells.some(isPrice) && timeColumns(cells).hasDay,
  );
  const head = rows[headAt];
  if (!head) {
    refuseUnit(rows);
    throw new Refusal(
      'Nie ma kolumn z dniem i ceną. W pliku RCE nazywają się „business_date” (albo „doba”) i „rce_pln”; w pliku RCEm każdy wiersz to miesiąc i cena, np. 2025-06;136,30.',
    );
  }
  const {body, units, footers} = bodyOf(rows.slice(headAt + 1), head);
  const above = rows
    .slice(0, headAt)
    .map(({cells}) => cells.join(' '))
    .join(' ');
  const price = choosePrice(
    {headings: head.cells, ...(units && {units}), above, rows: body},
    'rce',
  );
  const {rows: own, told: toldOfArea} = ofPoland(head.cells, body);
  const {times, told} = readTimes(head.cells, own);
  refuseSeveral(head.cells, own, times, price.at);
  const days = new Map<number, PricedTime[]>();
  for (const [index, {line, cells}] of own.entries()) {
    const time = times[index];
    const later = price.correctedAt === null ? '' : (cells[price.correctedAt] ?? '');
    const cell = /\d/.test(later) ? later : (cells[price.at] ?? '');
    const value = parsePolishNumber(withoutUnit(cell));
    if (value === null || value < priceLimits.min || value > priceLimits.max) {
      throw new Refusal(`Wiersz ${line}: ${inQuotes(cell)} nie jest ceną w zł/MWh.`);
    }
    if (time) {
      const known = days.get(time.day);
      const priced = {...time, line, price: value};
      if (known) {
        known.push(priced);
      } else {
        days.set(time.day, [priced]);
      }
    }
  }
  // An hour may be that cheap, but not the dearest of them.
  const dearest = Math.max(
    ...Array.from(days.values(), (prices) => Math.max(...prices.map((one) => one.price))),
  );
  if (dearest > 0 && dearest < leastPrice) {
    throw new Refusal(perKwh);
  }
  const said = [
    ...price.told,
    told,
    ...toldOfArea,
    ...(footers > 0
      ? [`Wiersze z podsumowaniem albo powtórzonym nagłówkiem, pominięte: ${footers}.`]
      : []),
  ];
  return hoursOfDays(days, said);
}

/** Refuses prices that are in another unit, whatever else is not understood. */
function refuseUnit(rows: readonly TableRow[]): void {
  const headAt = rows.findIndex(({cells}, at) => at < 20 && cells.some(isPrice));
  const head = rows[headAt];
  if (head) {
    choosePrice({headings: head.cells, above: '', rows: rows.slice(headAt + 1)}, 'rce');
  }
}

/** The rows of prices: without a row of units, a heading repeated, and sums at the end. */
function bodyOf(
  rows: readonly TableRow[],
  head: TableRow,
): {
  readonly body: readonly TableRow[];
  readonly units: readonly string[] | undefined;
  readonly footers: number;
} {
  const isUnits =
    rows[0]?.cells.every((cell) => !/\d/.test(cell)) === true &&
    /wh/i.test(rows[0].cells.join(' '));
  const rest = isUnits ? rows.slice(1) : rows;
  const body = rest.filter(
    ({cells}) =>
      cells.join(';') !== head.cells.join(';') &&
      !/^(suma|razem|lacznie|srednia|minimum|maksimum|min|max|maks|podsumowanie|total)\b/.test(
        foldPolish(cells.find((cell) => cell !== '') ?? ''),
      ),
  );
  return {
    body,
    units: isUnits ? rows[0]?.cells : undefined,
    footers: rest.length - body.length,
  };
}

/** Headings of countries, and of what may be areas. */
const countries = /^(?:kraj|country)\b/;
const areas = /^(?:obszar|strefa cenowa|(?:bidding |market |price )?(?:zone|area))\b/;
const poland =
  /^(?:(?:bzn|cta|ctry|obszar)[ |]+)?(?:pl\d*|pol|polska|poland|pse(?: s\.?a\.?)?|kse)(?:[ ,-]*\(?(?:pl|polska|poland|tge|bz)\)?)?$|^rzeczpospolita polska$|^10ypl-area-----s$/;
/** Another area, not a time zone or an exchange. */
const elsewhere =
  /^(?:(?:bzn|cta|ctry|obszar)[ |]+)?[a-z]{2}\d?(?:$|[-_ |/(])|^10y|germany|niemcy|czech|slova|slowac|litw|lithuania|szwec|sweden|ukrain/;

/** Rows of the Polish area where a column names areas. Refuses a file without any. */
function ofPoland(
  headings: readonly string[],
  rows: readonly TableRow[],
): {readonly rows: readonly TableRow[]; readonly told: readonly string[]} {
  const column = headings.findIndex((heading) =>
    [countries, areas].some((words) => words.test(foldPolish(heading.trim()))),
  );
  const cellOf = ({cells}: TableRow): string => cells[column]?.trim() ?? '';
  const named = [...new Set(rows.map(cellOf))].filter((area) => area !== '');
  const title = headings[column]?.trim() ?? '';
  const isElsewhere = (area: string): boolean =>
    countries.test(foldPolish(title)) || elsewhere.test(foldPolish(area));
  const isOfPoland = (area: string): boolean => poland.test(foldPolish(area));
  if (column < 0 || !named.some((area) => isElsewhere(area) || isOfPoland(area))) {
    return {rows, told: []};
  }
  // A merged cell holds for the rows below it.
  let area = '';
  const own = rows.filter((row) => {
    area = cellOf(row) || area;
    return isOfPoland(area);
  });
  const heading = inQuotes(title);
  if (own.length === 0) {
    throw new Refusal(
      `W kolumnie ${heading} nie ma Polski (PL), tylko ${named.slice(0, 3).map(inQuotes).join(', ')}. Spółdzielnię rozlicza się cenami z Polski: wczytaj plik z nimi, np. RCE z raportów PSE.`,
    );
  }
  return {
    rows: own,
    told:
      own.length < rows.length
        ? [
            `Wiersze innych obszarów niż Polska (kolumna ${heading}), pominięte: ${rows.length - own.length}.`,
          ]
        : [],
  };
}

/** More values than this are not kinds of prices. */
const mostKinds = 6;

/** Refuses hours that are there once for each value of one more column, as a forecast and the final price. */
function refuseSeveral(
  headings: readonly string[],
  rows: readonly TableRow[],
  times: ReturnType<typeof readTimes>['times'],
  priceAt: number,
): void {
  const places = times.map(({day, minutes, mark}) => `${day} ${minutes ?? ''} ${mark ?? ''}`);
  const once = new Set(places).size;
  const priced = new Set(rows.map(({cells}, row) => `${places[row]} ${cells[priceAt] ?? ''}`)).size;
  // Told twice, a price is the same.
  if (once === places.length || once === priced) {
    return;
  }
  for (const [column, heading] of headings.entries()) {
    const values = rows.map(({cells}) => cells[column]?.trim() ?? '');
    const kinds = new Set(values);
    const ofKinds = new Set(values.map((value, row) => `${places[row]} ${value}`)).size;
    if (
      kinds.size > 1 &&
      kinds.size <= mostKinds &&
      ofKinds === places.length &&
      once * kinds.size === places.length &&
      values.every((value) => !/\d/.test(value))
    ) {
      throw new Refusal(
        `Każda godzina jest w pliku ${kinds.size} razy, bo kolumna ${inQuotes(heading.trim())} ma kilka wartości: ${[...kinds].map(inQuotes).join(', ')}. Zostaw wiersze z jedną z nich.`,
      );
    }
  }
}

/** Days without a gap, each with as many hours, or four times as many quarters, as it has in Poland. */
function hoursOfDays(
  days: ReadonlyMap<number, readonly PricedTime[]>,
  told: readonly string[],
): HourlyPrices {
  const inOrder = [...days.keys()].sort((one, other) => one - other);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) {
    throw new Refusal('W pliku nie ma ani jednego dnia z cenami.');
  }
  const deposit: number[] = [];
  const signed: number[] = [];
  let negative = 0;
  let repeated = 0;
  for (let day = first; day <= last; day += 1) {
    const prices = days.get(day);
    if (!prices) {
      throw new Refusal(`W pliku nie ma dnia ${isoDay(day)}. Wczytaj plik bez przerw.`);
    }
    const hours = civilHours(day);
    const ordered = orderOfDay(prices, isoDay(day), hours);
    repeated += prices.length - ordered.length;
    negative += ordered.filter((price) => price < 0).length;
    const quarters =
      ordered.length === hours ? ordered.flatMap((price) => [price, price, price, price]) : ordered;
    deposit.push(...hourlyFromQuarters(quarters).map(toGrosz));
    for (let at = 0; at < quarters.length; at += 4) {
      signed.push(
        toGrosz(quarters.slice(at, at + 4).reduce((total, price) => total + price, 0) / 4),
      );
    }
  }
  return {
    kind: 'hourly',
    firstDay: isoDay(first),
    zlPerMwh: deposit,
    ...(negative > 0 && {signedZlPerMwh: signed}),
    told: [
      ...told,
      ...(repeated > 0 ? [`Te same godziny z tą samą ceną, policzone raz: ${repeated}.`] : []),
      ...(negative > 0
        ? [
            `Cen poniżej zera: ${negative}. W net-billingu każda liczy się jako zero, zanim powstanie średnia godziny; w zakupie po cenie godzinowej zostaje ze znakiem.`,
          ]
        : []),
    ],
  };
}

/**
 * The price of an hour in net-billing: its energy is split equally over its four quarters and a negative price of a
 * quarter is taken as zero, so zero comes before the mean (art. 4b ust. 2 pkt 2 and ust. 11 of the act on renewable
 * energy, Dz.U. 2026 poz. 68). In the unit of the quarters.
 */
export function hourlyFromQuarters(quarters: readonly number[]): readonly number[] {
  return Array.from({length: Math.floor(quarters.length / 4)}, (_, hour) => {
    const four = quarters.slice(4 * hour, 4 * hour + 4);
    return four.reduce((total, price) => total + Math.max(price, 0), 0) / 4;
  });
}

function toGrosz(price: number): number {
  return Math.round(price * 100) / 100 + 0;
}

function isoDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
