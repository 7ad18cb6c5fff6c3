import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import {element} from '../element';

/** The parts of a remark directive that figures use. */
export interface Directive {
  /** Only directives have a name. */
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: readonly RootContent[];
}

/** Makes the figure, or returns a Polish message about what is missing. */
export type Figure = (directive: Directive) => BlockContent | string;

/** What an editor wrote in one cell of a table. */
export type Cell = readonly PhrasingContent[];

/** What stands between the colons, without the title of the figure. */
export function figureContent({children}: Directive): readonly RootContent[] {
  return children.filter((node) => !isTitle(node));
}

/** Rows of cells of the only table between the colons, without its head; null if the shape is different. */
export function figureRows(directive: Directive, columns: number): Cell[][] | null {
  const [table, ...rest] = figureContent(directive);
  if (table?.type !== 'table' || rest.length > 0) {
    return null;
  }
  const rows = table.children.slice(1).map((row) => row.children.map((cell) => cell.children));
  return rows.length > 0 && rows.every((cells) => cells.length === columns) ? rows : null;
}

/** The frame of a drawing: what it shows, as written in square brackets after the name, above the drawing itself. */
export function framed(
  {children}: Directive,
  className: string,
  drawing: readonly RootContent[],
): BlockContent {
  const title = children.find(isTitle);
  return element('figure', {className: ['drawing', className]}, [
    ...(title && 'children' in title ? [element('figcaption', {}, title.children)] : []),
    ...drawing,
  ]);
}

function isTitle(node: RootContent): boolean {
  return (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
}
