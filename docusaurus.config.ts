import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {refuseBrokenImage, refuseBrokenLink} from './src/content/markdown/hooks/brokenTargets';
import {parseFrontMatter} from './src/content/markdown/hooks/parseFrontMatter';
import {markdownSteps} from './src/content/markdown/markdownSteps';
import {storageSuffix} from './src/docusaurus/build/storageSuffix';
import {codeTheme} from './src/site/codeTheme';
import {clientModules} from './src/site/clientModules';
import contentQuality from './src/plugins/content-quality';
import knowledgeBase from './src/plugins/knowledge-base';
import siteData from './src/plugins/site-data';
import searchIndex from './src/plugins/search-index';
import icons from './src/plugins/icons';
import redirects from './src/plugins/redirects';
import firstPaint from './src/plugins/first-paint';
import framework from './src/plugins/framework';
import tagManager from './src/plugins/tag-manager';
import webEditor from './src/plugins/web-editor';
import lighter from './src/lighter';
import {sleepShell} from './src/sleep/build';
import builtPages from './src/plugins/built-pages';
import {datedItems} from './src/plugins/built-pages/sitemap/datedItems';
import {fallbackUrl, isPlain, readSettings, toPublicSettings} from './src/site/env';

const site = readSettings(process.env);

const preset = {
  blog: false,
  // The knowledge base is a wrapped docs plugin, listed below.
  docs: false,
  pages: markdownSteps.page,
  sitemap: {
    ignorePatterns: ['/baza-wiedzy/tagi', '/baza-wiedzy/tagi/**'],
    lastmod: 'date',
    createSitemapItems: datedItems,
  },
  theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
} satisfies PresetOptions;

const articles = {
  path: 'baza-wiedzy',
  routeBasePath: 'baza-wiedzy',
  sidebarPath: './sidebars.ts',
  tags: 'tagi.yml',
  tagsBasePath: 'tagi',
  onInlineTags: 'throw',
  exclude: ['**/_*.md'],
  ...markdownSteps.article,
} satisfies DocsOptions;

const papers = {
  id: 'wzory',
  path: 'wzory',
  routeBasePath: 'wzory',
  include: ['*.md'],
  mdxPageComponent: '@theme/PaperPage',
  ...markdownSteps.paper,
} satisfies PagesOptions;

/** Two shells around a complete site, which `PLAIN=true` leaves out. */
const sleep = isPlain(process.env) ? null : sleepShell();

/**
 * Functions, not paths: Docusaurus would load each path with its own copies of all modules, and each plugin would read
 * the content anew. Its type knows neither a plugin's own content nor its options; knip calls what has no options.
 */
const plugins = [
  // First, so that content errors are reported by the rules that know the line.
  [contentQuality, {}],
  [knowledgeBase, articles],
  ['@docusaurus/plugin-content-pages', papers],
  [siteData, {}],
  [searchIndex, {}],
  [icons, {}],
  [redirects, {}],
  [firstPaint, {}],
  [framework, {}],
  [tagManager, {containerId: site.tagManagerId}],
  [webEditor, site],
  sleep && [sleep.plugin, {}],
  sleep && [lighter, {}],
  [builtPages, {customDomain: site.customDomain, shell: sleep?.shell}],
] as PluginConfig[];

const config: Config = {
  title: site.name,
  url: site.url ?? fallbackUrl,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.webp',
  titleDelimiter: '|',
  trailingSlash: false,
  baseUrlIssueBanner: false, // It takes a page whose scripts do not run at once for a broken one.
  i18n: {defaultLocale: 'pl', locales: ['pl']},
  // Modules kept for the next run: they halve the second start, but hold a gigabyte more while a thousand articles are built.
  future: {v4: true, faster: {rspackPersistentCache: process.env.NODE_ENV === 'development'}},
  // Docusaurus puts the dash before it.
  storage: {namespace: storageSuffix(site.baseUrl).slice(1) || false},
  // The second folder is written by the web-editor plugin.
  staticDirectories: ['static', '.docusaurus/web-editor'],
  // The built-pages plugin rejects both, in Polish and with the file name.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    emoji: false,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: refuseBrokenLink, onBrokenMarkdownImages: refuseBrokenImage},
  },
  clientModules,
  customFields: {settings: toPublicSettings(site)},
  presets: [['@docusaurus/preset-classic', preset]],
  plugins,
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 2},
    prism: {theme: codeTheme},
  } satisfies ThemeConfig,
};

export default config;
