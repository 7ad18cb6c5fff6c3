import {languageOf} from '@site/src/content/language/language';
import {loadSite} from '@site/src/content/loadSite';
import {createSearch} from '@site/src/domain/search/engine/createSearch';
import {buildIndex} from '@site/src/plugins/search-index/buildIndex';
import {sitePages} from '@site/src/plugins/search-index/sitePages';
import {sampleOf} from '../../../e2e/tries';
import {loaderOf} from '../../../samples/searchIndex';

const site = loadSite('.');
const pages = sitePages(site);
const search = createSearch(loaderOf(buildIndex(pages, languageOf(site))));

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
