import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {MarkdownFile} from '../articles/readMarkdown';
import {lineOfNode, type Finding} from '../markdown/refuse';
import type {Problem} from '../problem';

/** The tag with which a piece of HTML begins. A closing tag alone repeats what its opening tag is told. */
const openingTag = /<([a-z][\w:-]*)/i;

/**
 * Refuses code where editors write: HTML in Markdown, which would run in every reader's browser. A picture in HTML has
 * its own message, and so has code in a page: see `checkPageCode`.
 */
export function checkSyntax({file, body}: Pick<MarkdownFile, 'file' | 'body'>): Problem[] {
  return file.endsWith('.mdx') ? [] : tagsIn(body.tree).map((problem) => ({file, ...problem}));
}

function tagsIn(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'html', (node) => {
    const [, tag] = openingTag.exec(node.value) ?? [];
    if (tag !== undefined && tag !== 'img') {
      found.push({line: lineOfNode(node), text: refusedTag(tag)});
    }
  });
  return found;
}

export function refusedTag(tag: string): string {
  return `znaleziono znacznik HTML „<${tag}>”. W tekstach go nie używamy: napisz to samo znakami Markdowna albo usuń.`;
}
