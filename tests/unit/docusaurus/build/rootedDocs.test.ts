import type {RouteConfig} from '@docusaurus/types';
import {moveRootedDocs, splitRootedRoutes} from '@site/src/docusaurus/build/rootedDocs';
import {contentOf, docsOf, makeDoc} from '../../../samples/docs';

describe('moveRootedDocs', () => {
  const faq = makeDoc('faq', {frontMatter: {root_url: '/faq'}}, '.');
  const before = makeDoc('ostatni', {next: {title: 'FAQ', permalink: '/baza-wiedzy/faq'}});
  const after = makeDoc('pierwszy', {
    previous: {title: 'FAQ', permalink: '/baza-wiedzy/faq'},
    next: {title: 'Ostatni', permalink: '/baza-wiedzy/ostatni'},
  });

  test('gives a doc the address it asks for', () => {
    expect(docsOf(moveRootedDocs(contentOf(faq), '/'))[0]?.permalink).toBe('/faq');
  });

  test('keeps the base path', () => {
    const doc = {...faq, permalink: '/portal/baza-wiedzy/faq'};
    expect(docsOf(moveRootedDocs(contentOf(doc), '/portal/'))[0]?.permalink).toBe('/portal/faq');
  });

  test('changes the address in the links of its neighbours, and nowhere else', () => {
    const [first, second] = docsOf(moveRootedDocs(contentOf(before, after, faq), '/'));
    expect(first).toMatchObject({
      permalink: '/baza-wiedzy/ostatni',
      next: {title: 'FAQ', permalink: '/faq'},
    });
    expect(first?.previous).toBeUndefined();
    expect(second).toMatchObject({
      previous: {title: 'FAQ', permalink: '/faq'},
      next: {title: 'Ostatni', permalink: '/baza-wiedzy/ostatni'},
    });
  });

  test('leaves docs without a root address as they are', () => {
    expect(moveRootedDocs(contentOf(makeDoc('a'), makeDoc('b')), '/')).toEqual(
      contentOf(makeDoc('a'), makeDoc('b')),
    );
  });
});

describe('splitRootedRoutes', () => {
  const leaf = (path: string): RouteConfig => ({path, component: '@theme/DocItem', exact: true});

  /** The nested shape of the docs plugin: docs root > version > (tags, sidebar > docs). */
  const tree = (base: string, ...docs: readonly RouteConfig[]): RouteConfig => ({
    path: base,
    component: '@theme/DocsRoot',
    exact: false,
    routes: [
      {
        path: base,
        component: '@theme/DocVersionRoot',
        exact: false,
        priority: -1,
        routes: [
          {path: `${base}/tagi`, component: '@theme/DocTagsListPage', exact: true},
          {path: base, component: '@theme/DocRoot', exact: false, routes: [...docs]},
        ],
      },
    ],
  });

  const article = leaf('/baza-wiedzy/statut');
  const faq = leaf('/faq');

  test('returns a tree without such docs as one route', () => {
    expect(splitRootedRoutes(tree('/baza-wiedzy', article))).toEqual([
      tree('/baza-wiedzy', article),
    ]);
  });

  test('takes a doc with a root address out of the tree and gives it its own tree', () => {
    const [main, own, ...rest] = splitRootedRoutes(tree('/baza-wiedzy', article, faq));
    expect(rest).toEqual([]);
    expect(main).toEqual(tree('/baza-wiedzy', article));
    expect(own).toEqual({
      path: '/faq',
      component: '@theme/DocsRoot',
      exact: false,
      routes: [
        {
          path: '/faq',
          component: '@theme/DocVersionRoot',
          exact: false,
          priority: -1,
          routes: [{path: '/faq', component: '@theme/DocRoot', exact: false, routes: [faq]}],
        },
      ],
    });
  });

  test('gives every such doc its own tree', () => {
    const routes = splitRootedRoutes(tree('/baza-wiedzy', faq, article, leaf('/slownik')));
    expect(routes.map(({path}) => path)).toEqual(['/baza-wiedzy', '/faq', '/slownik']);
  });

  test('works under a base path', () => {
    const routes = splitRootedRoutes(
      tree('/portal/baza-wiedzy', leaf('/portal/baza-wiedzy/statut'), leaf('/portal/faq')),
    );
    expect(routes.map(({path}) => path)).toEqual(['/portal/baza-wiedzy', '/portal/faq']);
  });

  test('treats an address that only starts alike as outside the tree', () => {
    const routes = splitRootedRoutes(tree('/baza-wiedzy', article, leaf('/baza-wiedzy-dla-gmin')));
    expect(routes.map(({path}) => path)).toEqual(['/baza-wiedzy', '/baza-wiedzy-dla-gmin']);
  });

  test('leaves the page at the root of the tree in it', () => {
    expect(splitRootedRoutes(tree('/baza-wiedzy', leaf('/baza-wiedzy'), article))).toHaveLength(1);
  });
});
