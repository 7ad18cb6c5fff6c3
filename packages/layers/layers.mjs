import path from 'node:path';

/**
 * The dependency rule of the project in one table: packages <- domain <- browser <- components <- pages and theme; plugins at build
 * time only. Anything a row does not name is forbidden; `importRule.mjs` enforces this for every form of import. Rows
 * go from the inside out, and messages list the allowed layers in this order. A file belongs to the first matching row,
 * so a room with its own rules comes before its layer.
 */

/** Docusaurus packages for code in the page; its server side (`@docusaurus/utils` and the like) is not included. */
const framework = [
  '@docusaurus/ExecutionEnvironment',
  '@docusaurus/types',
  '@generated/docusaurus.config',
  '@generated/routes',
];
/** Our own packages, which know nothing of the site; each names in its package.json what may be taken from it. */
const tools = ['@cooperative/*'];
const coreClient = '@docusaurus/core/lib/client';
const react = ['react', 'react-dom', '@docusaurus/router', '@docusaurus/use*'];
const view = [
  ...react,
  ...tools,
  '@docusaurus/Head',
  '@docusaurus/Link',
  '@docusaurus/theme-common',
  '@icons/*',
  'clsx',
  'react-day-picker',
];
const page = [...view, '@site-data/*', '@theme/*'];
const markdown = ['mdast', 'mdast-*', 'remark-*', 'unified', 'unist-*', 'vfile', 'vfile-*'];
const content = [
  ...markdown,
  ...tools,
  '@docusaurus/types',
  'cspell-*',
  'markdownlint-cli2',
  'node:*',
  'sharp',
  'yaml',
  'zod',
];

/** What gives the same answer at any time and place. */
const pure = {
  isPure: true,
  globals: ['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams'],
  advice: 'What computes is pure: hand it the value as an argument.',
};

