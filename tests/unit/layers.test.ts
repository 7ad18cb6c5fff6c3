import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {layers} from '../../eslint/layers.mjs';
import {fileIn, isFolder, layerNamed, lint} from '../tools/layers';

/** The lines of a text, as if in the file, with a forbidden import. */
function stoppedImports(file: string, lines: readonly string[]): string[] {
  const messages = lint(file, lines).filter(({ruleId}) => ruleId === 'layers/imports');
  return messages.map(({line}) => lines[line - 1] ?? '');
}

/** Every way to import; `~` is replaced by what is imported. */
const values = [
  "import {thing} from '~';",
  "import {another, type Other} from '~';",
  "import whole from '~';",
  "import * as all from '~';",
  "import '~';",
  "import {} from '~';",
  "import old = require('~');",
  "export {thing as given} from '~';",
  "export * from '~';",
  "export * as spread from '~';",
  "void import('~');",
  'void import(`~`);',
  "require('~');",
  "require.resolve('~');",
  "import.meta.resolve('~');",
  "new Worker(new URL('~', import.meta.url));",
];
const types = [
  "import type {Thing} from '~';",
  "import {type Thing as Renamed} from '~';",
  "import type Whole = require('~');",
  "export type {Thing as Given} from '~';",
  "export {type Thing as Also} from '~';",
  "export type * from '~';",
  "type Inline = import('~').Thing;",
  "type Module = typeof import('~');",
];

const plant = (forms: readonly string[], specifiers: readonly string[]) =>
  forms.flatMap((form) => specifiers.map((specifier) => form.replace('~', () => specifier)));

function relative(file: string, target: string): string {
  const found = posix.relative(posix.dirname(file), target);
  return found.startsWith('.') ? found : `./${found}`;
}

/** Ways to spell a path of the project that nobody should write and every resolver accepts. */
function oddSpellings(file: string, target: string): string[] {
  const root = posix.relative(posix.dirname(file), '') || '.';
  return [
    `./././${relative(file, target)}`,
    `${root}/./${target}`,
    `${root}/src/../${target}`,
    `@site/./${target}`,
    `@site//${target}`,
    `@site/${target.replace('src/', 'src/./')}`,
    `@site/src/types/../../${target}`,
  ];
}

const folders = layers.filter(isFolder);

test.each(layers.map((layer) => [layer.name, layer] as const))(
  '%s: imports the table forbids are stopped, those it allows pass',
  (_, from) => {
    const file = fileIn(from);
    const planted = folders.flatMap((to) => {
      const target = `src/${to.name}/planted`;
      const plain = [relative(file, target), `@site/${target}`];
      const odd = oddSpellings(file, target);
      const mayValues = from.may.includes(to.name);
      const mayTypes = mayValues || from.types.includes(to.name);
      return [
        {isAllowed: mayValues, lines: plant(values, plain)},
        {isAllowed: mayValues, lines: plant(["import {thing} from '~';"], odd)},
        {isAllowed: mayTypes, lines: plant(types, plain)},
        {isAllowed: mayTypes, lines: plant(["import type {Odd} from '~';"], odd)},
      ];
    });
    const forbidden = planted.filter(({isAllowed}) => !isAllowed).flatMap(({lines}) => lines);
    expect(
      stoppedImports(
        file,
        planted.flatMap(({lines}) => lines),
      ),
    ).toEqual(forbidden);
  },
);

/** All layers whose code a layer may import, directly or through others. */
function reach(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    layerNamed(name).may.forEach((other) => reach(other, seen));
  }
  return seen;
}

test('the table itself keeps the domain isolated and the build out of the page', () => {
  expect([...reach('domain')]).toEqual(['domain']);
  expect([...reach('site')]).toEqual(['site']);
  const ofPage = ['browser', 'components', 'pages', 'theme', 'client-modules'];
  const ofBuild = ['docusaurus/build', 'content', 'plugins', 'cli', 'config'];
  expect(ofPage.flatMap((name) => ofBuild.filter((other) => reach(name).has(other)))).toEqual([]);
  expect(ofBuild.flatMap((name) => ofPage.filter((other) => reach(name).has(other)))).toEqual([]);
  expect(layers.filter(({may}) => may.includes('cli')).map(({name}) => name)).toEqual(['cli']);
});

const buildPackages = [
  'node:fs',
  'fs',
  'zod',
  'yaml',
  'gray-matter',
  'satori',
  '@resvg/resvg-js',
  'sharp',
  'unified',
  '@docusaurus/utils',
  '@docusaurus/core/lib/server',
  '@docusaurus/plugin-content-docs',
  // Data that only the pages and their parts may import, by its address in the build.
  '@generated/site-data/default/home.json',
];
const browserPackages = ['react', 'react-dom', 'clsx', '@theme/Layout', '@site-data/home.json'];

