import {registeredPages, routeMiddleware} from '../../../../src/plugins/site-data/routeMiddleware';

test('gives the names by address and leaves out pages without any', () => {
  expect(
    routeMiddleware([
      {permalink: '/baza-wiedzy/artykul', middleware: ['dropClickIds']},
      {permalink: '/o-nas', middleware: []},
    ]),
  ).toEqual({'/baza-wiedzy/artykul': ['dropClickIds']});
});

test('registered pages get the base path', () => {
  expect(registeredPages({'/faq': ['dropClickIds']}, '/p/')).toEqual([
    {permalink: '/p/faq', middleware: ['dropClickIds']},
  ]);
});
