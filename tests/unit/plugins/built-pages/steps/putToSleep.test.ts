import {htmlOf} from '@site/src/plugins/built-pages/builtPage';
import {putToSleep} from '@site/src/plugins/built-pages/steps/putToSleep';
import {builtPage} from '../../../../samples/builtPage';
import {site as emptySite} from '../../../../samples/machineArticle';

const scripts =
  '<script src=/portal/assets/js/runtime.1.js defer></script><script src=/portal/assets/js/main.1.js defer></script>';
const html = (body = ''): string =>
  `<head><script>theme()</script>${scripts}</head><body>${body}</body>`;
const site = {
  ...emptySite,
  routeScripts: (route: string, parts: readonly string[]) =>
    [route, ...parts.map((part) => `/${part}`)].map((name) => `assets/js${name}.js`),
};
const step = putToSleep(site);
const asleep = (address: string, body?: string): string =>
  htmlOf(step(builtPage(address, html(body)), site));

test('the scripts of a page give way to one that knows them, its own parts first', () => {
  const page = asleep('/oferta');
  expect(page).not.toContain('defer');
  expect(page).toContain('<script>theme()</script>');
  expect(page).toContain(
    '<script data-scripts="/portal/cards.js /portal/cards.css /portal/assets/js/oferta.js /portal/assets/js/runtime.1.js /portal/assets/js/main.1.js">',
  );
});

test('parts that only this page has come with it', () => {
  expect(asleep('/faq', '<div data-part="search"></div>')).toContain(
    'data-scripts="/portal/cards.js /portal/cards.css /portal/assets/js/faq.js /portal/assets/js/search.js /portal/assets/js/runtime.1.js',
  );
});

test('pages for work, and those that say so, stay awake', () => {
  expect(asleep('/kalkulator')).toBe(html());
  expect(asleep('/404.html')).toBe(html());
  expect(asleep('/wzory/lista', '<div data-awake></div>')).toBe(html('<div data-awake></div>'));
});

test('a page for work that has a word for it says when its scripts do not come', () => {
  expect(asleep('/kontakt', '<div data-unloaded hidden></div>')).toMatch(
    /^<head>.*defer><\/script><script>[^<]*data-unloaded[^<]*<\/script><\/head>/,
  );
});

test('only a page with contents carries what follows the reading', () => {
  expect(asleep('/a')).not.toContain('data-contents');
  expect(asleep('/a', '<ol data-contents></ol>')).toMatch(
    /querySelectorAll\("\[data-contents\] a"\)/,
  );
});

test('links of a site without statistics are drawn ahead, of one with them only fetched', () => {
  const rulesOf = (page: string): object =>
    JSON.parse(/speculationrules">(.*?)<\/script>/.exec(page)?.[1] ?? '') as object;
  const rules = rulesOf(asleep('/oferta'));
  expect(Object.keys(rules)).toEqual(['prerender', 'prefetch']);
  expect(JSON.stringify(rules)).toContain('/portal/kalkulator');
  const counted = putToSleep({...site, hasStatistics: true});
  expect(Object.keys(rulesOf(htmlOf(counted(builtPage('/oferta', html()), site))))).toEqual([
    'prefetch',
  ]);
});
