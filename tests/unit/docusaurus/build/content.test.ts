import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {createPluginActionsUtils} from '@docusaurus/core/lib/server/plugins/actions';
import {aggregateAllContent} from '@docusaurus/core/lib/server/plugins/pluginsUtils';
import type {LoadedPlugin, Plugin, RouteConfig} from '@docusaurus/types';
import {modeAttribute} from '@site/src/docusaurus/colorMode';
import {aliasPageWriter} from '@site/src/docusaurus/build/aliasPageWriter';
import {changedDocsPlugin} from '@site/src/docusaurus/build/docsPlugin';
import {generatedDataAs} from '@site/src/docusaurus/build/generatedData';
import {loadedDocs, loadedPages, sourceFile} from '@site/src/docusaurus/build/loadedContent';
import {contract} from '../../../tools/contract';
import {loadTinySite, type TinySite} from '../../../samples/tinySite';

let site: TinySite;
let remove: () => void;

beforeAll(async () => {
  ({site, remove} = await loadTinySite());
}, 60_000);

afterAll(() => remove());

function pluginCalled(name: string): LoadedPlugin {
  const plugin = site.props.plugins.find((one) => one.name === name);
  contract(plugin !== undefined, `no plugin is called ${name}`, 'build/loadedContent.ts');
  return plugin;
}

describe('loadedContent', () => {
  test('the docs plugin provides its docs in the fields that are read', () => {
    const docs = loadedDocs(aggregateAllContent(site.props.plugins));
    const [faq, article] = docs;
    contract(docs.length === 2, 'the content of the docs plugin', 'build/loadedContent.ts');
    expect(faq).toMatchObject({
      id: 'faq',
      title: 'Pytania',
      description: 'Opis.',
      permalink: '/portal/baza/faq',
      sourceDirName: '.',
      unlisted: false,
      tags: [{label: 'odpowiedzi'}],
      frontMatter: {root_url: '/faq'},
    });
    expect(article).toMatchObject({sourceDirName: 'podstawy', sidebarPosition: 3});
    expect(docs.map(sourceFile)).toEqual(['baza/faq.md', 'baza/podstawy/pierwszy.md']);
  });

  test('the pages plugin provides its pages in the fields that are read', () => {
    const pages = loadedPages(aggregateAllContent(site.props.plugins));
    contract(Array.isArray(pages), 'the content of the pages plugin', 'build/loadedContent.ts');
    expect(pages).toMatchObject([
      {permalink: '/portal/', source: '@site/src/pages/index.js'},
      {permalink: '/portal/o-nas', frontMatter: {title: 'O nas'}},
    ]);
    expect(pages.map(sourceFile)).toEqual(['src/pages/index.js', 'src/pages/o-nas.mdx']);
  });
});