test.each([
  ['domain', [...buildPackages, ...browserPackages, '@docusaurus/router', 'minisearch']],
  ['site', [...buildPackages, ...browserPackages, '@docusaurus/router']],
  ['docusaurus', [...buildPackages, ...browserPackages, '@docusaurus/router']],
  ['docusaurus/browser', buildPackages],
  ['browser', [...buildPackages, 'clsx', '@theme/Layout']],
  ['components', [...buildPackages, '@site-data/home.json', '@theme/Layout', 'ofetch']],
  ['pages', [...buildPackages, 'ofetch', 'vanilla-cookieconsent']],
  ['theme', [...buildPackages, 'ofetch', 'vanilla-cookieconsent']],
  ['client-modules', [...buildPackages, 'react', 'react-dom', '@theme/Layout', 'clsx']],
  ['content', browserPackages],
  ['docusaurus/build', browserPackages],
  ['plugins', browserPackages],
  ['cli', [...browserPackages, 'satori']],
  ['types', [...buildPackages, ...browserPackages]],
  ['config', ['react', 'zod', 'node:fs', '@theme/Layout']],
])('%s: packages outside its row are stopped', (name, packages) => {
  const planted = plant(values, packages);
  expect(stoppedImports(fileIn(layerNamed(name)), planted)).toEqual(planted);
});

test.each(layers.map((layer) => [layer.name, layer] as const))(
  '%s: packages in its row pass, with their subpaths',
  (_, layer) => {
    const specifiers = layer.packages.flatMap((name) =>
      name.endsWith('*') ? [name.replace('*', 'thing')] : [name, `${name}/part`],
    );
    expect(stoppedImports(fileIn(layer), plant([...values, ...types], specifiers))).toEqual([]);
  },
);

test.each(layers.map((layer) => [layer.name, layer] as const))(
  '%s: no way around the table',
  (_, layer) => {
    const file = fileIn(layer);
    const planted = [
      ...plant(values, [
        relative(file, 'node_modules/zod'),
        '@site/node_modules/zod',
        '@site/tests/tools/files',
        '@site/.docusaurus/site-data/default/home.json',
        '@site/src/unknown/thing',
        'src/plugins/thing',
        '/src/plugins/thing',
        'file:///src/plugins/thing',
        '!!raw-loader!../../plugins/thing',
        'zod-mini',
      ]),
      'const folder = "plugins"; void import(`../../${folder}/thing`);',
      'void import("../../plug" + "ins/thing");',
      'require(folder);',
      'new URL(folder, import.meta.url);',
    ];
    expect(stoppedImports(file, planted)).toEqual(planted);
  },
);

test('a folder of src without a row is refused', () => {
  expect(lint('src/helpers/thing.ts', ['export {};'])).toMatchObject([
    {message: 'This file is in no layer: give its folder a row in eslint/layers.mjs.'},
  ]);
});

test('the message says what is allowed and where the code belongs', () => {
  const [message] = lint('src/domain/search/rank.ts', ["import {useState} from 'react';"]);
  expect(message?.message).toBe(
    "src/domain may not import 'react'. It may import: src/domain, no package. " +
      'The domain is pure: hand it the value as an argument. What needs it belongs in ' +
      'src/docusaurus/browser, src/browser, src/components, src/pages, src/theme.',
  );
  const [values] = lint('src/components/ui/x.ts', ["import {offer} from '../../content/offer';"]);
  expect(values?.message).toMatch(
    /^src\/components may not import values of src\/content, only its types\. It may import: .*types of src\/content.* Components get their data as props from a page\. What needs it belongs in src\/content/,
  );
});

const exceptions = layers.flatMap((layer) =>
  layer.exceptions.map((exception) => ({layer, ...exception})),
);

test.each(exceptions)('the exception for $file is needed, and only there', ({layer, file}) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(stoppedImports(file, lines)).toEqual([]);
  const beside = isFolder(layer)
    ? posix.join(posix.dirname(file), 'planted.ts')
    : layer.files.find((other) => other !== file);
  expect(stoppedImports(beside ?? '', lines)).not.toEqual([]);
});

test('the configuration of the project contains all of it, in every layer', () => {
  const files = layers.map(fileIn);
  const script = `
    import {ESLint} from 'eslint';
    const eslint = new ESLint();
    const rules = async (file) => (await eslint.calculateConfigForFile(file)).rules;
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(files)}.map(rules))));
  `;
  const output = execFileSync('node', ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const rules = JSON.parse(output) as Record<string, unknown[]>[];
  expect(rules.map((rule) => [rule['layers/imports']?.[0], rule['layers/globals']?.[0]])).toEqual(
    layers.map(() => [2, 2]),
  );
  expect(rules[layers.indexOf(layerNamed('domain'))]).toMatchObject({
    'no-restricted-properties': [2, ...Array<unknown>(2).fill(expect.anything())],
    'no-restricted-syntax': [2, ...Array<unknown>(5).fill(expect.anything())],
  });
});
