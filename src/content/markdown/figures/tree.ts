import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {element, textElement} from '../element';
import {figureContent, framed, type Figure} from './figure';

/** An answer before its colon: „Tak: …”, „3 osoby prawne: …”. */
const answered = /^([^:]{1,80}): /;

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

function withAnswer(content: readonly PhrasingContent[]): RootContent[] {
  const [first, ...rest] = content;
  const answer = first?.type === 'text' ? answered.exec(first.value) : null;
  return first?.type === 'text' && answer
    ? [
        textElement('b', {}, `${answer[1] ?? ''}:`),
        {type: 'text', value: ` ${first.value.slice(answer[0].length)}`},
        ...rest,
      ]
    : [...content];
}
