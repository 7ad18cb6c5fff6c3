import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setPolishSpaces} from '@cooperative/polish';

/** Remark plugin: sets the no-break spaces of Polish typography in all running text. */
export function polishSpaces() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, place, parent) => {
      node.value = setPolishSpaces(node.value, parent?.children[(place ?? 0) + 1] !== undefined);
    });
  };
}
