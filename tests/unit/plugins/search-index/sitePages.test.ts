import {loadSite} from '@site/src/content/loadSite';
import {questionsAnchor} from '@site/src/domain/articles/audiencePath';
import {sitePages, textsOf} from '@site/src/plugins/search-index/sitePages';

const pages = sitePages(loadSite('.'));
const pageAt = (url: string) => pages.find((page) => page.url === url);

describe('sitePages', () => {
  test('gives an article with its aliases and sections', () => {
    const article = pageAt('/baza-wiedzy/statut-spoldzielni-energetycznej');
    expect(article).toMatchObject({kind: 'article'});
    expect(article?.aliases.length).toBeGreaterThan(0);
    expect(article?.sections.some(({id}) => id === 'co-musi-byc-w-statucie')).toBe(true);
  });

  test('gives the FAQ at its own address, as questions', () => {
    expect(pageAt('/faq')).toMatchObject({kind: 'question'});
    expect(pageAt('/faq')?.sections.some(({id}) => id === 'co-w-statucie')).toBe(true);
  });

  test('gives the glossary as terms', () => {
    expect(pageAt('/baza-wiedzy/slownik')).toMatchObject({kind: 'term'});
  });

  test.each([
    '/',
    '/oferta',
    '/klienci',
    '/kontakt',
    '/o-nas',
    '/kalkulator',
    '/rozlicz-miesiac',
    '/polityka',
    '/deklaracja-dostepnosci',
    '/co-sie-zmienilo',
  ])('gives the page %s with a text', (url) => {
    expect(pageAt(url)?.kind).toBe('page');
    expect(pageAt(url)?.sections.some(({text}) => text.length > 50)).toBe(true);
  });

  test('has what each group of clients asks on its path', () => {
    expect(pageAt('/klienci/rolnicy')?.sections.map(({id}) => id)).toContain(questionsAnchor);
  });

  test('gives of the changes only what they are about, not the codes of their sources', () => {
    const [told] = pageAt('/co-sie-zmienilo')?.sections ?? [];
    expect(told?.text).toContain('Kto podpisuje za gminę');
    expect(told?.text).not.toMatch(/NOW25|\d{4}-\d\d-\d\d/);
  });

  test('reads points apart', () => {
    const municipality = pageAt('/klienci/gmina')?.sections.find(({id}) => id === questionsAnchor);
    expect(municipality?.text).toContain('latarniami, spółka komunalna, na przykład wodociągi, ');
    expect(municipality?.text).not.toMatch(/[,?]\s*[,.]|\.\s*\.|\.\s+,/);
  });

  test('leaves out the template and the gallery of components', () => {
    expect(pages.some(({url}) => /szablon|wzornik/.test(url))).toBe(false);
  });

  test('lists every address once', () => {
    expect(new Set(pages.map(({url}) => url)).size).toBe(pages.length);
  });
});

test('textsOf gives all texts of a data file, without addresses', () => {
  expect(
    textsOf({
      lead: 'Wstęp',
      link: '/kontakt',
      items: [{title: 'Raz', url: 'https://example.pl'}, 2],
    }),
  ).toEqual(['Wstęp', 'Raz']);
});
