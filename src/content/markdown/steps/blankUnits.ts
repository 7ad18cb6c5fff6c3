import type {Emphasis, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A short word that belongs to the number after it, „po”, „do”. */
const wordBefore = /(?:^|[\s(])(\p{Ll}{1,3}\s)$/u;
/** A unit of the number before it, with the stop after it. */
const unitAfter = /^(?:\s(?:zł|kWh|MWh|kW|kWp)|\s?%)(?!\p{L})[.,;:)]*/u;
const stopAfter = /^[.,;:)]+/;

/**
 * Remark plugin for papers, after those that make its places to write in: a place stays in one line with its unit and a
 * short word before it, and with the stop after it. No sign does that, as a line may break beside an element that is drawn
 * as a box.
 */
export function blankUnits() {
  return (tree: Root): void => {
    visit(tree, 'emphasis', (node, index, parent) => {
      const after = parent?.children[(index ?? 0) + 1];
      if (!parent || index === undefined || after?.type !== 'text') {
        return;
      }
      const [unit] = unitAfter.exec(after.value) ?? [];
      const [joined] = unit === undefined ? (stopAfter.exec(after.value) ?? []) : [unit];
      if (joined === undefined || !isPlace(node)) {
        return;
      }
      const held: PhrasingContent[] = [node, {type: 'text', value: joined}];
      after.value = after.value.slice(joined.length);
      const before = parent.children[index - 1];
      const word =
        unit !== undefined && before?.type === 'text'
          ? wordBefore.exec(before.value)?.[1]
          : undefined;
      if (before?.type === 'text' && word !== undefined) {
        before.value = before.value.slice(0, -word.length);
        held.unshift({type: 'text', value: word});
      }
      parent.children.splice(index, 1, {
        type: 'emphasis',
        data: {
          hName: 'span',
          hProperties: {className: unit === undefined ? ['unbroken'] : ['unbroken', 'withUnit']},
        },
        children: held,
      });
    });
  };
}

/** What `paperForms` and `paperFields` draw to write in. */
function isPlace({data}: Emphasis): boolean {
  const {className} = (data?.hProperties ?? {}) as {readonly className?: readonly string[]};
  return data?.hName === 'paper-field' || className?.includes('blank') === true;
}
