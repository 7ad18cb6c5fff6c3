import path from 'node:path';
import {createWebpackDevServer} from '@docusaurus/core/lib/commands/start/webpack';
import {getAllClientModules} from '@docusaurus/core/lib/server/clientModules';
import {createBaseConfig} from '@docusaurus/core/lib/webpack/base';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure';
import type {LoadedPlugin} from '@docusaurus/types';
import {
  answerFiles,
  answerFirst,
  answerMissing,
  type Middleware,
} from '@site/src/docusaurus/build/devServer';
import {withoutStockModules} from '@site/src/docusaurus/build/stockModules';
import {ownStyleSheets, withCacheGroups} from '@site/src/docusaurus/build/styleSheets';
import type {WebpackPart} from '@site/src/docusaurus/build/webpackConfig';
import {chunkNames} from '@site/src/lighter/chunkNames';
import {contract} from '../../../tools/contract';
import {loadTinySite, type TinySite} from '../../../samples/tinySite';

interface Group {
  readonly name: string;
  readonly type: string;
  readonly priority: number;
  readonly chunks: string;
}

interface DevServer {
  readonly options: {
    readonly setupMiddlewares?: (list: Middleware[], server: object) => Middleware[];
  };
}

/** Keeps the configuration that core would start its server with. */
jest.mock(
  'webpack-dev-server',
  () =>
    class {
      readonly options: object;
      constructor(options: object) {
        this.options = options;
      }
    },
);

let site: TinySite;
let remove: () => void;

beforeAll(async () => {
  ({site, remove} = await loadTinySite());
}, 60_000);

afterAll(() => remove());

function pluginWith(part: WebpackPart): LoadedPlugin {
  return {
    name: 'test',
    path: '',
    version: {type: 'local'},
    options: {id: 'default'},
    content: undefined,
    globalData: undefined,
    routes: [],
    defaultCodeTranslations: {},
    configureWebpack: () => part,
  };
}

/** The bundler configuration for the browser, after a plugin has added a part to it. */
async function configWith(...parts: readonly WebpackPart[]) {
  const configureWebpackUtils = await createConfigureWebpackUtils(site.props);
  const config = await createBaseConfig({
    props: site.props,
    isServer: false,
    minify: false,
    faster: site.props.siteConfig.future.faster,
    configureWebpackUtils,
  });
  return executePluginsConfigureWebpack({
    plugins: parts.map(pluginWith),
    config,
    isServer: false,
    configureWebpackUtils,
  });
}

describe('chunks', () => {
  test('a separate sheet comes before the one sheet that takes all rules', async () => {
    const {optimization} = await configWith(withCacheGroups(ownStyleSheets({forms: /forms/})));
    const chunks = optimization?.splitChunks as {cacheGroups: Record<string, Group>} | undefined;
    const {styles, forms} = chunks?.cacheGroups ?? {};
    contract(
      styles?.type === 'css/mini-extract' && styles.chunks === 'all',
      'core has no cache group `styles` that takes the rules of all pages',
      'build/styleSheets.ts',
    );
    contract(
      forms !== undefined && forms.priority > styles.priority,
      `the cache group of all rules has the priority ${styles.priority}`,
      'build/styleSheets.ts',
    );
    expect(forms).toMatchObject({name: 'forms', type: styles.type, chunks: 'async'});
  });

  test('chunks are named by us, the entry files by core', async () => {
    const own = (await configWith()).output;
    const {output} = await configWith(chunkNames);
    contract(
      output?.chunkFilename === 'assets/js/[contenthash:9].js' && output.filename === own?.filename,
      'core no longer lets a plugin name the chunks',
      'build/styleSheets.ts',
    );
  });
});

