import {toString} from 'mdast-util-to-string';
import {element, textElement} from '../element';
import {figureRows, framed, type Figure} from './figure';

const wrongTable =
  'między dwukropkami ma stać jedna tabela z 3 kolumnami: nazwa, kiedy (godziny „6–13, 15–22” albo miesiące „XI–II”), uwaga.';

/** A day of 24 cells, one an hour: a table of names, hours and notes. */
export const day: Figure = ribbon(24, 0, ['0:00', '6:00', '12:00', '18:00']);

const months = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A year of 12 cells, one a month: a table of names, months („XI–II”) and notes. */
export const year: Figure = ribbon(12, 1, ['I', 'IV', 'VII', 'X']);

/** One ribbon a row. Months are counted from 1 and named whole; hours are moments between 0 and 24. */
function ribbon(count: number, first: number, scale: readonly string[]): Figure {
  return (directive) => {
    const rows = figureRows(directive, 3)?.map(([name = [], when = [], note = []]) => ({
      name,
      when,
      note,
      cells: cellsOf(toString(when), count, first),
    }));
    if (!rows?.every(({cells}) => cells !== null)) {
      return wrongTable;
    }
    return framed(directive, 'ribbon', [
      element(
        'ol',
        {},
        rows.map(({name, when, note, cells}) =>
          element('li', {}, [
            element('span', {}, [...name]),
            element('strong', {}, [...when]),
            element(
              'svg',
              {viewBox: `0 0 ${count * 10} 10`, preserveAspectRatio: 'none', 'aria-hidden': 'true'},
              [
                element('path', {d: cellPath(count, (cell) => cells?.has(cell) !== true)}, []),
                element('path', {d: cellPath(count, (cell) => cells?.has(cell) === true)}, []),
              ],
            ),
            ...(note.length > 0 ? [element('em', {}, [...note])] : []),
          ]),
        ),
      ),
      element(
        'p',
        {className: ['scale'], 'aria-hidden': 'true'},
        scale.map((label) => textElement('span', {}, label)),
      ),
    ]);
  };
}

/** Numbers of the cells a text names: „22–6” goes over midnight, „cały rok” and „całą dobę” name all. */
function cellsOf(text: string, count: number, first: number): Set<number> | null {
  if (text.startsWith('cał')) {
    return new Set(Array.from({length: count}, (_, index) => index));
  }
  const cells = new Set<number>();
  const written =
    first === 0 ? text : text.replace(/[IVX]+/g, (month) => String(months.indexOf(month) + 1));
  for (const part of written.split(',')) {
    const [, from = '', to] = /^\s*(\d{1,2})(?:\s*[–-]\s*(\d{1,2}))?\s*$/.exec(part) ?? [];
    const start = Number(from || NaN) - first;
    // A month is named whole, an hour ends where the next begins.
    const end = to === undefined ? start + 1 : Number(to);
    if (!(start >= 0 && start < count && end >= 0 && end <= count)) {
      return null;
    }
    const length = ((end - start - 1 + count) % count) + 1;
    for (let index = 0; index < length; index += 1) {
      cells.add((start + index) % count);
    }
  }
  return cells;
}

function cellPath(count: number, isChosen: (cell: number) => boolean): string {
  return Array.from({length: count}, (_, cell) =>
    isChosen(cell) ? `M${cell * 10} 0h8v10h-8z` : '',
  ).join('');
}
