import type {Root} from 'mdast';
import {element} from '../element';

/** More than the first screen shows below the header of an article, also on a wide window. */
const firstBlocks = 8;

/** Remark plugin: what lies below the first screen becomes a part that `theme/MDXComponents` draws a moment later. */
export function laterPart() {
  return (tree: Root): void => {
    const imports = tree.children.filter(({type}) => type === 'mdxjsEsm');
    const blocks = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    if (blocks.length > firstBlocks) {
      tree.children = [
        ...imports,
        ...blocks.slice(0, firstBlocks),
        element('later-part', {}, blocks.slice(firstBlocks)),
      ];
    }
  };
}
