import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPages} from '@site/src/plugins/built-pages/read/readPages';

const outDir = mkdtempSync(path.join(os.tmpdir(), 'build-'));
mkdirSync(path.join(outDir, 'baza-wiedzy'));
for (const file of ['index', '404', 'oferta', 'szukaj', 'baza-wiedzy/a']) {
  writeFileSync(path.join(outDir, `${file}.html`), `<title>${file} | Serwis</title>`);
}

afterAll(() => rmSync(outDir, {recursive: true}));

const build = {
  outDir,
  baseUrl: '/portal/',
  routesPaths: [
    '/portal/404.html',
    '/portal/oferta',
    '/portal/oferta',
    '/portal/szukaj',
    '/portal/baza-wiedzy/a',
    '/portal/baza-wiedzy/nie-ma',
    '/portal/',
  ],
  routesBuildMetadata: {'/portal/szukaj': {noIndex: true}},
};

test('reads every page and the 404 page; only the others may be shown by search engines', () => {
  const pages = [...readPages(build, ' | Serwis')].map(({address, file, isListed, content}) => [
    address,
    file,
    isListed,
    content.title,
  ]);
  expect(pages).toEqual([
    ['/404.html', '404.html', false, '404'],
    ['/oferta', 'oferta.html', true, 'oferta'],
    ['/szukaj', 'szukaj.html', false, 'szukaj'],
    ['/baza-wiedzy/a', 'baza-wiedzy/a.html', true, 'baza-wiedzy/a'],
    ['/', 'index.html', true, 'index'],
  ]);
});

test('a page without a title stops the build', () => {
  writeFileSync(path.join(outDir, 'puste.html'), '<p>Nic');
  expect(() => [...readPages({...build, routesPaths: ['/portal/puste']}, '')]).toThrow(
    'puste.html has no title.',
  );
});
