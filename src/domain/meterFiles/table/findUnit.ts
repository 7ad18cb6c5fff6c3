import {foldPolish} from '../../kernel/text';
import type {EnergyUnit, UnitSource} from '../types';
import type {Head} from './head';
import type {TableRow} from './splitTable';
import {isPower, unitOf} from './units';

/** A unit and where it was found; kWh if nobody says it. */
export interface FoundUnit {
  readonly unit: EnergyUnit;
  readonly unitFrom: UnitSource;
}

/** Where the unit of a column may be said, in this order: its own column, its heading, under it, in cells, above. */
export function unitFinder(
  {headers, units, preamble, body}: Head,
  unitColumn: number | null,
  said: EnergyUnit | undefined,
): (column: number, kindUnit?: EnergyUnit | null) => FoundUnit {
  const ofRows = unitColumn === null ? null : firstUnit(body, unitColumn, unitOf);
  const above = unitAbove(preamble);
  return (column, kindUnit = null) => {
    const places: readonly (readonly [UnitSource, EnergyUnit | null])[] = [
      ['column', ofRows],
      ['kind', kindUnit],
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

/** Rows whose numbers stand without the unit in their cells; a cell with another unit stays, to be refused. */
export function withoutUnits(
  body: readonly TableRow[],
  columns: readonly {readonly column: number; readonly unit: EnergyUnit}[],
): readonly TableRow[] {
  return body.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      const unit = columns.find(({column}) => column === at)?.unit;
      return unit !== undefined && unitInCell(cell) === unit
        ? (cellWithUnit.exec(cell)?.[1] ?? cell)
        : cell;
    }),
  }));
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
  // A sum or a power above the table has a unit of its own, and a number.
  const told = preamble
    .flatMap(({cells}) => cells)
    .filter((cell) => !/\d/.test(cell) && !/moc/i.test(cell))
    .flatMap((cell) => unitOf(cell) ?? [])
    .filter((unit) => !isPower(unit));
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}
