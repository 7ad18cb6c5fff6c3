import type {RouteConfig} from '@docusaurus/types';
import {datedRoutes} from '@site/src/plugins/built-pages/sitemap/datedRoutes';

const fields: Readonly<Record<string, object>> = {
  'baza-wiedzy/a.md': {updated: '2026-11-20', checked: '2026-12-24'},
  'baza-wiedzy/b.md': {updated: '2027-01-02', checked: '2026-11-20'},
  'src/pages/o-nas.mdx': {updated: '2026-11-21'},
};

const route = (path: string, sourceFilePath?: string, routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/Page',
  ...(sourceFilePath !== undefined && {metadata: {sourceFilePath}}),
  ...(routes && {routes}),
});

const dated = datedRoutes(
  [
    route('/portal/', 'src/pages/index.tsx'),
    route('/portal/baza-wiedzy', 'src/pages/baza-wiedzy.tsx'),
    route('/portal/oferta', 'src/pages/oferta.tsx'),
    route('/portal/o-nas', 'src/pages/o-nas.mdx'),
    route('/portal/baza-wiedzy', undefined, [
      route('/portal/baza-wiedzy/a', 'baza-wiedzy/a.md'),
      route('/portal/baza-wiedzy/b', 'baza-wiedzy/b.md'),
    ]),
  ],
  '/portal/',
  (file) => fields[file] ?? {},
);

const days = new Map(
  dated
    .flatMap((entry) => entry.routes ?? [entry])
    .map(({path, metadata}) => [path, metadata?.lastUpdatedAt] as const),
);

test.each([
  ['/portal/baza-wiedzy/a', '2026-12-24'],
  ['/portal/baza-wiedzy/b', '2027-01-02'],
  ['/portal/o-nas', '2026-11-21'],
  ['/portal/', '2027-01-02'],
  ['/portal/baza-wiedzy', '2027-01-02'],
])('%s changed on %s', (path, day) => expect(days.get(path)).toBe(Date.parse(day)));

test('a page that states no day has none, so Git is not asked', () => {
  expect(days.get('/portal/oferta')).toBeNull();
});
