import type {BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import {buildManifest} from '@site/src/plugins/built-pages/emit/buildManifest';
import type {BuildMeta} from '@site/src/domain/browser/navigation/build';
import {builtPage, emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

const assets = [
  'assets/js/runtime~main.1.js',
  'assets/js/main.1.js',
  'assets/css/styles.1.css',
  'assets/js/a.1.js',
];
const pages = [builtPage('/faq', '<p>faq'), builtPage('/', '<p>home')];

/** The description that `builds/latest.json` names. */
function metaOf(files: readonly string[], builtPages: readonly BuiltPage[]): BuildMeta {
  const made = emitted(buildManifest, {...site, files: new Set(files)}, builtPages);
  const {id, ...latest} = JSON.parse(made['builds/latest.json'] ?? '') as BuildMeta;
  const meta = JSON.parse(made[`builds/meta/${id}.json`] ?? '') as BuildMeta;
  expect(meta).toMatchObject({id, ...latest});
  return meta;
}

test('lists entry files, assets and pages in a fixed order', () => {
  expect(metaOf([...assets, 'index.html'], pages)).toEqual({
    version: 1,
    id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    entry: ['assets/css/styles.1.css', 'assets/js/main.1.js', 'assets/js/runtime~main.1.js'],
    assets: assets.slice().sort(),
    pages: ['/', '/faq'],
  });
});

test('the id depends on the content, not on its order', () => {
  const {id} = metaOf(assets, pages);
  expect(metaOf(assets.slice().reverse(), pages.slice().reverse()).id).toBe(id);
  expect(metaOf([...assets, 'assets/js/b.1.js'], pages).id).not.toBe(id);
  expect(metaOf(assets, [builtPage('/faq', '<p>FAQ'), ...pages.slice(1)]).id).not.toBe(id);
});

test('throws when the build has unexpected entry files', () => {
  expect(() => metaOf(assets.slice(1), pages)).toThrow('found: assets/css/styles.1.css');
});
