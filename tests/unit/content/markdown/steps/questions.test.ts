import type {Parent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {headingIds} from '@site/src/content/markdown/steps/headingIds';
import {questions} from '@site/src/content/markdown/steps/questions';
import {runRemark} from '../../../../tools/markdown';

const faq = `Wstęp.

## Podstawy

Zdanie o grupie.

### Co to jest?

Pierwszy akapit.

- punkt

### Czy to działa?

Działa.

## Rozliczenia

Zdanie po pytaniach.
`;

const fold = (markdown: string, frontMatter: object = {root_url: '/faq'}): Root =>
  runRemark([headingIds, questions as Plugin<[], Root>], markdown, {frontMatter});

/** Names of the elements and types of the nodes at the top level of the page. */
const outline = (tree: Root): string[] =>
  tree.children.map((node) => node.data?.hName ?? node.type);

const isParentNamed =
  (name: string) =>
  (node: Root['children'][number]): node is Parent & typeof node =>
    node.data?.hName === name;

const groupsOf = (tree: Root): Parent[] => tree.children.filter(isParentNamed('question-group'));

const detailsOf = (tree: Root): Parent[] =>
  groupsOf(tree).flatMap(({children}) => children.filter(isParentNamed('details')));

describe('questions', () => {
  test('folds every third-level heading with its answer, in a group for each category, and leaves the rest', () => {
    expect(outline(fold(faq))).toEqual([
      'faq-tools',
      'paragraph',
      'heading',
      'paragraph',
      'question-group',
      'heading',
      'paragraph',
    ]);
    expect(detailsOf(fold(faq))).toHaveLength(2);
  });

  test('takes the heading right above the questions into their group, the first of which is marked', () => {
    const groups = groupsOf(fold('## Podstawy\n\n### Co?\n\nTo.\n\n## Dalej\n\n### Jak?\n\nTak.'));
    expect(
      groups.map(({children}) => children.map((node) => node.data?.hName ?? node.type)),
    ).toEqual([
      ['heading', 'details'],
      ['heading', 'details'],
    ]);
    expect(groups.map(({data}) => data?.hProperties)).toEqual([{place: 'first'}, {}]);
  });

  test('puts the question into the summary and all of its answer under it', () => {
    const [details] = detailsOf(fold(faq));
    const [summary, answer] = (details?.children ?? []) as Parent[];
    expect(summary?.data?.hName).toBe('summary');
    expect(toString(summary)).toBe('Co to jest?');
    expect(answer?.children.map(({type}) => type)).toEqual(['paragraph', 'list']);
  });

  test('moves the id of the question to the whole item, so that a link to it opens it', () => {
    const items = detailsOf(fold(faq));
    expect(items.map((item) => item.data?.hProperties?.id)).toEqual([
      'co-to-jest',
      'czy-to-dziala',
    ]);
    const heading = (items[0]?.children[0] as Parent | undefined)?.children[0];
    expect(heading?.data?.hProperties?.id).toBeUndefined();
  });

  test('takes the id that Docusaurus has set on a question with its own id', () => {
    const setId = () => (tree: Root) => {
      visit(tree, 'heading', (heading) => {
        Object.assign(heading, {data: {id: 'wlasny', hProperties: {id: 'wlasny'}}});
      });
    };
    const tree = runRemark([setId, questions as Plugin<[], Root>], '### Pytanie?\n\nTak.', {
      frontMatter: {root_url: '/faq'},
    });
    expect(detailsOf(tree)[0]?.data?.hProperties?.id).toBe('wlasny');
  });

  test.each([{}, {root_url: '/inna'}])(
    'leaves a page with the front matter %j unchanged',
    (frontMatter) => expect(outline(fold(faq, frontMatter))).not.toContain('question-group'),
  );
});
