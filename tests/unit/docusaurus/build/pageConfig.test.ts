import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import pageConfigLoader, {ofBuild} from '@site/src/lighter/pageConfigLoader.cjs';
import {contract} from '../../../tools/contract';

const packages = path.resolve('node_modules/@docusaurus');
/** Code of Docusaurus that runs in the browser. */
const clientFolders = [
  'core/lib/client',
  'theme-classic/lib',
  'theme-common/lib',
  'plugin-content-docs/lib/client',
];

const cut = (source: string): string =>
  pageConfigLoader.call({resourcePath: 'docusaurus.config.mjs'}, source);

test('the pages get the configuration without what only the build needs', () => {
  const left = cut(
    '/* head */\nexport default {"title": "T", "plugins": ["a"], "headTags": []};\n',
  );
  expect(left).toBe('/* head */\nexport default {"title":"T"};');
});

test('the theme keeps its configuration but for a blog', () => {
  const left = cut('export default {"themeConfig": {"docs": {}, "blog": {}, "prism": {}}};');
  expect(left).toBe('export default {"themeConfig":{"docs":{},"prism":{}}};');
});

test('a configuration in another form is refused, not cut', () => {
  expect(() => cut('export const title = "T";')).toThrow('pageConfig.ts');
});

test('Docusaurus writes its configuration as JSON', () => {
  const codegen = readFileSync(path.join(packages, 'core/lib/server/codegen/codegen.js'), 'utf8');
  contract(
    codegen.includes('export default ${JSON.stringify(siteConfig'),
    'core writes the configuration in another form',
    '../lighter/pageConfig.ts',
  );
});

test('no code of Docusaurus in the browser reads what is left out', () => {
  const read = new RegExp(
    String.raw`siteConfig(?:\.|:?\s*\{[^}]*\b)(?:${ofBuild.join('|')})\b|siteMetadata(?:\.|\s*\}?\s*=[^=])`,
  );
  const readers = clientFolders.flatMap((folder) =>
    readdirSync(path.join(packages, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(packages, folder, file))
      .filter((file) => read.test(readFileSync(file, 'utf8'))),
  );
  contract(
    readers.length === 0,
    `code of the page reads parts of the configuration left out of it: ${readers.join(', ')}`,
    '../lighter/pageConfigLoader.cjs',
  );
});
