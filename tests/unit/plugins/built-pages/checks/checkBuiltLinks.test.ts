import {ContentError} from '@site/src/content/problem';
import {checkBuiltLinks} from '@site/src/plugins/built-pages/checks/checkBuiltLinks';
import {builtPage} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

const files = new Set(['img/plan.png', 'offer/index.html', 'oferta.html']);

function checked(...links: readonly string[]): () => void {
  const html = links.map((link) => `<a href="${link}">x</a>`).join('');
  const pages = [
    builtPage('/oferta', '<h2 id=cena>Cena</h2>', {route: '/portal/oferta'}),
    builtPage('/kontakt', html, {route: '/portal/kontakt'}),
  ];
  const sources = new Map([['/portal/kontakt', 'src/pages/kontakt.tsx']]);
  return () => checkBuiltLinks({...site, sources}, pages, files);
}

test('links to pages, to files and to what the host serves pass', () => {
  expect(
    checked(
      '/portal/oferta#cena',
      '/portal/img/plan.png',
      '/portal/offer',
      '/portal/offer/',
      '/portal/sitemap.xml',
    ),
  ).not.toThrow();
});

test('all broken links are named with their file and what to do', () => {
  const broken = checked(
    '/portal/nie-ma',
    '/portal/oferta#nie-ma',
    '/portal/img',
    '/portal/nie-ma',
  );
  expect(broken).toThrow(ContentError);
  expect(broken).toThrow(
    [
      'Linki, które nie działają:',
      '  – src/pages/kontakt.tsx: link „/portal/nie-ma” prowadzi donikąd. Sprawdź adres strony.',
      '  – src/pages/kontakt.tsx: link „/portal/oferta#nie-ma” prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.',
      '  – src/pages/kontakt.tsx: link „/portal/img” prowadzi donikąd. Sprawdź adres strony.',
    ].join('\n'),
  );
});
