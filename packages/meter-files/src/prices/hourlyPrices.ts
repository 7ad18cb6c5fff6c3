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
  const {times, told} = readTimes(head.cells, body);
  const days = new Map<number, PricedTime[]>();
  for (const [index, {line, cells}] of body.entries()) {
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
