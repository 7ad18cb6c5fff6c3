import type {Heading} from 'mdast';
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
