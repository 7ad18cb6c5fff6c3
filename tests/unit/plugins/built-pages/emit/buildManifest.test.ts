import {buildMeta} from '../../../../../src/plugins/built-pages/emit/buildManifest';

const assets = [
  'assets/js/runtime~main.1.js',
  'assets/js/main.1.js',
  'assets/css/styles.1.css',
  'assets/js/a.1.js',
];
const pages = [
  {path: '/faq', html: '<p>faq'},
  {path: '/', html: '<p>home'},
];

test('lists entry files, assets and pages in a fixed order', () => {
  const meta = buildMeta(assets, pages);
  expect(meta).toEqual({
    version: 1,
    id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    entry: ['assets/css/styles.1.css', 'assets/js/main.1.js', 'assets/js/runtime~main.1.js'],
    assets: assets.toSorted(),
    pages: ['/', '/faq'],
  });
});

test('the id is that of the content, whatever the order', () => {
  const {id} = buildMeta(assets, pages);
  expect(buildMeta(assets.toReversed(), pages.toReversed()).id).toBe(id);
  expect(buildMeta([...assets, 'assets/js/b.1.js'], pages).id).not.toBe(id);
  expect(buildMeta(assets, [{path: '/faq', html: '<p>FAQ'}, ...pages.slice(1)]).id).not.toBe(id);
});

test('throws when the build has other entry files than it knows', () => {
  expect(() => buildMeta(assets.slice(1), pages)).toThrow('found: assets/css/styles.1.css');
});
