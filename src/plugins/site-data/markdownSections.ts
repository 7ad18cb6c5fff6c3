import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {stripCitations} from '../../domain/citations';
import {headingId, headingText} from '../markdown/headingIds';

export interface MarkdownSection {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** Id of the heading on the page; empty for the text before the first heading. */
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/** Splits a Markdown text (without front matter) at its headings. Repeated ids are numbered as on the page. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const usedIds = new Map<string, number>();
  const sections: {heading: Heading | null; nodes: RootContent[]}[] = [{heading: null, nodes: []}];
  for (const node of tree.children) {
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

function unique(id: string, used: Map<string, number>): string {
  const count = used.get(id) ?? 0;
  used.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

function plainText(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => toString(node))
    .map((text) => stripCitations(text).replace(/:::\w*(\[([^\]]*)\])?/g, ' $2 '))
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
