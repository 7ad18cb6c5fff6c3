import type {BlockContent, Root, RootContent} from 'mdast';
import {headingId} from './headingIds';

/**
 * Remark plugin for the FAQ: folds each third-level heading (a question) and what follows it (its answer) into
 * a native `<details>` with the question's id, so that the page works without scripts.
 */
export function questions() {
  return (tree: Root, file: {data: {frontMatter?: {root_url?: string}}}): void => {
    if (file.data.frontMatter?.root_url !== '/faq') {
      return;
    }
    const children: RootContent[] = [];
    let answer: RootContent[] | null = null;
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth <= 3) {
        answer = null;
      }
      if (node.type === 'heading' && node.depth === 3) {
        const id = headingId(node);
        answer = [];
        children.push(element('details', {id, className: ['question']}, [
          element('summary', {}, [node]),
          element('div', {className: ['answer']}, answer),
        ]));
        // The id moves from the heading to the whole item: a link to it must open it.
        node.data = {...node.data, hProperties: {id: `${id}-pytanie`}};
      } else {
        (answer ?? children).push(node);
      }
    }
    tree.children = children;
  };
}

/** An mdast block that becomes the given HTML element. */
function element(
  hName: string,
  hProperties: Record<string, string | string[]>,
  children: RootContent[],
): BlockContent {
  return {
    type: 'blockquote',
    data: {hName, hProperties},
    children: children as BlockContent[],
  };
}
