import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {aliasesOf} from './src/plugins/english-aliases/resolveAlias';
import {citations} from './src/plugins/markdown/citations';
import {headingIds} from './src/plugins/markdown/headingIds';
import {parseFrontMatter} from './src/plugins/markdown/parseFrontMatter';
import {polishSpaces} from './src/plugins/markdown/polishSpaces';
import {questions} from './src/plugins/markdown/questions';
import {fallbackUrl, readSettings, toPublicSettings} from './src/site/env';
import {fontFiles, themeColors} from './src/site/head';

const site = readSettings(process.env);

const preset = {
  blog: false,
  // The knowledge base is a wrapped docs plugin, listed below.
  docs: false,
  pages: {beforeDefaultRemarkPlugins: [headingIds], remarkPlugins: [polishSpaces]},
  sitemap: {ignorePatterns: ['/baza-wiedzy/tagi', '/baza-wiedzy/tagi/**']},
  theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
} satisfies PresetOptions;

const knowledgeBase = {
  path: 'baza-wiedzy',
  routeBasePath: 'baza-wiedzy',
  sidebarPath: './sidebars.ts',
  tags: 'tagi.yml',
  tagsBasePath: 'tagi',
  onInlineTags: 'throw',
  exclude: ['**/_*.md'],
  beforeDefaultRemarkPlugins: [headingIds],
  remarkPlugins: [citations, questions, polishSpaces],
} satisfies DocsOptions;

const redirects: Partial<RedirectOptions> = {createRedirects: aliasesOf};

const themeConfig: ThemeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 2},
};

const config: Config = {
  title: site.name,
  url: site.url ?? fallbackUrl,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.webp',
  titleDelimiter: '|',
  trailingSlash: false,
  i18n: {defaultLocale: 'pl', locales: ['pl']},
  future: {v4: true, faster: true},
  storage: {namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  markdown: {
    format: 'detect',
    emoji: false,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: [
    ...fontFiles.map((file) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        href: `${site.baseUrl}fonts/${file}`,
      },
    })),
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/touch-icon.png`},
    },
    ...themeColors.map(({media, color}) => ({
      tagName: 'meta',
      attributes: {name: 'theme-color', media, content: color},
    })),
  ],
  customFields: {settings: toPublicSettings(site)},
  presets: [['@docusaurus/preset-classic', preset]],
  plugins: [
    ['./src/plugins/knowledge-base/index.ts', knowledgeBase],
    './src/plugins/site-data/index.ts',
    './src/plugins/icons/index.ts',
    ['@docusaurus/plugin-client-redirects', redirects],
    './src/plugins/english-aliases/index.ts',
    './src/plugins/light-bundle/index.ts',
    './src/plugins/social-images/index.ts',
    ['./src/plugins/static-hosting/index.ts', {customDomain: site.customDomain}],
  ],
  themeConfig,
};

export default config;