describe('docsPlugin', () => {
  const routes: RouteConfig[] = [];
  let globalData: GlobalPluginData;

  beforeAll(async () => {
    const plugin = changedDocsPlugin(
      pluginCalled('docusaurus-plugin-content-docs') as unknown as Plugin<LoadedContent>,
      '/portal/',
      ({loadedVersions}) => ({
        loadedVersions: loadedVersions.map((version) => ({
          ...version,
          docs: version.docs.map((doc) => ({...doc, title: `${doc.title}!`})),
        })),
      }),
    );
    const content = await plugin.loadContent?.();
    contract(content !== undefined, 'the docs plugin loads no content', 'build/docsPlugin.ts');
    await plugin.contentLoaded?.({
      content,
      actions: {
        addRoute: (route) => routes.push(route),
        createData: async (name) => name,
        setGlobalData: (data) => {
          globalData = data as GlobalPluginData;
        },
      },
    });
  });

  test('a doc has a route at the address it asks for, below its own tree', () => {
    contract(
      routes.length === 2,
      `the docs plugin adds ${routes.length - 1} routes, not one tree`,
      'build/rootedDocs.ts',
    );
    const [tree, own] = routes as [RouteConfig, RouteConfig];
    const toDocs = ({component, routes: [...children] = []}: RouteConfig): string[] => [
      component,
      ...children.filter(({component: child}) => !child.includes('Tag')).flatMap(toDocs),
    ];
    const nested = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];
    expect([toDocs(tree), toDocs(own)]).toEqual([nested, nested]);
    expect(JSON.stringify(tree)).not.toContain('"path":"/portal/faq"');
    expect(JSON.stringify(own)).not.toContain('"path":"/portal/baza');
  });

  test('routes name the file they are made from', () => {
    contract(
      JSON.stringify(routes[1]).includes('"sourceFilePath":"baza/faq.md"'),
      'routes of docs no longer have metadata.sourceFilePath',
      'build/rootedDocs.ts',
    );
  });

  test('pages of docs do not load the list or the sidebar of all docs', () => {
    const [tree] = routes as [RouteConfig];
    const version = tree.routes?.[0]?.props?.version as {docs?: object; docsSidebars?: object};
    contract(
      Object.values(version.docsSidebars ?? {}).join() === '' &&
        version.docsSidebars !== undefined &&
        Object.keys(version.docs ?? {a: 1}).length === 0,
      'the docs plugin no longer hands a version with `docs` to its route',
      'build/docsPlugin.ts',
    );
  });

  test('the global data is the plugin’s, without its list of docs', () => {
    contract(
      Array.isArray(globalData.versions),
      'the global data of the docs plugin has no versions',
      'build/docsPlugin.ts',
    );
    expect(globalData).toMatchObject({path: '/portal/baza', versions: [{docs: []}]});
    const own = JSON.parse(
      readFileSync(path.join(site.props.generatedFilesDir, 'globalData.json'), 'utf8'),
    ) as Record<string, {default: {versions: {docs?: unknown[]}[]}}>;
    contract(
      own['docusaurus-plugin-content-docs']?.default.versions[0]?.docs?.length === 2,
      'the global data of the docs plugin lists no docs, so they need not be taken out',
      'build/docsPlugin.ts',
    );
  });
});

test('generatedData: a plugin’s data is where the alias leads', async () => {
  const {generatedFilesDir} = site.props;
  const {options} = pluginCalled('docusaurus-plugin-content-pages');
  const {getActions} = await createPluginActionsUtils({
    plugin: {...pluginCalled('docusaurus-plugin-content-pages'), name: 'site-data', options},
    generatedFilesDir,
    baseUrl: '/portal/',
    trailingSlash: false,
  });
  const file = await getActions().createData('shell.json', {a: 1});
  const {resolve} = generatedDataAs('@site-data', generatedFilesDir, 'site-data') as {
    resolve: {alias: Record<string, string>};
  };
  contract(
    file === path.join(resolve.alias['@site-data'] ?? '', 'shell.json'),
    `data of a plugin lies in ${path.dirname(file)}`,
    'build/generatedData.ts',
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({a: 1});
});

test('what one of the site’s plugins adds before the page comes after the script of the theme', () => {
  const {preBodyTags} = site.props;
  const [script, own] = [preBodyTags.indexOf(modeAttribute), preBodyTags.indexOf('<i>own</i>')];
  contract(
    script >= 0 && own > script,
    'tags of a preset come after those of the plugins of the site, so the theme overrides a forced mode',
    'README.md',
  );
});

test('the whole configuration is where client modules import it from', () => {
  const {generatedFilesDir, siteConfig} = site.props;
  const text = readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8');
  const [, value = ''] = /^export default (\{[\s\S]*\});$/m.exec(text) ?? [];
  contract(
    value !== '',
    '@generated/docusaurus.config no longer exports the configuration as its default',
    'browser/siteConfig.ts',
  );
  expect(JSON.parse(value)).toMatchObject({
    baseUrl: '/portal/',
    customFields: siteConfig.customFields,
  });
});

test('the redirects plugin asks for the aliases of each route and writes a folder for each', async () => {
  const {props} = site;
  mkdirSync(props.outDir, {recursive: true});
  writeFileSync(path.join(props.outDir, 'o-nas.html'), '');
  const write = aliasPageWriter(props, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [],
    createRedirects: (page) => (page === '/o-nas' ? ['/about'] : []),
  });
  await write({...props, content: undefined, head: {}, routesBuildMetadata: {}});
  contract(
    existsSync(path.join(props.outDir, '/about', 'index.html')),
    'the redirects plugin asks for routes in another form, or writes its pages elsewhere',
    'build/aliasPageWriter.ts',
  );
});