export const layers = [
  layer('packages/polish', {
    ...pure,
    may: ['packages/polish'],
    exceptions: [
      {
        file: 'packages/polish/src/shape.ts',
        types: ['zod'],
        because: 'it words the findings of zod and is only told their type',
      },
    ],
  }),
  layer('packages/polish-search', {
    ...pure,
    may: ['packages/polish-search'],
    packages: ['@cooperative/polish'],
    // Of a CommonJS module: the place of the dictionary's package.
    globals: [...pure.globals, 'require'],
    exceptions: [
      {
        file: 'packages/polish-search/src/dictionary/dictionary.ts',
        may: ['dictionary-pl', 'node:fs', 'node:path'],
        because: 'it reads the dictionary from its package, at build time only',
      },
      {
        file: 'packages/polish-search/src/build/buildIndex.ts',
        may: ['node:crypto'],
        because: 'an index has the hash of what it holds for its name',
      },
    ],
  }),
  layer('packages/meter-files', {
    ...pure,
    may: ['packages/meter-files'],
    packages: ['@cooperative/polish'],
  }),
  layer('packages/settlement', {
    ...pure,
    may: ['packages/settlement'],
    packages: ['@cooperative/meter-files', '@cooperative/polish'],
    exceptions: [
      {
        file: 'packages/settlement/src/cooperative/description/schema.ts',
        may: ['zod'],
        because:
          'the schema is what a description may say; a page loads it when a visitor opens a file',
      },
      {
        file: 'packages/settlement/src/record/schema.ts',
        may: ['zod'],
        because:
          'the schema is what the file of a cooperative may say, made of that of a description',
      },
      {
        file: 'packages/settlement/src/record/documentSettings.ts',
        may: ['zod'],
        because: 'it is the part of that file that the documents for members need',
      },
    ],
  }),
  layer('domain', {...pure, may: ['domain'], packages: tools}),
  layer('site', {
    may: ['site'],
    types: ['domain'],
    globals: ['URL'],
    exceptions: [
      {
        file: 'src/site/behaviour.ts',
        types: ['@cooperative/polish'],
        because: 'its limits are of that form',
      },
    ],
    advice: 'Site holds plain values: what computes belongs to the layer that uses them.',
  }),
  layer('docusaurus/browser', {
    may: ['docusaurus/browser', 'docusaurus', 'domain', 'site'],
    packages: [
      ...framework,
      ...react,
      '@cooperative/polish',
      '@docusaurus/Link',
      '@docusaurus/theme-common',
      coreClient,
      '@theme/*',
    ],
    advice: "Adapters to the framework's client hold no view and no rule of ours.",
  }),
  layer('docusaurus/build', {
    may: ['docusaurus/build', 'docusaurus', 'domain', 'site'],
    packages: ['@docusaurus/*', 'infima', 'node:*'],
    exceptions: [
      {
        file: 'src/docusaurus/build/renderToHtml.ts',
        may: ['react-dom/server'],
        types: ['react'],
        because: 'the build draws pages by it',
      },
    ],
    advice: "Adapters to the framework's build are called by plugins: hand them what they need.",
  }),
  layer('docusaurus', {
    may: ['docusaurus', 'domain', 'site'],
    advice: 'What stands here is for the browser and the build alike.',
  }),
  layer('browser', {
    may: ['browser', 'docusaurus/browser', 'docusaurus', 'domain', 'site'],
    packages: [
      ...framework,
      ...react,
      ...tools,
      '@icons/*',
      '@site-data/*',
      'comlink',
      'fflate',
      'lean-qr/nano',
      'ofetch',
      'vanilla-cookieconsent',
    ],
    exceptions: [
      {
        file: 'src/browser/month/sheetDocx.ts',
        may: ['docx'],
        because: 'it writes documents; a page loads it when a visitor wants one',
      },
    ],
    advice: 'Hooks join the domain to the browser: they hold no view and read no files.',
  }),
  layer('components', {
    may: ['components', 'browser', 'domain', 'site'],
    types: ['content'],
    packages: view,
    advice: 'Components get their data as props from a page.',
  }),
  layer('pages', {
    may: ['pages', 'components', 'browser', 'docusaurus/browser', 'docusaurus', 'domain', 'site'],
    types: ['content'],
    packages: page,
    advice: 'Pages get what the build prepares from @site-data.',
  }),
  layer('theme', {
    may: ['theme', 'components', 'browser', 'docusaurus/browser', 'docusaurus', 'domain', 'site'],
    types: ['content'],
    packages: [
      ...page,
      '@docusaurus/ErrorBoundary',
      coreClient,
      '@docusaurus/plugin-content-docs/client',
      '@docusaurus/renderRoutes',
      '@mdx-js/react',
      '@theme-original/*',
    ],
    advice: 'The theme gets what the build prepares from @site-data.',
  }),
  layer('client-modules', {
    may: ['client-modules', 'browser', 'docusaurus/browser', 'docusaurus', 'domain', 'site'],
    packages: [...framework, '@site-data/*'],
    advice: 'Client modules run beside React.',
  }),
  layer('content', {
    may: ['content', 'domain', 'site'],
    packages: content,
    advice: 'Content is read at build time, by plugins and commands alike: hand it what they know.',
  }),
  layer('plugins', {
    may: ['plugins', 'content', 'docusaurus/build', 'docusaurus', 'domain', 'site'],
    packages: [
      ...content,
      '@docusaurus/*',
      '@iconify-json/*',
      '@sveltia/*',
      'esbuild',
      'docx',
      'feed',
      'fflate',
      'infima',
      'parse5',
      'schema-dts',
    ],
    advice: 'Plugins run at build time: they name a component by its path, as a string.',
  }),
  layer('sleep/build', {
    may: ['sleep/build', 'plugins', 'docusaurus/build', 'site'],
    packages: ['@docusaurus/*', 'node:*'],
    exceptions: [
      {
        file: 'src/sleep/build/index.ts',
        may: ['src/sleep/asleep'],
        because: 'the build writes what the page reads under the same name',
      },
    ],
    advice: 'The shell of sleep is put around finished pages: the site does not know it.',
  }),
  layer('sleep', {
    may: ['sleep', 'browser', 'docusaurus/browser', 'domain', 'site'],
    packages: [...framework, ...tools, '@site-data/*'],
    advice: 'What runs in a sleeping page uses plain code of the browser, no view and no React.',
  }),
  layer('lighter', {
    may: ['lighter', 'docusaurus/build'],
    packages: ['@docusaurus/types', 'node:*'],
    advice: 'A lever of lightness changes what the bundler makes, and nothing depends on it.',
  }),
  layer('cli', {
    may: ['cli', 'plugins', 'content', 'domain', 'site'],
    packages: [...tools, 'node:*', 'fflate', 'subset-font', 'yaml', 'zod'],
    exceptions: [
      {
        file: 'src/cli/run.mjs',
        may: ['esbuild'],
        because: 'it bundles a command before it starts it',
      },
      {
        file: 'src/cli/writeSheets.ts',
        may: ['src/browser/month/sheetDocx'],
        because: 'a command writes the same documents as the page',
      },
    ],
    advice: 'Commands print: what they share with the build belongs in content.',
  }),
  layer('types', {
    may: ['types'],
    types: ['content', 'domain', 'site'],
    exceptions: [
      {
        file: 'src/types/react-jsx.d.ts',
        may: ['react/jsx-runtime', 'react/jsx-dev-runtime'],
        because: 'it declares the files behind them',
      },
    ],
    advice: 'Ambient declarations only name types.',
  }),
  layer('config', {
    files: ['docusaurus.config.ts', 'sidebars.ts'],
    may: ['content', 'docusaurus/build', 'lighter', 'plugins', 'site', 'sleep/build'],
    packages: ['@docusaurus/*'],
    advice: 'The configuration only assembles.',
  }),
];

/**
 * A row of the table; omitted lists are empty.
 * @typedef {object} Layer
 * @property {string} name Its folder in src, or that of a package; for other files the name of the row.
 * @property {string} folder From the root.
 * @property {readonly string[]} files
 * @property {readonly string[]} may Layers it may import.
 * @property {readonly string[]} types Layers from which it may import only types. @property {readonly string[]}
 * packages Packages it may import; a final `*` matches the rest of the name. @property {readonly string[]} [globals]
 * Globals it may use besides the language itself; if omitted, all of them.
 * @property {boolean} [isPure] Whether it may have no clock, chance or locale of its own.
 * @property {string} advice What to do instead.
 * @property {readonly Exception[]} exceptions
 *
 * What one file may import in addition to its row: packages, or paths from the root without an extension.
 * @typedef {object} Exception
 * @property {string} file
 * @property {readonly string[]} [may]
 * @property {readonly string[]} [types]
 * @property {string} because
 */

/**
 * @param {string} name
 * @param {Pick<Layer, 'may' | 'advice'> & Partial<Layer>} row
 * @returns {Layer}
 */
function layer(name, row) {
  const folder = name.startsWith('packages/') ? `${name}/src` : `src/${name}`;
  return {
    name,
    folder,
    files: [`${folder}/**`],
    types: [],
    packages: [],
    exceptions: [],
    ...row,
  };
}

/** The path of the linted file from the project root, with `/` on every system. */
export function fileOf({cwd, filename}) {
  return path.relative(cwd, path.resolve(cwd, filename)).split(path.sep).join('/');
}

/** The layer of a path from the project root; undefined if it is in none. */
export function layerOf(file) {
  return layers.find(
    ({folder, files}) => files.includes(file) || `${file}/`.startsWith(`${folder}/`),
  );
}
