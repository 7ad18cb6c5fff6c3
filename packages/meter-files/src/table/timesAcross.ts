import {foldPolish} from '@cooperative/polish';
import {parseDayOnly, parseTimeLabel} from '../time/timeLabels';
import {registerOfTitle} from './columnWords';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

/** How many rows are searched for the heading, as some files begin with a description. */
const headSearch = 60;
/** A day, perhaps after the name of its weekday; „do” is a German one, and a Polish word. */
const dated = /^(?:(?!do )\p{L}{2,12}[.,]{0,2} )?\d+[-./]\d+[-./]\d/u;
const numberLike = /^[-+]?[.,]?\d[\d .,]*$/;
const sums = /^(?:suma|razem|lacznie|ogolem|total|srednia)\b/;

/**
 * A table whose times stand in its heading, one in each column, with a reading in each row instead: days beside one
 * another over the hours of a month, or moments over sensors. Null for any other table.
 */
export function timesAcross(rows: readonly TableRow[]): readonly TableRow[] | null {
  const at = rows.slice(0, headSearch).findIndex((row, index) => isHeading(row, rows[index + 1]));
  const heading = rows[at];
  if (heading === undefined) {
    return null;
  }
  needWhole(rows);
  const first = heading.cells.findIndex(isTime);
  const times = heading.cells.flatMap((cell, column) => (isTime(cell) ? [{cell, column}] : []));
  const above = rows.slice(0, at);
  const titles = above
    .map(({cells}) => cells.filter((cell) => cell !== '').join(' '))
    .filter((text) => registerOfTitle(text) !== null);
  // Two directions above are none.
  const title = new Set(titles.map(registerOfTitle)).size === 1 ? titles[0] : undefined;
  const isOfDays = times.every(({cell}) => parseDayOnly(cell) !== null);
  const body = rows
    .slice(at + 1)
    .filter(({cells}) => !sums.test(foldPolish(cells.find((cell) => cell !== '') ?? '')));
  return [
    ...above,
    {
      line: heading.line,
      cells: [
        ...heading.cells.slice(0, first),
        isOfDays ? 'Data' : 'Data i godzina',
        title ?? 'Wartość',
      ],
    },
    ...times.flatMap(({cell, column}) =>
      body.map(({line, cells}) => ({
        line,
        cells: [...cells.slice(0, first), cell, cells[column] ?? ''],
      })),
    ),
  ];
}

/** Whether times stand beside one another behind words, up to a sum, over cells that are numbers. */
function isHeading(row: TableRow, below: TableRow | undefined): boolean {
  if (below === undefined || isUnread(row) || isUnread(below)) {
    return false;
  }
  const {cells} = row;
  const first = cells.findIndex(isTime);
  const times = cells.slice(first);
  return (
    first > 0 &&
    times.length > 1 &&
    isTime(times[1] ?? '') &&
    times.every((cell) => isTime(cell) || cell === '' || sums.test(foldPolish(cell))) &&
    cells.slice(0, first).every((cell) => !numberLike.test(cell)) &&
    times.some((_, index) => numberLike.test(below.cells[first + index] ?? '')) &&
    times.every((_, index) => !isTime(below.cells[first + index] ?? ''))
  );
}

function isTime(cell: string): boolean {
  return dated.test(cell) && (parseTimeLabel(cell) !== null || parseDayOnly(cell) !== null);
}
