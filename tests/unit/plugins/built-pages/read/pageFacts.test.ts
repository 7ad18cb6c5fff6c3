import {daysOfPages, sourcesOfRoutes} from '@site/src/plugins/built-pages/read/pageFacts';

test('returns the days of pages whose front matter states one', () => {
  const pages = [
    {permalink: '/oferta'},
    {permalink: '/o-nas', frontMatter: {}},
    {permalink: '/polityka', frontMatter: {updated: '2026-11-20'}},
  ];
  expect([...daysOfPages(pages)]).toEqual([['/polityka', '2026-11-20']]);
});

test('returns the sources of the leaf routes that state one', () => {
  const component = '@theme/Page';
  const routes = [
    {path: '/oferta', component, metadata: {sourceFilePath: 'src/pages/oferta.tsx'}},
    {
      path: '/baza-wiedzy',
      component,
      routes: [
        {path: '/baza-wiedzy/tagi', component},
        {
          path: '/baza-wiedzy',
          component,
          routes: [
            {
              path: '/baza-wiedzy/akcyza',
              component,
              metadata: {sourceFilePath: 'baza-wiedzy/podatki/akcyza.md'},
            },
          ],
        },
      ],
    },
  ];
  expect([...sourcesOfRoutes(routes)]).toEqual([
    ['/oferta', 'src/pages/oferta.tsx'],
    ['/baza-wiedzy/akcyza', 'baza-wiedzy/podatki/akcyza.md'],
  ]);
});
