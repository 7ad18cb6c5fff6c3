import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingId, ownId} from '../../articles/headings';

/**
 * Remark plugin: gives headings without an explicit id an ASCII one, so that copied addresses stay readable. Runs
 * before Docusaurus numbers repeated ids.
 */
export function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      if (ownId(heading) === null) {
        heading.data = {...heading.data, hProperties: {id: headingId(heading)}};
      }
    });
  };
}
