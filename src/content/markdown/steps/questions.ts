import type {Heading, Root, RootContent} from 'mdast';
import {element} from '../element';

/**
 * Remark plugin for the FAQ: folds each third-level heading (a question) and what follows it (its answer) into
 * a native `<details>` with the question's id, so that the page works without scripts. The questions of a category, with
 * the heading right above them, become a group that `theme/MDXComponents` draws and takes over by itself.
 */
export function questions() {
  return (tree: Root, file: {data: {frontMatter?: {root_url?: string}}}): void => {
    if (file.data.frontMatter?.root_url !== '/faq') {
      return;
    }
    const children: RootContent[] = [];
    let group: RootContent[] | null = null;
    let answer: RootContent[] | null = null;
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth < 3) {
        group = null;
        answer = null;
      }
      if (node.type === 'heading' && node.depth === 3) {
        const id = takeId(node);
        answer = [];
        if (!group) {
          const above = children.at(-1);
          group = above?.type === 'heading' ? children.splice(-1) : [];
          const isFirst = !children.some(({data}) => data?.hName === 'question-group');
          children.push(element('question-group', isFirst ? {place: 'first'} : {}, group));
        }
        group.push(
          element('details', {id, className: ['question']}, [
            element('summary', {}, [node]),
            element('div', {className: ['answer']}, answer),
          ]),
        );
      } else {
        (answer ?? children).push(node);
      }
    }
    tree.children = [element('faq-tools', {}, []), ...children];
  };
}

/** Removes the id an earlier step gave to a heading: a link to a question must open the whole item. */
function takeId(heading: Heading): string {
  const {id = ''} = (heading.data?.hProperties ?? {}) as {id?: string};
  heading.data = {};
  return id;
}
