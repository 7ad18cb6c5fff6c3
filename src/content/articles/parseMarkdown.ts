import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Parses Markdown as Docusaurus does: with boxes and figures, but colons in a sentence are just text. */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text);
  visit(tree, 'textDirective', (node, index, parent) => {
    const {start, end} = node.position ?? {};
    if (parent && index !== undefined) {
      const value = text.slice(start?.offset, end?.offset);
      parent.children[index] = {
        type: 'text',
        value,
        ...(node.position && {position: node.position}),
      };
    }
  });
  return tree;
}
