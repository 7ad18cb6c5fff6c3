import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

const midnight = /^00?(?::00){0,2}$/;
const lastHour = /^23(?::\d\d){0,2}$/;

/**
 * Writes the midnight that ends a day, as spreadsheets write 24:00: `2026-06-01 00:00` after 23:00 of that day, or
 * before it in a file whose last hour is the first, with no other hour of the day on its other side.
 */
export function midnightsToEnds(body: TableRow[], column: number, hourColumn: number): void {
  const labelAt = (row: TableRow | undefined): readonly [day: string, hour: string] => {
    const cell = row?.cells[column] ?? '';
    if (hourColumn !== -1) {
      return [cell, row?.cells[hourColumn] ?? ''];
    }
    const space = cell.search(/[ T]/);
    return space === -1 ? [cell, ''] : [cell.slice(0, space), cell.slice(space + 1)];
  };
  /** The nearest label that is another one: rows of one hour may be several. */
  const beside = (from: number, step: 1 | -1): readonly [string, string] => {
    const [day, hour] = labelAt(known[from]);
    let at = from;
    while (at >= 0 && at < known.length) {
      const other = labelAt(known[at]);
      if (other[0] !== day || other[1] !== hour) {
        return other;
      }
      at += step;
    }
    return ['', ''];
  };
  const known = body.filter((row) => !isUnread(row));
  const ends = known.flatMap((row, at) => {
    const [day, hour] = labelAt(row);
    if (!midnight.test(hour)) {
      return [];
    }
    const [before, after] = [beside(at, -1), beside(at, 1)];
    const isEnd = [
      [before, after],
      [after, before],
    ].some(([one, other]) => one?.[0] === day && lastHour.test(one[1]) && other?.[0] !== day);
    return isEnd ? [at] : [];
  });
  // Too few days to tell how they end, or too few rows to mend them.
  if (ends.length > 0 || labelAt(known[0])[0] === labelAt(known.at(-1))[0]) {
    needWhole(body);
  }
  for (const at of ends) {
    const row = body[at];
    const [day] = labelAt(row);
    if (row !== undefined) {
      const [target, label] = hourColumn === -1 ? [column, `${day} 24:00`] : [hourColumn, '24:00'];
      const cells = row.cells.map((cell, index) => (index === target ? label : cell));
      body[at] = {...row, cells};
    }
  }
}
