import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {DecimalSign, EnergyUnit, UnitSource} from '../types';
import {findDecimal} from './cellNumbers';
import type {ColumnRole} from './columnWords';
import {registerOfTitle} from './columnWords';
import type {Head} from './head';
import {registerOf} from './meaning';
import {needWhole, wordsIn} from './sample';
import type {TableRow} from './tableRow';
import {isPower, unitOf, withShortUnits} from './units';

/** A unit and where it was found; kWh if nobody says it. */
export interface FoundUnit {
  readonly unit: EnergyUnit;
  readonly unitFrom: UnitSource;
}

/** Where the unit of a column may be said, in this order: its own column, its heading, under it, in cells, above. */
export function unitFinder(
  {headers, units, preamble, below, body}: Head,
  unitColumns: readonly number[],
  said: EnergyUnit | undefined,
): (column: number, kindUnit?: EnergyUnit | null) => FoundUnit {
  const unitFound = (at: number | null): EnergyUnit | null =>
    at === null ? null : firstUnit(body, at, unitOf);
  const unitColumnOf = (column: number): number | null => {
    const [only = null, ...more] = unitColumns;
    if (only === null || more.length === 0) {
      return only;
    }
    const register = registerOf(headers[column] ?? '');
    const areSame = new Set(unitColumns.map(unitFound)).size === 1;
    // „Jednostka poboru”, or before each number, or behind it.
    const areBefore =
      only <
      headers.findIndex((header, at) => !unitColumns.includes(at) && registerOf(header) !== null);
    const found =
      unitColumns.find((one) => register !== null && registerOf(headers[one] ?? '') === register) ??
      (areBefore
        ? unitColumns.filter((one) => one < column).at(-1)
        : unitColumns.find((one) => one > column)) ??
      (areSame ? only : null);
    if (found !== null) {
      refuseOtherUnits(body, found, headers[found] ?? '');
    }
    return found;
  };
  const above = unitSaid(preamble) ?? unitAbove(preamble) ?? unitSaid(below);
  return (column, kindUnit = null) => {
    const places: readonly (readonly [UnitSource, EnergyUnit | null])[] = [
      ['column', unitFound(unitColumnOf(column))],
      ['kind', kindUnit],
      // Cells that name it say it of themselves.
      ['cells', unitInCell(body[0]?.cells[column] ?? '')],
      ['heading', unitOf(headers[column] ?? '')],
      ['unitRow', unitOf(units[column] ?? '')],
      ['cells', firstUnit(body, column, unitInCell)],
      ['above', above],
      ['said', said ?? null],
    ];
    for (const [unitFrom, unit] of places) {
      if (unit !== null) {
        return {unit, unitFrom};
      }
    }
    return {unit: 'kWh', unitFrom: 'none'};
  };
}

/** Refuses a column of units beside another, if it has several: each row would need its own. */
function refuseOtherUnits(body: readonly TableRow[], column: number, heading: string): void {
  needWhole(body);
  const said = new Set(body.map(({cells}) => cells[column] ?? '').filter((cell) => cell !== ''));
  const [first = ''] = said;
  const other = [...said].find((cell) => unitOf(cell) !== unitOf(first));
  if (other !== undefined) {
    throw new Refusal(
      `W kolumnie ${inQuotes(heading)} są różne jednostki: ${first} i ${other}. Podziel plik tak, żeby w każdej kolumnie była jedna.`,
    );
  }
}

/** How many rows are looked through for a unit. */
const sampled = 200;

function firstUnit(
  body: readonly TableRow[],
  column: number,
  find: (cell: string) => EnergyUnit | null,
): EnergyUnit | null {
  for (const {cells} of body.slice(0, sampled)) {
    const unit = find(cells[column] ?? '');
    if (unit !== null) {
      return unit;
    }
  }
  return null;
}

const cellWithUnit = /^([-+]?\d[\d\s.,]*?) ?([kM]?Wh?)$/i;

function unitInCell(cell: string): EnergyUnit | null {
  const last = cell.charCodeAt(cell.length - 1) | 0x20;
  // Nearly every cell ends with a digit.
  return last === 0x68 || last === 0x77 ? unitOf(` ${cellWithUnit.exec(cell)?.[2] ?? ''}`) : null;
}

/** How many Wh a unit of energy makes; power cannot be mixed with it. */
const wattHours: Readonly<Partial<Record<EnergyUnit, number>>> = {Wh: 1, kWh: 1e3, MWh: 1e6};

/** A number with its unit as one in another unit of energy; null if it cannot be. */
function inUnit(cell: string, unit: EnergyUnit, decimal: DecimalSign): string | null {
  const [, digits = '', own = ''] = cellWithUnit.exec(cell) ?? [];
  const [from, to] = [wattHours[unitOf(` ${own}`) ?? 'kW'], wattHours[unit]];
  return from !== undefined && to !== undefined && /^[-+]?\d+(?:[.,]\d+)?$/.test(digits)
    ? String(Number(((Number(digits.replace(',', '.')) * from) / to).toPrecision(12))).replace(
        '.',
        decimal,
      )
    : null;
}

/** Rows whose numbers stand without the unit in their cells, all in one unit; what has power for energy is refused. */
export function withoutUnits(
  body: readonly TableRow[],
  columns: readonly {readonly column: number; readonly unit: EnergyUnit}[],
): readonly TableRow[] {
  const decimal = findDecimal(
    body
      .slice(0, sampled)
      .flatMap(({cells}) =>
        columns.map(({column}) => cellWithUnit.exec(cells[column] ?? '')?.[1] ?? ''),
      ),
  );
  return body.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      const unit = columns.find(({column}) => column === at)?.unit;
      const own = unit === undefined ? null : unitInCell(cell);
      return unit === undefined || own === null
        ? cell
        : ((own === unit ? cellWithUnit.exec(cell)?.[1] : inUnit(cell, unit, decimal)) ?? cell);
    }),
  }));
}

