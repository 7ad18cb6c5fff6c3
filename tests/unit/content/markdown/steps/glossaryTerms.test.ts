import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ContentError} from '@site/src/content/problem';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {glossary, type GlossaryTerms} from '@site/src/content/schema/glossary';
import {citations} from '@site/src/content/markdown/steps/citations';
import {glossaryTerms} from '@site/src/content/markdown/steps/glossaryTerms';
import {polishSpaces} from '@site/src/content/markdown/steps/polishSpaces';
import {runRemark} from '../../../../tools/markdown';

function term(name: string, forms: string, rest: object = {}): object {
  return {term: name, forms, definition: 'd'.repeat(30), basis: 'ustawa', ...rest};
}

const terms: GlossaryTerms = glossary.parse({
  statut: term('statut', 'statutu, statutem', {article: 'artykul-o-statucie'}),
  akcyza: term('akcyza', 'akcyzy, akcyzę'),
  kowr: term('Krajowy Ośrodek Wsparcia Rolnictwa', 'KOWR-u', {abbreviations: ['KOWR']}),
});

interface Options {
  readonly slug?: string;
  readonly frontMatter?: object;
}

function link(markdown: string, {slug = 'inny-artykul', frontMatter = {}}: Options = {}): Root {
  return runRemark([polishSpaces, citations, () => glossaryTerms(terms)], markdown, {
    path: `${process.cwd()}/baza-wiedzy/podstawy/${slug}.md`,
    frontMatter,
  });
}

function cardsOf(tree: Root): string[] {
  const cards: string[] = [];
  visit(tree, 'link', (node: Link) => {
    if (node.url.startsWith('/baza-wiedzy/slownik#')) {
      cards.push(`${node.url.replace(/.*#/, '')}: ${toString(node)}`);
    }
  });
  return cards;
}

describe('glossaryTerms', () => {
  test('links the first use of each term, in any form, and leaves the words unchanged', () => {
    const text =
      'Zapis w statucie? Statutem i akcyzą, bez akcyzy i akcyzę, do KOWR-u i w KOWR, ze statutu.';
    const tree = link(text);
    expect(cardsOf(tree)).toEqual(['statut: Statutem', 'akcyza: akcyzy', 'kowr: KOWR-u']);
    expect(toString(tree)).toBe(toString(runRemark([polishSpaces], text)));
  });

  test('looks for the first use across the whole article', () => {
    expect(cardsOf(link('Bez akcyzy.\n\n- akcyza\n\n> akcyzę'))).toEqual(['akcyza: akcyzy']);
  });

  test('finds them in lists, emphasis and table cells', () => {
    const tree = link('- **statut**\n\n| a | b |\n|---|---|\n| akcyza | KOWR |');
    expect(cardsOf(tree)).toEqual(['statut: statut', 'akcyza: akcyza', 'kowr: KOWR']);
  });

  test.each([
    ['a heading', '## Statut'],
    ['a link', '[statut](https://example.pl)'],
    ['the head of a table', '| statut |\n|---|\n| coś |'],
    ['code', '`statut`\n\n    statut'],
  ])('leaves %s alone', (_, markdown) => {
    expect(cardsOf(link(markdown))).toEqual([]);
    expect(cardsOf(link(`${markdown}\n\nJest statut.`))).toEqual(['statut: statut']);
  });

  test('leaves the title of an admonition alone', () => {
    const tree: Root = {
      type: 'root',
      children: [
        {type: 'mdxAdmonitionTitle', children: [{type: 'text', value: 'Statut'}]} as never,
        {type: 'paragraph', children: [{type: 'text', value: 'Jest statut.'}]},
      ],
    };
    glossaryTerms(terms)(tree, {path: 'baza-wiedzy/a.md', data: {}} as never);
    expect(cardsOf(tree)).toEqual(['statut: statut']);
  });

  test('keeps citations', () => {
    const tree = link('Płacisz akcyzę[^OZE, art. 1].', {frontMatter: {sources: ['OZE']}});
    expect(toString(tree)).toBe('Płacisz akcyzę[1].');
    expect(cardsOf(tree)).toEqual(['akcyza: akcyzę']);
  });

  test('does not link a term in its own article', () => {
    expect(cardsOf(link('Statut i akcyza.', {slug: 'artykul-o-statucie'}))).toEqual([
      'akcyza: akcyza',
    ]);
  });

  test('leaves an article that wants no cards unchanged', () => {
    expect(cardsOf(link('Statut i akcyza.', {frontMatter: {glossary: false}}))).toEqual([]);
  });

  test('leaves out terms an article excludes', () => {
    const frontMatter = {glossary_skip: ['statut']};
    expect(cardsOf(link('Statut i akcyza.', {frontMatter}))).toEqual(['akcyza: akcyza']);
  });

  test('refuses an excluded term that does not exist', () => {
    expect(() => link('Tekst.', {frontMatter: {glossary_skip: ['statuty']}})).toThrow(
      new ContentError(
        'baza-wiedzy/podstawy/inny-artykul.md: pole „glossary_skip” wymienia „statuty”, a takiego hasła nie ma w pliku src/data/slownik.yaml. Popraw adres hasła albo go usuń.',
      ),
    );
  });

  test('gives an article at most 12 cards, the FAQ as many as it has terms', () => {
    const all = dataFiles('.').glossary.value;
    const text = Object.values(all)
      .map((entry) => entry.term)
      .join(', ');
    const cardsWith = (frontMatter: object): number =>
      cardsOf(runRemark([() => glossaryTerms(all)], text, {frontMatter})).length;
    expect(cardsWith({})).toBe(12);
    expect(cardsWith({root_url: '/faq'})).toBe(Object.keys(all).length);
  });
});
