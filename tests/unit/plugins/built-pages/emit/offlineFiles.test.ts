import {offlineFiles} from '@site/src/plugins/built-pages/emit/offlineFiles';
import {builtPage, emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

const page = (text: string) => builtPage('/oferta', `<html><body>${text}</body></html>`);

test('another build is another service worker, and the same build the same', () => {
  const worker = (text: string): string =>
    emitted(offlineFiles, site, [page(text)])['offline.js'] ?? '';
  expect(worker('jeden')).toBe(worker('jeden'));
  expect(worker('jeden')).not.toBe(worker('dwa'));
});

test('the service worker and the manifest know the base path', () => {
  const files = emitted(offlineFiles, site, []);
  expect(files['offline.js']).toContain('baseUrl:"/portal/"');
  expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toMatchObject({
    start_url: '/portal/',
    scope: '/portal/',
    icons: [{src: '/portal/img/ikona-192.png'}, {src: '/portal/img/ikona-512.png'}],
  });
});
