import {addTo, finished} from '@site/src/plugins/built-pages/builtPage';
import {slashTwins} from '@site/src/plugins/built-pages/emit/slashTwins';
import {builtPage, emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

test('copies each finished page, except the home page, to where its address with a slash is looked up', () => {
  const pages = [
    builtPage('/', '<p>start'),
    finished(addTo(builtPage('/oferta', '<head></head><p>oferta'), 'endOfHead', '<link>')),
    builtPage('/baza-wiedzy/statut', '<p>statut', {route: '/portal/baza-wiedzy/statut'}),
  ];
  expect(emitted(slashTwins, site, pages)).toEqual({
    'oferta/index.html': '<head><link></head><p>oferta',
    'baza-wiedzy/statut/index.html': '<p>statut',
  });
});
