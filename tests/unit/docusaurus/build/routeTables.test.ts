import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import preloadLoader from '@site/src/docusaurus/build/bundle/preloadLoader.cjs';
import {splitRoutes} from '@site/src/docusaurus/build/bundle/routeTables';
import {routeTableOf} from '@site/src/docusaurus/routeTable';
import {contract} from '../../../tools/contract';

const core = path.resolve('node_modules/@docusaurus/core/lib');
const read = (file: string): string => readFileSync(path.join(core, file), 'utf8');

const leaf = (address: string): string =>
  `{\n  path: '${address}',\n  component: ComponentCreator('${address}', 'abc'),\n  exact: true,\n  sidebar: "s"\n}`;
const around = (address: string, ...leaves: readonly string[]): string =>
  `{\n  path: '${address}',\n  component: ComponentCreator('${address}', 'def'),\n  routes: [\n${leaves.join(',\n')}\n]\n}`;
const row = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.md"), "@site/${name}.md", require.resolveWeak("@site/${name}.md")],`;

const generate = (articles: readonly string[]) => ({
  routes: `import React from 'react';\n\nexport default [\n${around('/baza', ...articles.map(leaf))},\n${around('/faq', leaf('/faq'))},\n];\n`,
  chunkNames: JSON.stringify({
    '/baza-def': {__comp: 'root'},
    '/faq-abc': {__comp: 'doc', content: 'faq'},
    ...Object.fromEntries(
      articles.map((address) => [
        `${address}-abc`,
        {__comp: 'doc', content: address.replace('/baza/', '')},
      ]),
    ),
  }),
  registry: `export default {\n${['root', 'doc', 'faq', ...articles.map((address) => address.replace('/baza/', ''))].map(row).join('\n')}\n};\n`,
});

const addresses = (count: number): string[] =>
  Array.from({length: count}, (_, index) => `/baza/artykul-${index}`);

test('articles go to tables of a few, found by the address alone', () => {
  const {tables, places, shared} = splitRoutes(generate(addresses(100)));
  expect(tables).toHaveLength(7);
  for (const address of addresses(100)) {
    const at = routeTableOf(address, tables.length);
    expect(places[address]).toBe(at);
    expect(tables[at]).toContain(`['${address}', 'abc', "s"]`);
    expect(tables[at]).toContain(`"${address.replace('/baza/', '')}": [() => import(`);
  }
  expect(Math.max(...tables.map((text) => text.split("'abc'").length - 1))).toBeLessThan(32);
  expect(shared.routes).toContain('routes: articles');
  expect(shared.registry).not.toContain('resolveWeak');
});

test('what every page loads does not grow with the articles, but for the list of tables', () => {
  const few = splitRoutes(generate(addresses(16)));
  const many = splitRoutes(generate(addresses(16 * 60)));
  expect(many.shared.chunkNames).toBe(few.shared.chunkNames);
  expect(many.shared.registry).toBe(few.shared.registry);
  expect(many.shared.routes.length - few.shared.routes.length).toBeLessThan(60 * 100);
});

test('a doc at an address of its own stays a route of every page', () => {
  const {shared, tables} = splitRoutes(generate(addresses(3)));
  expect(shared.routes).toContain("ComponentCreator('/faq', 'abc')");
  expect(JSON.parse(shared.chunkNames)).toHaveProperty(['/faq-abc', 'content'], 'faq');
  expect(tables.join('')).not.toContain('/faq');
});

test('routes, a registry or a loader in another form are refused', () => {
  expect(() => splitRoutes({...generate(addresses(3)), routes: 'export default [];'})).toThrow(
    'routeTables.ts',
  );
  expect(() => splitRoutes({...generate(addresses(3)), registry: 'export default {};'})).toThrow(
    'routeTables.ts',
  );
  expect(() => preloadLoader('export const preload = 1;')).toThrow('routeTables.ts');
});

test('Docusaurus writes them in this form, loads pages by this function, and asks for no file names', () => {
  const codegen = read('server/codegen/codegenRoutes.js');
  contract(
    codegen.includes('"${modulePath}", require.resolveWeak("${modulePath}")],') &&
      codegen.includes("`component: ComponentCreator('${routePath}', '${routeHash}')`"),
    'core writes its routes or its registry in another form',
    'build/bundle/routeTables.ts',
  );
  expect(preloadLoader(read('client/preload.js'))).toContain('export default preloadWith(preload)');
  contract(
    readdirSync(path.join(core, 'client'), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js') && !file.endsWith('serverEntry.js'))
      .every((file) => !read(`client/${file}`).includes('preloadReady')),
    'a client asks for the files of parts',
    'build/bundle/routeTables.ts',
  );
});
