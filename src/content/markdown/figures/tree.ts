import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {element} from '../element';
import {figureContent, framed, type Figure} from './figure';

/** Characters of an answer before its colon: „Tak: …”, „3 osoby prawne: …”. */
const longest = 80;

/** A list in a list as a tree of decisions: questions, answers before a colon, and where each of them leads. */
export const tree: Figure = (directive) => {
  const [list, ...rest] = figureContent(directive);
  return list?.type === 'list' && rest.length === 0 && list.children.some(innerList)
    ? framed(directive, 'tree', [branches(list)])
    : 'między dwukropkami ma stać jedna lista, a w niej, po dwóch spacjach, dalsze listy: „- Pytanie?”, „  - Tak: odpowiedź”.';
};

function branches(list: List): ReturnType<typeof element> {
  return element(
    'ul',
    {},
    list.children.map((item) => {
      const inner = innerList(item);
      const [paragraph] = item.children;
      const content = paragraph?.type === 'paragraph' ? paragraph.children : [];
      return element('li', inner ? {} : {'data-end': ''}, [
        element('div', {}, withAnswer(content)),
        ...(inner ? [branches(inner)] : []),
      ]);
    }),
  );
}

function innerList(item: ListItem): List | undefined {
  return item.children.find((child): child is List => child.type === 'list');
}

/** An answer may hold links, as to a term of the glossary. */
function withAnswer(content: readonly PhrasingContent[]): RootContent[] {
  let length = 0;
  for (const [index, node] of content.entries()) {
    const colon = node.type === 'text' ? node.value.indexOf(': ') : -1;
    if (node.type === 'text' && colon >= 0 && length + colon > 0 && length + colon <= longest) {
      return [
        element('b', {}, [
          ...content.slice(0, index),
          {type: 'text', value: node.value.slice(0, colon + 1)},
        ]),
        {type: 'text', value: node.value.slice(colon + 1)},
        ...content.slice(index + 1),
      ];
    }
    length += toString(node).length;
  }
  return [...content];
}
