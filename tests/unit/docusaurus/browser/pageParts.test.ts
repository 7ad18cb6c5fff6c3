/** @jest-environment jsdom */
import type * as pageParts from '@site/src/docusaurus/browser/pageParts';

interface Route {
  readonly path: string;
  readonly component: {preload?: () => Promise<unknown>; readonly hasParts?: () => boolean};
  readonly routes?: readonly Route[];
}

const loaded = {hasParts: () => true};
const articles: Route[] = [];
const routes: Route[] = [
  {path: '/baza/slownik', component: {}},
  {
    path: '/baza',
    component: loaded,
    routes: [{path: '/baza', component: loaded, routes: articles}],
  },
];
const preloaded: string[] = [];
const table = jest.fn(() =>
  Promise.resolve({
    routes: [['/baza/artykul', 'abc', 's']],
    chunkNames: {'/baza/artykul-abc': {}},
    registry: {},
  }),
);
const chunkNames = {};

const provide = (name: string, module: unknown): void => {
  jest.doMock(name, () => module, {virtual: true});
};
provide('@generated/routes', {__esModule: true, default: routes, articles, tables: [table]});
provide('@generated/routesChunkNames', {__esModule: true, default: chunkNames});
provide('@generated/registry', {__esModule: true, default: {}});
provide('@docusaurus/router', {
  matchPath: (path: string, route: Route) => path.startsWith(route.path),
});
provide('@docusaurus/ComponentCreator', {
  __esModule: true,
  default: (path: string) => ({
    preload: () => {
      preloaded.push(path);
      return Promise.resolve();
    },
    hasParts: () => preloaded.includes(path),
  }),
});
const {guardPageParts, hasParts, preloadWith} = jest.requireActual<typeof pageParts>(
  '@site/src/docusaurus/browser/pageParts',
);

/** As Docusaurus does. */
const load = jest.fn(async (path: string): Promise<unknown> =>
  articles.find((route) => route.path === path)?.component.preload?.(),
);
const preload = preloadWith(load);

test('what is not an article is loaded without a table', async () => {
  await preload('/oferta');
  await preload('/baza');
  expect(load).toHaveBeenCalledTimes(2);
  expect(table).not.toHaveBeenCalled();
});

test('a table that does not come is a failure for the guard, and is asked for again', async () => {
  const failures: unknown[] = [];
  guardPageParts((inner) => () => inner().catch((error: unknown) => failures.push(error)));
  table.mockRejectedValueOnce(new Error('A chunk is missing.'));
  await preload('/baza/artykul');
  expect(failures).toHaveLength(1);
  expect(articles).toEqual([]);
});

test('an article is known before its parts are loaded, and its table fetched once', async () => {
  table.mockClear();
  await Promise.all([preload('/baza/artykul/'), preload('/baza/artykul')]);
  expect(articles.map(({path}) => path)).toEqual(['/baza/artykul']);
  expect(chunkNames).toHaveProperty(['/baza/artykul-abc']);
  expect(preloaded).toEqual(['/baza/artykul']);
  table.mockClear();
  await preload('/baza/artykul');
  await preload('/baza/nie-ma');
  expect(table).not.toHaveBeenCalled();
  expect(articles).toHaveLength(1);
});

test('the parts of a page are there once those of all its routes are', async () => {
  expect(hasParts('/baza/artykul')).toBe(true);
  expect(hasParts('/baza/nie-ma')).toBe(false);
  expect(hasParts('/baza/slownik')).toBe(false);
  preloaded.length = 0;
  expect(hasParts('/baza/artykul')).toBe(false);
  await preload('/baza/artykul');
  expect(hasParts('/baza/artykul')).toBe(true);
});
