import {htmlOf} from '@site/src/plugins/built-pages/builtPage';
import {putToSleep} from '@site/src/sleep/build/putToSleep';
import {builtPage} from '../../samples/builtPage';
import {site} from '../../samples/machineArticle';

const scripts =
  '<script src=/portal/assets/js/runtime.1.js defer></script><script src=/portal/assets/js/main.1.js defer></script>';
const html = (body = ''): string =>
  `<head><script>theme()</script><link rel=stylesheet href=/a.css>${scripts}</head><body>${body}</body>`;
const files = {
  pageScript: 'sleep()',
  lightScript: '/portal/light.js',
  routeScripts: (route: string) => [`assets/js${route}.js`],
};
const asleep = (address: string, body?: string, hasStatistics = false): string =>
  htmlOf(putToSleep({...site, hasStatistics}, files)(builtPage(address, html(body)), site));

test('the scripts of a page give way to one that knows them, its own before those of all pages', () => {
  const page = asleep('/oferta');
  expect(page).not.toContain('defer');
  expect(page).toContain('<script>theme()</script>');
  expect(page).toContain(
    '<script data-scripts="/portal/light.js /portal/assets/js/oferta.js /portal/assets/js/runtime.1.js /portal/assets/js/main.1.js">sleep()</script><link rel=stylesheet',
  );
});

test('pages for work, and those that say so, stay awake', () => {
  expect(asleep('/kalkulator')).toBe(html());
  expect(asleep('/404.html')).toBe(html());
  expect(asleep('/wzory/lista', '<div data-awake></div>')).toBe(html('<div data-awake></div>'));
});

test('links of a site without statistics are drawn ahead, of one with them only fetched', () => {
  const rulesOf = (page: string): object =>
    JSON.parse(/speculationrules">(.*?)<\/script>/.exec(page)?.[1] ?? '') as object;
  const rules = rulesOf(asleep('/oferta'));
  expect(Object.keys(rules)).toEqual(['prerender', 'prefetch']);
  expect(JSON.stringify(rules)).toContain('/portal/kalkulator');
  expect(Object.keys(rulesOf(asleep('/oferta', '', true)))).toEqual(['prefetch']);
});
