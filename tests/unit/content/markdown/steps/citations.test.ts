import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ContentError} from '@site/src/content/problem';
import {citations} from '@site/src/content/markdown/steps/citations';
import {runRemark} from '../../../../tools/markdown';

const cite = (markdown: string, sources: readonly (string | {code: string})[]): Root =>
  runRemark([citations], markdown, {frontMatter: {sources}});

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'link', (link) => {
    links.push(link);
  });
  return links;
}

describe('citations', () => {
  test('turns a citation into a link to its source, with a name for screen readers', () => {
    const [link] = linksOf(cite('Próg to 70%[^OZE, art. 38e].', ['OZE']));
    expect(link).toMatchObject({
      url: '#zrodlo-oze',
      children: [{type: 'text', value: '[1]'}],
      data: {
        hProperties: {
          id: 'OZE-1',
          'aria-label': 'Źródło 1, art. 38e',
        },
      },
    });
  });

  test('names no provision if the citation has none', () => {
    const [link] = linksOf(cite('Tak[^OZE].', ['OZE']));
    expect(link?.data?.hProperties).toMatchObject({'aria-label': 'Źródło 1'});
  });

  test('numbers sources in the order of the front matter, not of the text', () => {
    const tree = cite('Raz[^PS]. Dwa[^OZE]. Trzy[^PS, art. 15].', ['OZE', 'PS']);
    expect(linksOf(tree).map((link) => toString(link))).toEqual(['[2]', '[1]', '[2]']);
    expect(linksOf(tree).map(({data}) => data?.hProperties?.id)).toEqual(['PS-1', 'OZE-1', 'PS-2']);
    expect(toString(tree)).toBe('Raz[2]. Dwa[1]. Trzy[2].');
  });

  test('accepts sources that already carry their data', () => {
    expect(linksOf(cite('Tak[^OZE].', [{code: 'OZE'}]))).toHaveLength(1);
  });

  test('works in lists, tables and emphasis', () => {
    const tree = cite('- raz[^A]\n\n| b |\n|---|\n| dwa[^A] |\n\n**trzy[^A]**', ['A']);
    expect(linksOf(tree)).toHaveLength(3);
  });

  test('leaves code as written', () => {
    const tree = cite('Wpisz `[^OZE]`, a powstanie numer[^OZE].', ['OZE']);
    expect(linksOf(tree)).toHaveLength(1);
    expect(toString(tree)).toBe('Wpisz [^OZE], a powstanie numer[1].');
  });

  test('leaves a page without sources and citations unchanged', () => {
    expect(toString(cite('Sam tekst.', []))).toBe('Sam tekst.');
  });

  test('refuses a citation of a source that is not listed', () => {
    expect(() => cite('Wstęp[^OZE].\n\nPróg to 70%[^PS, art. 15].', ['OZE'])).toThrow(
      new ContentError(
        'baza-wiedzy/artykul.md, wiersz 3: źródło „PS” nie stoi w polu „sources”. Dopisz je tam albo popraw kod.',
      ),
    );
  });

  test('refuses listed sources that are not cited', () => {
    expect(() => cite('Tak[^OZE].', ['PS', 'OZE', 'SR'])).toThrow(
      new ContentError(
        'baza-wiedzy/artykul.md: pole „sources” wymienia źródła, których tekst nie cytuje: PS, SR. Zacytuj je jako [^PS] albo usuń z pola.',
      ),
    );
  });
});
