import type {PhrasingContent} from 'mdast';
import type {Directive} from './figure';

/** Rows of cells of the only table between the colons, without its head; null if the shape is different. */
export function figureRows(
  {children: [table, ...rest]}: Directive,
  columns: number,
): PhrasingContent[][][] | null {
  if (table?.type !== 'table' || rest.length > 0) {
    return null;
  }
  const rows = table.children.slice(1).map((row) => row.children.map((cell) => cell.children));
  return rows.every((cells) => cells.length === columns) ? rows : null;
}
