import type {Definition, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Addresses that stand apart from their links and pictures, by their names; the first of a name counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  return definitions;
}
