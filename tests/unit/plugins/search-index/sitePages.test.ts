import {languageOf} from '@site/src/content/language/language';
import {loadSite} from '@site/src/content/loadSite';
import {questionsAnchor} from '@site/src/domain/articles/audiencePath';
import {createSearch} from '@cooperative/polish-search/engine';
import {buildIndex} from '@cooperative/polish-search/build';
import {sitePages, textsOf} from '@site/src/plugins/search-index/sitePages';
import {sampleOf} from '../../../e2e/tries';
import {loaderOf} from '../../../../packages/polish-search/tests/samples/searchIndex';

const site = loadSite('.');
const pages = sitePages(site);
const search = createSearch(loaderOf(buildIndex(pages, languageOf(site))));
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

  test('gives of a paper its words, without the stops of rows to write in', () => {
    const papers = pages.filter(({kind}) => kind === 'paper');
    const texts = papers.flatMap(({sections}) => sections.map(({text}) => text));
    expect(texts.filter((text) => text.includes('Numer PPE'))).not.toHaveLength(0);
    expect(texts.filter((text) => /[,;] ?[,;]/.test(text))).toEqual([]);
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

/** Short words of titles and headings, in which a slip easily makes another word. */
const named = new Set(
  pages
    .flatMap(({title, sections}) => [title, ...sections.map(({heading}) => heading)])
    .flatMap((text) => text.match(/(?<!\p{L})\p{L}{4,6}(?!\p{L})/gu) ?? []),
);

test('no word of a title or a heading is corrected into another', async () => {
  const engine = await search;
  expect(named.size).toBeGreaterThan(150);
  for (const word of sampleOf([...named], 60)) {
    expect([word, (await engine(`${word} `)).corrected]).toEqual([word, null]);
  }
});

test.each([
  'śmieci',
  'smieci',
  'konkurent',
  'deweloperska',
  'uzdatniania',
  'kupując',
  'zamontował',
])('the right word „%s” is not corrected into one of the site', async (word) => {
  expect((await (await search)(word)).corrected).toBeNull();
});

test.each([
  ['spudzielnia', 'spółdzielnia'],
  ['fotowoltajka', 'fotowoltaika'],
  ['sprawozadnie', 'sprawozdanie'],
  ['licznk', 'licznik'],
])('the slip „%s” is still corrected to „%s”', async (word, meant) => {
  expect((await (await search)(word)).corrected).toBe(meant);
});

test.each([
  ['KRUS', '/baza-wiedzy/rolnik-krus-dotacje-dzierzawa'],
  ['latarnie', '/baza-wiedzy/gmina-krok-po-kroku'],
  ['lampy uliczne', '/baza-wiedzy/gmina-krok-po-kroku'],
  ['czy zostanę bez prądu', '/baza-wiedzy/obawy-mieszkancow'],
  ['czy zostane bez pradu', '/baza-wiedzy/obawy-mieszkancow'],
  ['wzór uchwały rady gminy', '/wzory/uchwala-rady-gminy'],
  ['uchwała rady gminy wzór', '/wzory/uchwala-rady-gminy'],
  ['protokół zebrania założycielskiego', '/wzory/protokol-zebrania-zalozycielskiego'],
  ['statut wzór doc', '/wzory/statut-spoldzielni'],
  ['wniosek o wpis do wykazu KOWR', '/wzory/wniosek-o-wpis-do-wykazu-kowr'],
  ['pełnomocnictwo na walne', '/wzory/pelnomocnictwo-na-walne'],
  ['wniosek do operatora', '/wzory/wniosek-do-operatora-o-liczniki'],
  ['kalendarz obowiązków', '/wzory/kalendarz-obowiazkow'],
  ['gmina 5 kroków', '/klienci/gmina'],
  ['jest nas tylko ośmiu członków', '/baza-wiedzy/kto-moze-byc-czlonkiem'],
  ['jest nas osmiu czlonkow', '/baza-wiedzy/kto-moze-byc-czlonkiem'],
  ['4 osoby chcą założyć', '/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna'],
  ['trzy gminy chcą razem', '/baza-wiedzy/obszar-i-limity-spoldzielni'],
  ['dwanaście miesięcy na odbiór', '/baza-wiedzy/rozliczenie-1-do-06'],
  ['próg siedemdziesiąt procent', '/baza-wiedzy/prog-70-i-40-procent'],
  ['trzy strefy', '/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych'],
  ['brakuje danych z dwóch dni', '/baza-wiedzy/dane-pomiarowe-w-spoldzielni'],
  ['czy wdowa zostaje członkiem', '/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie'],
  ['w czym możecie mi pomóc', '/oferta'],
  ['czy biogaz się liczy', '/baza-wiedzy/biogazownia-w-spoldzielni'],
  ['jak zlikwidować spółdzielnię', '/baza-wiedzy/likwidacja-spoldzielni'],
])('„%s” finds %s first', async (query, url) => {
  const {pages: found, corrected} = await (await search)(query);
  expect(found[0]?.url).toBe(url);
  expect(corrected).toBeNull();
});
