import type {Root, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingText} from '../../articles/headings';

/** A number, with a sign, a unit or a dash for "none". */
const numeric = /^[-−–+]?[\d\s.,]*\d(\s?(%|zł|gr|kWh|MWh|kWp|kW|MW|zł\/kWh|zł\/MWh))?$|^[–—-]$/u;

/** The number of a row, which the folder writes: no name either. */
const rowNumber = /^\[pole: \w+\.lp\]$/;

/** Hours of a day: „6–7”. */
const range = /^\d+[-–]\d+$/;

/**
 * Remark plugin: labels a table with the heading above it and its rows with their first cells, aligns its columns of
 * numbers but the first to the right, and says which tables a phone shows as cards.
 */
export function tables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') {
        heading = headingText(node);
      } else if (node.type === 'table') {
        const [head, ...rows] = node.children;
        const columns = head?.children.map((cell) => toString(cell).trim()) ?? [];
        const ofNumbers = columns.map((_, column) => holdsNumbers(rows, column));
        const asCards = needsCards(ofNumbers);
        // The first column begins where the text does, or the table would begin with nothing.
        const isAligned = (column: number): boolean => column > 0 && ofNumbers[column] === true;
        node.data = {
          ...node.data,
          hProperties: {'aria-label': `Tabela: ${heading}`, ...(asCards && {'data-cards': ''})},
        };
        head?.children.forEach((cell, index) => {
          // Beside named rows, it must be said what the cells of the first row name.
          give(cell, {scope: 'col', ...(isAligned(index) && {className: ['number']})});
        });
        for (const {children: cells} of rows) {
          cells.forEach((cell, index) => {
            give(cell, {
              ...(asCards && {'data-column': columns[index]}),
              ...(isAligned(index) && {className: ['number']}),
            });
          });
          nameRow(cells[0], asCards);
        }
      }
    });
  };
}

/** Columns that no phone shows beside each other, not even of numbers. */
const tooMany = 6;

/** Wider than a phone, or nobody compares its columns: there every row stands by itself. */
function needsCards(ofNumbers: readonly boolean[]): boolean {
  return (
    ofNumbers.length >= tooMany || (ofNumbers.length > 2 && ofNumbers.filter(Boolean).length < 2)
  );
}

function holdsNumbers(rows: readonly TableRow[], column: number): boolean {
  const cells = rows.map(({children}) => toString(children[column] ?? {}).trim());
  return cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => numeric.test(cell));
}

function give(cell: TableCell, properties: Record<string, string | string[] | undefined>): void {
  cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, ...properties}};
}

/** A row is known by its first cell. A number or nothing is no name, except on top of a card, after its column's name. */
function nameRow(cell: TableCell | undefined, asCards: boolean): void {
  const words = cell ? toString(cell).trim() : '';
  const isNumber = numeric.test(words) || (asCards && (range.test(words) || rowNumber.test(words)));
  if (cell && words !== '' && (asCards || !isNumber)) {
    cell.data = {...cell.data, hName: 'th'};
    give(cell, {
      scope: 'row',
      className: ['rowName'],
      ...(!isNumber && {'data-column': undefined}),
    });
  }
}
