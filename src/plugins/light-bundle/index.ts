import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  chunksNamedByContent,
  compiledAhead,
  ownStyleSheets,
  withCacheGroups,
} from '../../docusaurus/build/bundle/chunks';
import {lighterPackages} from '../../docusaurus/build/bundle/lighterPackages';
import {withPageConfig} from '../../docusaurus/build/bundle/pageConfig';
import {preactPackages} from '../../docusaurus/build/bundle/preactPackages';
import {withoutStockModules} from '../../docusaurus/build/bundle/stockModules';

const rooms = (...folders: readonly string[]): RegExp =>
  new RegExp(
    String.raw`[\\/]src[\\/](?:${folders.join('|').replaceAll('/', String.raw`[\\/]`)})[\\/]`,
  );

/** Style sheets besides the one of all pages, by the folders whose rules they contain; the first that fits counts. */
export const ownSheets: Readonly<Record<string, RegExp>> = {
  // Below the answer, and what is opened by a press.
  results: rooms(
    'components/calculator/(?:charts|meterImport)',
    'components/calculator/results/(?:bills|finance|print|work)',
  ),
  calculator: rooms('components/calculator', 'pages/_components/kalkulator'),
  papers: rooms('components/papers', 'pages/_components/wzory'),
  fields: rooms('components/ui/(?:Field|controls/(?:DateField|NumberField))'),
  faq: rooms('components/articles/(?:FaqTools|Question)'),
  articles: rooms(
    'components/articles/(?:Article(?:Layout|Table|Tools)|GlossaryTerm|KnowledgeBaseNav|Paginator|SourceList)',
  ),
  folds: rooms('components/articles/Glossary', 'components/ui/PhoneFold'),
  lists: rooms(
    'components/articles/ArticleBrowser',
    'components/search/Search(?:Page|Palette|Results)',
    'pages/_components/(?:mapa-strony|szukaj)',
    'theme/DocTagsListPage',
  ),
  examples: rooms('components/examples'),
  charts: rooms(
    'components/articles/RegisterGrowth',
    'components/charts',
    'components/ui/(?:Carousel|DataTable|Tabs)',
  ),
  // What pages have that are not articles.
  pages: rooms(
    'components/articles/ArticleRow',
    'components/pictures/(?:AudienceDrawing|DayRibbon)',
    'components/search/SearchForm',
    'components/shell/PageHeader',
    'components/ui/(?:Band|Progress)',
  ),
  home: rooms('pages/_components/home'),
  offers: rooms('pages/_components/(?:oferta|klienci)'),
  // What a touch brings: cards, notifications, tooltips, a calendar.
  later: rooms(
    'browser/(?:cards|notifications)',
    'components/shell/Tooltips',
    'components/ui/controls/DayDialog',
  ),
  forms: rooms(
    'components/contact',
    'components/ui/controls',
    'pages/_components/kontakt',
    'pages/_components/wzornik',
  ),
  texts: rooms('components/shell/NotFoundPage', 'theme/MDXPage'),
  figures: /[\\/]MDXComponents[\\/]figures[\\/](?:figures|strips)\.css$/,
  boards: /[\\/]MDXComponents[\\/]figures[\\/]boards\.css$/,
};

/**
 * Keeps out of the first load what Docusaurus adds to it for every page: the code highlighter (35 kB; no page has code
 * to colour), the loading bar (the pages are small enough without it) and Infima's rules (14 kB of CSS, none of which
 * our components use; its variables are set in `custom.css`). The rules of a room load with the pages that have it.
 */
export default function lightBundle({generatedFilesDir}: LoadContext): Plugin {
  const stock = withoutStockModules();
  const isProduction = process.env.NODE_ENV === 'production';
  const lighter = lighterPackages(isProduction);
  return {
    name: 'light-bundle',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          ...stock.resolve.alias,
          ...(isProduction && preactPackages.resolve.alias),
          ...(!isServer && lighter.resolve.alias),
        },
      },
      ...(isServer && isProduction && {module: preactPackages.inBuild}),
      ...(!isServer && {
        ...withCacheGroups(ownStyleSheets(ownSheets)),
        module: {
          rules: [...lighter.module.rules, ...withPageConfig(generatedFilesDir).module.rules],
        },
        ...(isProduction && {
          ...chunksNamedByContent,
          ...compiledAhead(currentBundler.instance),
        }),
        // For `npm run weight`, which tells by them where the bytes of a script come from.
        ...(process.env.SOURCE_MAPS === 'true' && {devtool: 'source-map'}),
      }),
    }),
  };
}
