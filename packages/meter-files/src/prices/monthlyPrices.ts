import {
  beginningOf,
  foldPolish,
  inQuotes,
  monthNames,
  parsePolishNumber,
} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {TableRow} from '../table/tableRow';
import {
  choosePrice,
  isCorrected,
  isPrice,
  perKwh,
  unitIn,
  withoutUnit,
  type PriceColumns,
} from './priceColumns';
import {monthsInRows} from './monthsAcross';
import {monthOf} from './monthWords';
import {leastPrice, priceLimits, type MonthlyPrices} from './types';

/** The month a row begins with, in one cell or as a year and a month in two, and the place of the first cell after it. */
function monthAt(cells: readonly string[]): readonly [string, number] | null {
  const [first = '', second = ''] = cells;
  const alone = monthOf(first);
  const together = alone ?? monthOf(`${first} ${second}`);
  return together === null ? null : [together, alone === null ? 2 : 1];
}

const firstDay = /^(?:(\d{4})-(\d\d)-01|0?1\.(\d\d)\.(\d{4}))(?:[ T]0?0:00(?::00)?)?$/;

/** Rows that begin with the first days of months, each once and with no other day, as those of the months. */
function withMonthsOfDays(rows: readonly TableRow[]): readonly TableRow[] {
  const dated = rows.filter(({cells: [first = '']}) =>
    /^\d{4}-\d\d-\d\d|^\d\d?\.\d\d\.\d{4}/.test(first),
  );
  const months = dated.flatMap(({cells: [first = '']}) => {
    const [, year, month, ofMonth, ofYear] = firstDay.exec(first) ?? [];
    return year === undefined && ofYear === undefined
      ? []
      : [`${year ?? ofYear ?? ''}-${month ?? ofMonth ?? ''}`];
  });
  const isMonthly =
    months.length > 1 && months.length === dated.length && new Set(months).size === months.length;
  return isMonthly
    ? rows.map((row) => {
        const at = dated.indexOf(row);
        return at < 0 ? row : {...row, cells: [months[at] ?? '', ...row.cells.slice(1)]};
      })
    : rows;
}

interface Row extends TableRow {
  readonly month: string;
  readonly after: number;
}

interface Found {
  readonly line: number;
  readonly value: number;
  readonly isCorrected: boolean;
}

/** Null if no row begins with a month. Throws a {@link Refusal}. */
export function readMonthly(written: readonly TableRow[]): MonthlyPrices | null {
  const rows = monthsInRows(written) ?? withMonthsOfDays(written);
  const found = rows.flatMap((row): Row[] => {
    const [month, after] = monthAt(row.cells) ?? [];
    return month === undefined || after === undefined ? [] : [{...row, month, after}];
  });
  const [first] = found;
  if (!first) {
    return null;
  }
  refuseOdd(rows, found);
  const above = rows.filter(({line}) => line < first.line);
  const headAt = above.map(({cells}) => cells.length > 1 && cells.some(isPrice)).lastIndexOf(true);
  const columns = priceColumns({above, headAt}, found, first);
  const titles = above.slice(0, Math.max(headAt, 0));
  const unread = unreadPrices(
    rows.filter((row) => !titles.includes(row)),
    found,
    columns,
  );
  const months = new Map<string, Found>();
  let corrections = 0;
  for (const row of found) {
    const price = priceOf(row, columns);
    const known = months.get(row.month);
    if (known && known.isCorrected === price.isCorrected) {
      throw new Refusal(
        `Wiersz ${row.line}: miesiąc ${row.month} jest w pliku dwa razy. Zostaw jeden.`,
      );
    }
    if (!known || price.isCorrected) {
      months.set(row.month, price);
    }
  }
  for (const price of months.values()) {
    corrections += Number(price.isCorrected);
  }
  return {
    kind: 'monthly',
    months: Array.from(months, ([month, {value}]) => ({month, value})).sort(
      (a, b) => Number(a.month > b.month) - Number(a.month < b.month),
    ),
    told: [
      ...columns.told,
      ...(corrections > 0 ? [`Miesiące z ceną skorygowaną: ${corrections}.`] : []),
      ...unread.map(
        ({line, cells}) => `Pominięto wiersz ${line}, ${inQuotes(cells[0] ?? '')}: to nie miesiąc.`,
      ),
    ],
  };
}

/** A heading or a note may stand around the months, but what begins with a number is one that was mistyped. */
function refuseOdd(rows: readonly TableRow[], found: readonly Row[]): void {
  const known = new Set(found.map(({line}) => line));
  const odd = rows.find(({line, cells: [first = '']}) => !known.has(line) && /^\d/.test(first));
  if (odd) {
    throw new Refusal(
      `Wiersz ${odd.line}: ${inQuotes(odd.cells.slice(0, 2).join(' '))} nie jest miesiącem. Wpisz np. 2025-06.`,
    );
  }
}

/** Words of a row that sums up others. */
const sums =
  /^(?:rok|za rok|suma|razem|lacznie|ogolem|srednia|srednio|przecietn|zmiana|mediana|min|max|maks|minimum|maksimum|total|[ivx]* ?(?:kwartal|kw\.?|polrocze)\b)/;

/** A month by its name, with or without what follows. */
const named = new RegExp(`^(?:${monthNames.flat().map(foldPolish).join('|')})\\b`);

