import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {setPolishSpaces} from '@cooperative/polish/typography';
import {unbrokenParts} from '@cooperative/polish/unbroken';
import {textElement} from '../element';

/**
 * Remark plugin: sets the no-break spaces of Polish typography in all running text, and keeps a word that must not break
 * at its hyphen in an element of its own. A heading has short lines and no elements.
 */
export function polishSpaces() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, place, parent) => {
      node.value = setPolishSpaces(node.value, parent?.children[(place ?? 0) + 1] !== undefined);
      const parts = unbrokenParts(node.value);
      if (parts.length === 1 || !parent || place === undefined || parent.type === 'heading') {
        return undefined;
      }
      const pieces = parts.map((value, index) =>
        index % 2 === 1
          ? textElement('span', {className: 'unbroken'}, value)
          : ({type: 'text', value} as const),
      );
      parent.children.splice(
        place,
        1,
        ...(pieces as (RootContent & (typeof parent.children)[number])[]),
      );
      return [SKIP, place + pieces.length];
    });
  };
}
