import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {layers} from '../../packages/layers/layers.mjs';
import {fileIn, isFolder, layerNamed, lint, type Planted} from '../tools/layers';

/** Every way to import; `~` is replaced by what is imported, `#` by a number. */
const values = [
  "import {thing#} from '~';",
  "import {another#, type Other#} from '~';",
  "import whole# from '~';",
  "import * as all# from '~';",
  "import '~';",
  "import {} from '~';",
  "import old# = require('~');",
  "export {thing as given#} from '~';",
  "export * from '~';",
  "export * as spread# from '~';",
  "void import('~');",
  'void import(`~`);',
  "require('~');",
  "require.resolve('~');",
  "import.meta.resolve('~');",
  "new Worker(new URL('~', import.meta.url));",
];
const types = [
  "import type {Thing#} from '~';",
  "import {type Thing as Renamed#} from '~';",
  "import type Whole# = require('~');",
  "export type {Thing as Given#} from '~';",
  "export {type Thing as Also#} from '~';",
  "export type * from '~';",
  "type Inline# = import('~').Thing;",
  "type Module# = typeof import('~');",
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
    `@site/${target.replace('/', '/./')}`,
    `@site/src/types/../../${target}`,
  ];
}

const folders = layers.filter(isFolder);

interface Case extends Planted {
  readonly title: string;
  readonly forbidden: readonly string[];
}

const imports = layers.map((from): Case => {
  const file = fileIn(from);
  const planted = folders.flatMap((to) => {
    const target = `${to.folder}/planted`;
    const plain = [relative(file, target), `@site/${target}`];
    const odd = oddSpellings(file, target);
    const mayValues = from.may.includes(to.name);
    const mayTypes = mayValues || from.types.includes(to.name);
    return [
      {isAllowed: mayValues, lines: plant(values, plain)},
      {isAllowed: mayValues, lines: plant(["import {thing#} from '~';"], odd)},
      {isAllowed: mayTypes, lines: plant(types, plain)},
      {isAllowed: mayTypes, lines: plant(["import type {Odd#} from '~';"], odd)},
    ];
  });
  return {
    title: `${from.name}: imports the table forbids are stopped, those it allows pass`,
    file,
    lines: planted.flatMap(({lines}) => lines),
    forbidden: planted.filter(({isAllowed}) => !isAllowed).flatMap(({lines}) => lines),
  };
});

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
  for (const {name, may, packages} of layers.filter((one) => one.name.startsWith('packages/'))) {
    expect([name, may, packages.filter((other) => !other.startsWith('@cooperative/'))]).toEqual([
      name,
      [name],
      [],
    ]);
  }
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
  'sharp',
  'unified',
  '@docusaurus/utils',
  '@docusaurus/core/lib/server',
  '@docusaurus/plugin-content-docs',
  // Data that only the pages and their parts may import, by its address in the build.
  '@generated/site-data/default/home.json',
];
const browserPackages = ['react', 'react-dom', 'clsx', '@theme/Layout', '@site-data/home.json'];

const foreignPackages: Readonly<Record<string, readonly string[]>> = {
  'packages/settlement': [...buildPackages, ...browserPackages, '@cooperative/polish-search'],
  'packages/polish': [...buildPackages, ...browserPackages, '@cooperative/settlement'],
  domain: [...buildPackages, ...browserPackages, '@docusaurus/router', 'minisearch'],
  site: [...buildPackages, ...browserPackages, '@docusaurus/router'],
  docusaurus: [...buildPackages, ...browserPackages, '@docusaurus/router'],
  'docusaurus/browser': buildPackages,
  browser: [...buildPackages, 'clsx', '@theme/Layout'],
  components: [...buildPackages, '@site-data/home.json', '@theme/Layout', 'ofetch'],
  pages: [...buildPackages, 'ofetch', 'vanilla-cookieconsent'],
  theme: [...buildPackages, 'ofetch', 'vanilla-cookieconsent'],
  'client-modules': [...buildPackages, 'react', 'react-dom', '@theme/Layout', 'clsx'],
  content: browserPackages,
  'docusaurus/build': browserPackages,
  plugins: browserPackages,
  cli: [...browserPackages, 'sharp'],
  types: [...buildPackages, ...browserPackages],
  config: ['react', 'zod', 'node:fs', '@theme/Layout'],
};
const foreign = Object.entries(foreignPackages).map(([name, packages]): Case => {
  const lines = plant(values, packages);
  return {
    title: `${name}: packages outside its row are stopped`,
    file: fileIn(layerNamed(name)),
    lines,
    forbidden: lines,
  };
});

const own = layers.map((layer): Case => {
  const specifiers = layer.packages.flatMap((name) =>
    name.endsWith('*') ? [name.replace('*', 'thing')] : [name, `${name}/part`],
  );
  return {
    title: `${layer.name}: packages in its row pass, with their subpaths`,
    file: fileIn(layer),
    lines: plant([...values, ...types], specifiers),
    forbidden: [],
  };
});

const around = layers.map((layer): Case => {
  const file = fileIn(layer);
  const lines = [
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
    'const folder# = "plugins"; void import(`../../${folder#}/thing`);',
    'void import("../../plug" + "ins/thing");',
    'require(folder);',
    'new URL(folder, import.meta.url);',
  ];
  return {title: `${layer.name}: no way around the table`, file, lines, forbidden: lines};
});

const cases = [...imports, ...foreign, ...own, ...around];
// At once: to start the linter takes most of the time.
const [inNoLayer, ofValue, ofTypes, ...findings] = lint([
  {file: 'src/helpers/thing.ts', lines: ['export {};']},
  {file: 'src/domain/search/rank.ts', lines: ["import {useState} from 'react';"]},
  {file: 'src/components/ui/x.ts', lines: ["import {offer} from '../../content/offer';"]},
  ...cases,
]);

test.each(cases.map((planted, index) => ({...planted, found: findings[index] ?? []})))(
  '$title',
  ({forbidden, found}) => {
    const stopped = found.filter(({rule}) => rule !== 'layers(globals)');
    expect(stopped.map(({line}) => line)).toEqual(forbidden);
  },
);

test('a folder of src without a row is refused', () => {
  expect(inNoLayer).toMatchObject([
    {message: 'This file is in no layer: give its folder a row in packages/layers/layers.mjs.'},
  ]);
});

test('the message says what is allowed and where the code belongs', () => {
  expect(ofValue?.[0]?.message).toBe(
    "src/domain may not import 'react'. It may import: src/domain, packages @cooperative/*. " +
      'What computes is pure: hand it the value as an argument. What needs it belongs in ' +
      'src/docusaurus/browser, src/browser, src/components, src/pages, src/theme.',
  );
  expect(ofTypes?.[0]?.message).toMatch(
    /^src\/components may not import values of src\/content, only its types\. It may import: .*types of src\/content.* Components get their data as props from a page\. What needs it belongs in src\/content/,
  );
});

// What an exception lets pass in its file, the linter sees on every change.
const exceptions = layers.flatMap((layer) =>
  layer.exceptions.map(({file}) => ({
    excepted: file,
    file: isFolder(layer)
      ? posix.join(posix.dirname(file), 'planted', posix.basename(file))
      : (layer.files.find((other) => other !== file) ?? ''),
    lines: readFileSync(file, 'utf8').split('\n'),
  })),
);

test('every exception is needed, and only in its file', () => {
  const passed = lint(exceptions).flatMap((found, index) =>
    found.length === 0 ? [exceptions[index]?.excepted] : [],
  );
  expect(passed).toEqual([]);
});