/**
 * Rows of other things than months that have a number where prices are. Refuses one that stands between the months or is
 * called as one: it is a month too, written in a way that is not known.
 */
function unreadPrices(
  rows: readonly TableRow[],
  found: readonly Row[],
  {at}: PriceColumns,
): readonly TableRow[] {
  const lines = found.map(({line}) => line);
  const unread = rows.filter(
    ({line, cells: [first = '', ...others]}) =>
      !lines.includes(line) &&
      !sums.test(foldPolish(first)) &&
      parsePolishNumber(withoutUnit(others[at - 1] ?? '')) !== null,
  );
  const lost = unread.find(
    ({line, cells: [first = '']}) =>
      named.test(foldPolish(first)) || (line > (lines[0] ?? 0) && line < (lines.at(-1) ?? 0)),
  );
  if (lost) {
    throw new Refusal(
      `Wiersz ${lost.line}: nie wiemy, z którego miesiąca jest cena przy ${inQuotes(lost.cells.find((cell) => cell !== '') ?? '')}. Wpisz miesiąc, np. 2025-06.`,
    );
  }
  return unread;
}

/** Where the prices are: by the headings, the last that tell of a price above the months, or, without any, right after the month. */
function priceColumns(
  {above, headAt}: {readonly above: readonly TableRow[]; readonly headAt: number},
  found: readonly Row[],
  first: Row,
): PriceColumns {
  if (headAt >= 0) {
    refuseCorrection(above[headAt]?.cells ?? [], found);
    const units = above[headAt + 1];
    return choosePrice(
      {
        headings: above[headAt]?.cells ?? [],
        ...(units && {units: units.cells}),
        above: textOf(above.slice(0, headAt)),
        rows: found,
      },
      'rcem',
    );
  }
  const at = first.after;
  const another = found.find(
    ({cells}) =>
      cells.length > at + 1 && parsePolishNumber(withoutUnit(cells[at + 1] ?? '')) !== null,
  );
  if (another) {
    throw new Refusal(
      `Wiersz ${another.line}: po miesiącu są dwie liczby, ${inQuotes(another.cells[at] ?? '')} i ${inQuotes(another.cells[at + 1] ?? '')}, a ${above.length > 0 ? 'nagłówek ich nie odróżnia' : 'nagłówka nie ma'}. Która jest ceną? Dopisz nagłówek, np. Miesiąc;RCEm;RCEm skorygowana, albo zostaw jedną.`,
    );
  }
  // Without headings the lines above and the cells may still say the unit.
  const headings = Array.from({length: at + 1}, (_, cell) => (cell === at ? 'cena' : ''));
  const chosen = choosePrice({headings, above: textOf(above), rows: found}, 'rcem');
  return {
    ...chosen,
    told: chosen.told.map((text) => text.replace('kolumna „cena”', 'liczba po miesiącu')),
  };
}

/** „Korekta” alone may be the price after it or the difference. */
function refuseCorrection(headings: readonly string[], found: readonly Row[]): void {
  const at = headings.findIndex((heading) => /^korekta\b/.test(foldPolish(heading)));
  if (at >= 0 && found.some(({cells}) => parsePolishNumber(cells[at] ?? '') !== null)) {
    throw new Refusal(
      `Kolumna ${inQuotes(headings[at] ?? '')}: to cena po korekcie czy różnica? Jeśli cena, nazwij ją „RCEm skorygowana”; jeśli różnica, usuń ją i podaj cenę po korekcie.`,
    );
  }
}

/** A row may say that it is the correction of another: „korekta”, „skorygowana”. */
function saysCorrected(cell: string): boolean {
  return isCorrected(cell) || /^korekta\b/.test(foldPolish(cell));
}

function textOf(rows: readonly TableRow[]): string {
  return rows.map(({cells}) => cells.join(' ')).join(' ');
}

function priceOf(row: Row, {at, correctedAt}: PriceColumns): Found {
  const later = correctedAt === null ? '' : (row.cells[correctedAt] ?? '');
  const isLater = /\d/.test(later);
  const price = isLater ? later : (row.cells[at] ?? '');
  const value = parsePolishNumber(withoutUnit(price));
  const {line} = row;
  const {currency, per} = unitIn(price);
  if (currency === 'EUR' || currency === 'gr' || currency === 'inna' || per === 'kWh') {
    throw new Refusal(
      `Wiersz ${line}: ${inQuotes(price)} nie jest w zł/MWh. Wpisz zł/MWh, np. 136,30.`,
    );
  }
  if (price === '') {
    throw new Refusal(
      `Wiersz ${line}: przy miesiącu ${row.month} nie ma ceny. Wpisz ją, np. 136,30, albo usuń wiersz.`,
    );
  }
  if (value === null || value < priceLimits.min || value > priceLimits.max) {
    throw new Refusal(
      `Wiersz ${line}: ${inQuotes(price)} nie jest ceną. Wpisz zł/MWh, np. 136,30.`,
    );
  }
  if (value > 0 && value < leastPrice) {
    throw new Refusal(`Wiersz ${line}: ${beginningOf(price)}. ${perKwh}`);
  }
  const others = row.cells.filter((_, cell) => cell !== at && cell !== correctedAt);
  return {line, value, isCorrected: isLater || others.some((cell) => saysCorrected(cell))};
}
