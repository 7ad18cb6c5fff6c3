import type {Heading} from 'mdast';
import {headingId, headingText} from '@site/src/content/articles/headings';
import {headingIds} from '@site/src/content/markdown/steps/headingIds';
import {runRemark} from '../../../../tools/markdown';

const headings = (markdown: string): Heading[] =>
  runRemark([headingIds], markdown).children.filter((node) => node.type === 'heading');

function first(markdown: string): Heading {
  const [heading] = headings(markdown);
  if (!heading) {
    throw new Error('The text has no heading.');
  }
  return heading;
}

describe('headingIds', () => {
  test.each([
    ['## Kto może założyć?', 'kto-moze-zalozyc'],
    ['### Próg **70%** i `40%`', 'prog-70-i-40'],
  ])('gives „%s” the id %s', (markdown, id) => {
    expect(first(markdown).data?.hProperties).toEqual({id});
  });

  test('leaves a heading with its own id to Docusaurus', () => {
    expect(first('## Opłaty {#koszty}').data).toBeUndefined();
  });

  test('leaves repeated ids as they are: Docusaurus numbers them', () => {
    expect(headings('## Tak\n\n## Tak').map((heading) => heading.data?.hProperties?.id)).toEqual([
      'tak',
      'tak',
    ]);
  });
});

describe('headingId', () => {
  test('is the id written after the heading, if there is one', () => {
    expect(headingId(first('## Opłaty {#koszty}'))).toBe('koszty');
    expect(headingId(first('## Opłaty'))).toBe('oplaty');
  });
});

describe('headingText', () => {
  test('is the heading without its own id', () => {
    expect(headingText(first('## Opłaty w *sieci* {#koszty}'))).toBe('Opłaty w sieci');
  });
});
