import type {Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingText} from '../../articles/headings';

/** A number, with a sign, a unit or a dash for "none". */
const numeric = /^[-−–]?[\d\s.,]*\d(\s?(%|zł|gr|kWh|MWh|kWp|kW|MW|zł\/kWh|zł\/MWh))?$|^[–—-]$/u;

/**
 * Remark plugin: labels a table with the heading above it and its rows with their first cells, aligns its columns of
 * numbers to the right, and says which tables a phone shows as cards.
 */
export function tables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') {
        heading = headingText(node);
      } else if (node.type === 'table') {
        node.align = alignment(node);
        const [head, ...rows] = node.children;
        const columns = head?.children.map((cell) => toString(cell).trim()) ?? [];
        const asCards = holdsWords(node.align ?? []);
        node.data = {
          ...node.data,
          hProperties: {'aria-label': `Tabela: ${heading}`, ...(asCards && {'data-cards': ''})},
        };
        head?.children.forEach(nameColumn);
        for (const {children: cells} of rows) {
          if (asCards) {
            cells.forEach((cell, index) => {
              cell.data = {...cell.data, hProperties: {'data-column': columns[index]}};
            });
          }
          nameRow(cells[0]);
        }
      }
    });
  };
}

/** Wider than a phone, and nobody compares its columns: there every row stands by itself. */
function holdsWords(align: NonNullable<Table['align']>): boolean {
  return align.length > 2 && align.filter((side) => side === 'right').length < 2;
}

/** Beside named rows, it must be said what the cells of the first row name. */
function nameColumn(cell: TableCell): void {
  cell.data = {...cell.data, hProperties: {scope: 'col'}};
}

/** A row is known by its first cell, unless that is a number or empty. */
function nameRow(cell: TableCell | undefined): void {
  const words = cell ? toString(cell).trim() : '';
  if (cell && words !== '' && !numeric.test(words)) {
    cell.data = {...cell.data, hName: 'th', hProperties: {scope: 'row', className: ['rowName']}};
  }
}

function alignment(table: Table): Table['align'] {
  const [head, ...rows] = table.children;
  return head?.children.map((_, column) => {
    const cells = rows.map((row) => toString(row.children[column] ?? {}).trim());
    return cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => numeric.test(cell))
      ? 'right'
      : (table.align?.[column] ?? null);
  });
}