/** A whole line that is about the values: „Wartości podano w MWh”. Prices, power and limits below a table name units too. */
const ofValues =
  /^\W*(?:uwaga\W+)?(?:(?:wszystkie )?(?:wartosc\w*|dane|energi[aeię]|ilosc\w*|odczyty)(?: (?:sa|energii|czynn\w*|elektryczn\w*|pomiarow\w*|poda[nw]\w*|wyrazon\w*|zapisan\w*)){0,3} w|jednostk[ai](?: (?:miary|energii|danych|wartosci))?|units?|einheit|j\. ?m\.)\W{0,3}([km]?wh?)\W*$/;

/** The unit that lines around a table say its values are in. */
function unitSaid(lines: readonly TableRow[]): EnergyUnit | null {
  const told = lines.flatMap(({cells}) => {
    const line = cells.filter((cell) => cell !== '').join(' ');
    const [, unit = ''] = ofValues.exec(withShortUnits(foldPolish(line))) ?? [];
    return unitOf(`[${unit}]`) ?? [];
  });
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}

/** Why nobody knows the unit of a column: a line around the table says another one of all values; null if none does. */
export function doubtOfLines(
  {preamble, below}: Head,
  columns: readonly (FoundUnit & {readonly name: string})[],
): string | null {
  const said = unitSaid([...preamble, ...below]);
  const other = columns.find(({unit, unitFrom}) => unitFrom !== 'above' && unit !== said);
  return said === null || other === undefined
    ? null
    : `Kolumna ${inQuotes(other.name)} jest w ${other.unit}, a wiersz nad tabelą albo pod nią mówi, że wartości są w ${said}. Nie wiemy, co jest prawdą. Popraw ten wiersz albo dopisz jednostkę w nagłówku każdej kolumny i usuń go.`;
}

/** What has a unit of its own around a table, a connection or a price, or explains one: „MWh - megawatogodzina”. */
const ofOwnUnit =
  /umown|przylacz|zamow|zainstal|maks|limit|\bcen|\bzl\b|\bpln\b|stawk|oplat|\/ ?[km]?wh\b|^\W*([km]?wh?) ?[-–=:] ?\1\W*$/;
/** „40 kW”, „zł/MWh”: the unit of one number. */
const ofNumber = /[\d/] ?(?:[kmg]?wh|[km]w|[gm]j)\b/g;
/** A unit other than kWh, and no number after it. */
const loneUnit =
  /(?:^|[^a-z])(?:mwh|wh|kw|gwh|mw|[gm]j)(?![a-z/])(?![^a-z\d]{0,5}\d+(?:[.,]\d{1,3})? ?$)|[[(]w[\])]/;

/** Why energy without a unit is not taken for kWh: a line around its table speaks of another one. Null if none does. */
export function doubtOfMention(lines: readonly TableRow[]): string | null {
  const said = lines.map(({cells}) => cells.filter((cell) => cell !== '').join(' '));
  const words = said.map((line) => withShortUnits(foldPolish(line)).replaceAll(ofNumber, ''));
  const at = words.findIndex((line) => loneUnit.test(line) && !ofOwnUnit.test(line));
  return at === -1 || words.some((line) => /\bkwh\b/.test(line))
    ? null
    : `Kolumny nie mówią, w jakiej jednostce jest energia, a wiersz ${inQuotes((said[at] ?? '').replace(/^# /, ''))} mówi o innej niż kWh.`;
}

/** The unit in the lines above a table: where they name it as such, or where they describe the table. */
function unitAbove(preamble: readonly TableRow[]): EnergyUnit | null {
  for (const {cells} of preamble) {
    const at = cells.findIndex((cell) =>
      /jednostk|\bunit|einheit|\bj\. ?m\./.test(foldPolish(cell)),
    );
    const unit = at === -1 ? null : unitOf(cells.slice(at).join(' '));
    if (unit !== null) {
      return unit;
    }
  }
  // A sum or a power above the table has a unit of its own, and a number; power in a title is that of the table.
  const told = preamble.flatMap(({cells}) => {
    const line = withShortUnits(foldPolish(cells.join(' ')));
    if (ofOwnUnit.test(line) || cells.some((cell) => /^[\d .,]*\d$/.test(cell))) {
      return [];
    }
    const [only = '', ...others] = cells.filter((cell) => cell !== '');
    const isTitle = others.length === 0 && registerOfTitle(only) !== null;
    return cells
      .filter((cell) => !/\d/.test(cell) && (isTitle || !/moc/i.test(cell)))
      .flatMap((cell) => unitOf(cell) ?? [])
      .filter((unit) => isTitle || !isPower(unit));
  });
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}

/** The columns of units: one is of each row, and of several each is of the numbers beside it. */
export function columnsOfUnits(
  roles: readonly ColumnRole[],
  body: readonly TableRow[],
): readonly number[] {
  const columns = roles.flatMap((role, column) => (role === 'unit' ? [column] : []));
  if (columns.length < 2) {
    return columns;
  }
  needWhole(body);
  // „Jednostka” may also be an institution.
  const known = columns.filter((column) =>
    wordsIn(body, column).some((word) => unitOf(word) !== null),
  );
  const areSame = body.every(({cells}) => new Set(known.map((column) => cells[column])).size < 2);
  // Rows of kinds have one number each.
  return areSame || roles.includes('kind') ? known.slice(0, 1) : known;
}

export function onlyColumnOfUnits(
  roles: readonly ColumnRole[],
  body: readonly TableRow[],
): number | null {
  const [only = null, ...more] = columnsOfUnits(roles, body);
  return more.length > 0 ? null : only;
}
