import type {BlockContent, Parent, Root, RootContent} from 'mdast';
import {element} from '../element';

/** More than the first screen shows below the header of an article, also on a wide window. */
const firstBlocks = 8;

/** Remark plugin: what lies below the first screen becomes a part that `theme/MDXComponents` draws a moment later. */
export function laterPart() {
  return (tree: Root): void => {
    const imports = tree.children.filter(({type}) => type === 'mdxjsEsm');
    const blocks = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    let shown = 0;
    const next = blocks.findIndex((block) => {
      shown += sizeOf(block);
      return shown > firstBlocks;
    });
    if (next > 0) {
      tree.children = [
        ...imports,
        ...blocks.slice(0, next),
        element('later-part', {}, blocks.slice(next)),
      ];
    }
  };
}

/** A group of questions is as long as its questions. */
function sizeOf(block: RootContent): number {
  return block.data?.hName === 'question-group'
    ? (block as BlockContent & Parent).children.length
    : 1;
}
