import type {Heading, Nodes, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {stripCitations} from '../../domain/articles/citations';
import {headingId, headingText} from './headings';

export interface MarkdownSection {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** Id of the heading on the page; empty for the text before the first heading. */
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/** Splits the tree of a text (without front matter) at its headings. Repeated ids are numbered as on the page. */
export function sectionsOf(tree: Root): MarkdownSection[] {
  const usedIds = new Map<string, number>();
  const sections: {heading: Heading | null; nodes: RootContent[]}[] = [{heading: null, nodes: []}];
  for (const node of tree.children.flatMap(outsideBox)) {
    if (node.type === 'heading') {
      sections.push({heading: node, nodes: []});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections
    .map(({heading, nodes}) => ({
      heading: heading ? headingText(heading) : '',
      id: heading ? unique(headingId(heading), usedIds) : '',
      depth: heading?.depth ?? 0,
      text: plainText(nodes),
    }))
    .filter((section) => section.heading !== '' || section.text !== '');
}

/** The content of a box is article text like any other. */
function outsideBox(node: RootContent): RootContent[] {
  return node.type === 'containerDirective' ? node.children.flatMap(outsideBox) : [node];
}

/** Numbers a repeated id as Docusaurus does: `a`, `a-1`, `a-2`, skipping numbered ids already taken. */
function unique(id: string, used: Map<string, number>): string {
  let candidate = id;
  while (used.has(candidate)) {
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    candidate = `${id}-${count}`;
  }
  used.set(candidate, 0);
  return candidate;
}

function plainText(nodes: readonly RootContent[]): string {
  const blocks: string[] = [];
  // Items and paragraphs are separate words even without a space between them.
  visit({type: 'root', children: [...nodes]} as Root, (node) => {
    if (node.type === 'table') {
      blocks.push(tableText(node));
      return SKIP;
    }
    if (['paragraph', 'heading', 'code', 'html'].includes(node.type)) {
      blocks.push(spacedText(node));
      return SKIP;
    }
    return undefined;
  });
  return stripCitations(blocks.join(' '))
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A table in one line: an excerpt would run its cells together. */
function tableText({children: rows}: Table): string {
  const texts = rows.map(({children: cells}) =>
    withStops(
      cells.map((cell) => spacedText(cell).trim()),
      ',',
    ),
  );
  return withStops(texts, ';');
}

/** Texts one after the other, with a stop between those that have none; numbers need none. */
function withStops(texts: readonly string[], stop: string): string {
  return texts
    .filter((text) => text !== '')
    .reduce((line, text) => {
      const isApart = /[.,;:?!…]$/.test(line) || (/\d$/.test(line) && /^\d/.test(text));
      return line === '' ? text : `${line}${isApart ? '' : stop} ${text}`;
    }, '');
}

/** Text of a node, with a space for a hard line break. Leaves the tree unchanged, because it is shared. */
function spacedText(node: Nodes): string {
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? (node.children as Nodes[]).map(spacedText).join('') : toString(node);
}
