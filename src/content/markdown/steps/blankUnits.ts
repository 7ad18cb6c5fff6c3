import type {PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A short word that belongs to the number after it, „po”, „do”. */
const wordBefore = /(?:^|[\s(])(\p{Ll}{1,3}\s)$/u;
/** A unit of the number before it, with the stop after it. */
const unitAfter = /^\s(?:zł|kWh|MWh|kW|kWp|%)(?!\p{L})[.,;:)]*/u;

/**
 * Remark plugin for papers, after those that make its places to write in: a place stays in one line with its unit and with
 * a short word before it. No sign does that, as a line may break beside an element that is drawn as a box.
 */
export function blankUnits() {
  return (tree: Root): void => {
    visit(tree, 'emphasis', (node, index, parent) => {
      const after = parent?.children[(index ?? 0) + 1];
      const unit = after?.type === 'text' ? unitAfter.exec(after.value)?.[0] : undefined;
      if (!parent || index === undefined || after?.type !== 'text' || unit === undefined) {
        return;
      }
      const held: PhrasingContent[] = [node, {type: 'text', value: unit}];
      after.value = after.value.slice(unit.length);
      const before = parent.children[index - 1];
      const word = before?.type === 'text' ? wordBefore.exec(before.value)?.[1] : undefined;
      if (before?.type === 'text' && word !== undefined) {
        before.value = before.value.slice(0, -word.length);
        held.unshift({type: 'text', value: word});
      }
      parent.children.splice(index, 1, {
        type: 'emphasis',
        data: {hName: 'span', hProperties: {className: ['unbroken']}},
        children: held,
      });
    });
  };
}
