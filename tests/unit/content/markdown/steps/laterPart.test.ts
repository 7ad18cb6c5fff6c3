import type {Blockquote} from 'mdast';
import {laterPart} from '@site/src/content/markdown/steps/laterPart';
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
