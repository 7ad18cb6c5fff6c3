import type {Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingText} from '../../articles/headings';

/** A number, with a sign, a unit or a dash for "none". */
const numeric = /^[-−–]?[\d\s.,]*\d(\s?(%|zł|gr|kWh|MWh|kWp|kW|MW|zł\/kWh|zł\/MWh))?$|^[–—-]$/u;

/**
 * Remark plugin: labels a table with the heading above it and its rows with their first cells, and aligns its columns of
 * numbers to the right.
 */
export function tables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') {
        heading = headingText(node);
      } else if (node.type === 'table') {
        node.align = alignment(node);
        node.data = {...node.data, hProperties: {'aria-label': `Tabela: ${heading}`}};
        node.children[0]?.children.forEach(nameColumn);
        for (const row of node.children.slice(1)) {
          nameRow(row.children[0]);
        }
      }
    });
  };
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