test('stockModules: everything theme-classic puts into every page is left out, but not our own rules', () => {
  const theme = site.props.plugins.find(({name}) => name === 'docusaurus-theme-classic');
  contract(
    theme !== undefined,
    'no theme is called docusaurus-theme-classic',
    'build/stockModules.ts',
  );
  const modules = getAllClientModules([theme]);
  const names = (files: readonly string[]): string[] =>
    files.map((file) => path.relative(process.cwd(), file)).sort();
  contract(
    names(modules).join() === names(Object.keys(withoutStockModules.alias)).join(),
    `theme-classic puts into every page: ${names(modules).join(', ')}`,
    'build/stockModules.ts',
  );
});

describe('devServer', () => {
  const ours: Middleware = {name: 'ours', middleware: jest.fn()};

  async function start(part: WebpackPart): Promise<DevServer['options']> {
    const server = await createWebpackDevServer({
      props: {
        ...site.props,
        plugins: [pluginWith(part)],
        currentBundler: {
          ...site.props.currentBundler,
          instance: Object.assign(() => ({hooks: {done: {tap: jest.fn()}}}), {
            DefinePlugin: jest.fn(),
          }),
        } as never,
      },
      cliOptions: {},
      openUrlContext: {host: 'localhost', port: 3000} as never,
    });
    return (server as unknown as DevServer).options;
  }

  test('the middleware of a plugin is called first, and none of the others is lost', async () => {
    const {setupMiddlewares} = await start(answerFirst(ours));
    const fallback: Middleware = {name: 'fallback', middleware: jest.fn()};
    const list = setupMiddlewares?.([fallback], {app: {}}) ?? [];
    contract(
      list[0]?.name === 'ours' && list.includes(fallback),
      `the development server asks in the order: ${list.map(({name}) => name).join(', ')}`,
      'build/devServer.ts',
    );
    contract(
      list.filter(({name}) => name === 'ours').length === 1,
      'the development server asks the middleware of a plugin twice',
      'build/devServer.ts',
    );
  });

  test('a file a plugin makes is answered, and what it does not make is left to the others', async () => {
    const {setupMiddlewares} = await start(
      answerFiles('files', '/portal/', async (file) => (file === 'dane.json' ? '{}' : null)),
    );
    const [ours] = setupMiddlewares?.([], {app: {}}) ?? [];
    const answerTo = async (url: string): Promise<unknown> =>
      new Promise((resolve) => {
        const headers: unknown[] = [];
        ours?.middleware(
          {url},
          {
            writeHead: (...head) => headers.push(...head),
            end: (content) => resolve([...headers, content]),
          },
          () => resolve('next'),
        );
      });
    expect(await answerTo('/portal/dane.json?v=1')).toEqual([
      200,
      {'Content-Type': 'application/json', 'Cache-Control': 'no-store'},
      '{}',
    ]);
    expect(await answerTo('/portal/oferta')).toBe('next');
  });

  test('an address without a page keeps the status 404, and what is there the one it is given', async () => {
    const {setupMiddlewares} = await start(answerMissing(site.props.generatedFilesDir));
    const files: Middleware = {name: 'express-static', middleware: jest.fn()};
    const fallback: Middleware = {name: 'connect-history-api-fallback', middleware: jest.fn()};
    const list = setupMiddlewares?.([files, fallback], {app: {}}) ?? [];
    const missing = list[list.indexOf(fallback) - 1];
    expect(list.slice(-3)).toEqual([files, missing, fallback]);
    const statusOf = (url: string): number => {
      const response = {statusCode: 200, writeHead: jest.fn(), end: jest.fn()};
      missing?.middleware({url}, response, () => {
        response.statusCode = 200;
      });
      return response.statusCode;
    };
    const pages = [
      '/portal/o-nas',
      '/portal/o-nas/?a=/b',
      '/portal/baza/podstawy/pierwszy',
      '/portal',
    ];
    contract(
      pages.every((url) => statusOf(url) === 200),
      'core no longer lists the addresses of pages in routesChunkNames.json',
      'build/devServer.ts',
    );
    expect(
      ['/portal/o-na', '/portal/o-nas/x', '/o-nas', '/portal/img/brak.svg'].map(statusOf),
    ).toEqual([404, 404, 404, 404]);
  });
});
