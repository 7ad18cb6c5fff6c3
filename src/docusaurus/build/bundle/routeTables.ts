import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {routeTableOf} from '../../routeTable';
import type {WebpackPart} from '../webpackConfig';

/** What Docusaurus generates of all routes, as text. */
export interface Generated {
  readonly routes: string;
  readonly chunkNames: string;
  readonly registry: string;
}

interface Split {
  /** Of what is not an article; loaded by every page. */
  readonly shared: Generated;
  /** Code of the tables of articles, each for some. */
  readonly tables: readonly string[];
  /** The table of each article, by its address. */
  readonly places: Readonly<Record<string, number>>;
}

type ChunkNames = Readonly<Record<string, object>>;

const articlesPerTable = 16;
const folder = 'route-tables';
const article =
  /\{\n +path: '([^'\n]*)',\n +component: ComponentCreator\('[^'\n]*', '(\w+)'\),\n +exact: true,\n +sidebar: ("[^"\n]*")\n *\},?/g;
const part =
  /^ {2}"([^"]+)": (\[\(\) => import\([^"\n]*"[^"\n]*"[^"\n]*"[^"\n]*"\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\],/gm;

/** Splits what Docusaurus generates of all routes: articles go to tables of a few each. */
export function splitRoutes({routes, chunkNames, registry}: Generated): Split {
  const all = [...routes.matchAll(article)]
    .map(([text, address = '', hash = '', sidebar = '']) => ({text, address, hash, sidebar}))
    // A doc at an address of its own is a route by itself.
    .filter(({address}) => routes.split(`path: '${address}',`).length === 2);
  const keys = new Set(all.map(({address, hash}) => `${address}-${hash}`));
  const names = JSON.parse(chunkNames) as ChunkNames;
  const isArticle = ([key]: [string, object]): boolean => keys.has(key);
  const others = Object.fromEntries(Object.entries(names).filter((entry) => !isArticle(entry)));
  const needed = JSON.stringify(others);
  const parts = [...registry.matchAll(part)].map(([, name = '', load = '']) => ({
    name,
    row: `"${name}": ${load}],`,
    isShared: needed.includes(`"${name}"`),
  }));
  const count = Math.ceil(all.length / articlesPerTable);
  const tables = Array.from({length: count}, (_, index) => {
    const own = all.filter(({address}) => routeTableOf(address, count) === index);
    const ownNames = Object.fromEntries(
      own.map(({address, hash}) => [`${address}-${hash}`, names[`${address}-${hash}`]]),
    );
    const text = JSON.stringify(ownNames);
    const rows = parts.filter(({name, isShared}) => !isShared && text.includes(`"${name}"`));
    return `export const routes = [${own.map(({address, hash, sidebar}) => `['${address}', '${hash}', ${sidebar}]`).join(', ')}];
export const chunkNames = ${text};
export const registry = {${rows.map(({row}) => row).join('\n')}};
`;
  });
  const left = all.reduce((text, {text: own}) => text.replace(own, ''), routes);
  const shared = {
    routes: `${left.replace(/routes: \[\s*\]/, 'routes: articles').replace('export default', 'export const articles = [];\nexport default')}
export const tables = [
${tables.map((_, index) => `  () => import(/* webpackChunkName: "${tableName(index)}" */ './${folder}/${index}.js'),`).join('\n')}
];
`,
    chunkNames: needed,
    registry: `export default {\n${parts
      .filter(({isShared}) => isShared)
      .map(({row}) => row)
      .join('\n')}\n};\n`,
  };
  if (all.length === 0 || !shared.routes.includes('routes: articles') || parts.length === 0) {
    throw new Error(
      'Docusaurus writes its routes in another form: see src/docusaurus/build/bundle/routeTables.ts.',
    );
  }
  return {
    shared,
    tables,
    places: Object.fromEntries(all.map(({address}) => [address, routeTableOf(address, count)])),
  };
}

/**
 * Keeps what the scripts of every page know of routes from growing with the articles: the browser fetches the table that
 * has an article when somebody goes there (`browser/pageParts.ts`). For the browser, in production.
 *
 * Why: Docusaurus puts every address, the names of its parts and their files into the scripts of every page, three times.
 * Leans on: core 3.10 server/codegen/codegenRoutes.js writes the three files as the tests have them; client/preload.js is
 * what loads a page before it is shown; client/exports/ComponentCreator.js hands the files of parts only to
 * react-loadable's `preloadReady`, which no client calls.
 * Breaks: the build fails here, or the first waking grows.
 */
export function withRouteTables(generatedFilesDir: string): WebpackPart {
  const file = (name: string): string => path.join(generatedFilesDir, name);
  const read = (name: string): string => readFileSync(file(name), 'utf8');
  const {shared, tables, places} = splitRoutes({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  rmSync(file(folder), {recursive: true, force: true});
  mkdirSync(file(folder));
  const replaced = {
    'routes.js': shared.routes,
    'routesChunkNames.json': shared.chunkNames,
    'registry.js': shared.registry,
  };
  Object.entries(replaced).forEach(([name, text]) => {
    writeFileSync(file(`${folder}/${name}`), text);
  });
  tables.forEach((text, index) => {
    writeFileSync(file(`${folder}/${index}.js`), text);
  });
  writeFileSync(file(`${folder}/places.json`), JSON.stringify(places));
  return {
    module: {
      rules: [
        ...Object.keys(replaced).map((name) => ({
          test: file(name),
          use: {
            loader: path.join(__dirname, 'insteadLoader.cjs'),
            options: {file: file(`${folder}/${name}`)},
          },
        })),
        {
          test: require.resolve('@docusaurus/core/lib/client/preload.js'),
          use: path.join(__dirname, 'preloadLoader.cjs'),
        },
      ],
    },
  };
}

/** The chunk of the table that has an article, by the article's address. */
export function routeTables(generatedFilesDir: string): (address: string) => readonly string[] {
  const places = JSON.parse(
    readFileSync(path.join(generatedFilesDir, folder, 'places.json'), 'utf8'),
  ) as Readonly<Record<string, number>>;
  return (address) => {
    const place = places[address];
    return place === undefined ? [] : [tableName(place)];
  };
}

function tableName(index: number): string {
  return `routes-${index}`;
}
