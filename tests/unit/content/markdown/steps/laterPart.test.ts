import type {Blockquote, Root} from 'mdast';
import type {Plugin} from 'unified';
import {laterPart} from '@site/src/content/markdown/steps/laterPart';
import {questions} from '@site/src/content/markdown/steps/questions';
import {runRemark} from '../../../../tools/markdown';

const paragraphs = (count: number): string =>
  Array.from({length: count}, (_, index) => `Akapit ${index + 1}.`).join('\n\n');

test('what a long article has below its first screen is one part, in its order', () => {
  const {children} = runRemark([laterPart], paragraphs(12));
  const rest = children.at(-1) as Blockquote;
  expect(children).toHaveLength(9);
  expect(rest.data?.hName).toBe('later-part');
  expect(rest.children.map(({position}) => position?.start.line)).toEqual([17, 19, 21, 23]);
});

test('a short one has no such part', () => {
  expect(runRemark([laterPart], paragraphs(8)).children.map(({type}) => type)).toEqual(
    Array.from({length: 8}, () => 'paragraph'),
  );
});

test('a group of questions counts as its questions', () => {
  const faq =
    '## A\n\n### 1?\n\n### 2?\n\n## B\n\n### 3?\n\n### 4?\n\n### 5?\n\n### 6?\n\n### 7?\n\nTak.';
  const {children} = runRemark([questions as Plugin<[], Root>, laterPart], faq, {
    frontMatter: {root_url: '/faq'},
  });
  expect(children.map(({type, data}) => data?.hName ?? type)).toEqual([
    'faq-tools',
    'question-group',
    'later-part',
  ]);
});
