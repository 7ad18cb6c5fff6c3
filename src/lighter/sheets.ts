import {ownStyleSheets, withCacheGroups} from '../docusaurus/build/styleSheets';

const rooms = (...folders: readonly string[]): RegExp =>
  new RegExp(`/src/(?:${folders.join('|')})/`.replaceAll('/', String.raw`[\\/]`));

/**
 * Style sheets besides the one of all pages, by the folders whose rules they hold: an article loads 4 kB of gzip for what is
 * in it, and no other page that; the calculator alone loads its own 4, and 3 more with its results.
 * `plugins/built-pages/steps/linkSheets.ts` links each where a page has something of it.
 */
export const ownSheets = withCacheGroups(
  ownStyleSheets({
    answer: rooms('components/calculator/results/answer'),
    results: rooms('components/calculator/(?:charts|results/[a-z]+)'),
    calculator: rooms('components/calculator', 'pages/_components/kalkulator'),
    kit: rooms(
      'components/(?:contact|month|papers)',
      'components/ui/controls/(?:DayDialog|FileUpload|SortableTable)',
      'pages/_components/wzornik',
    ),
    places: rooms(
      'components/search/SearchPage',
      'pages/_components/(?:co-sie-zmienilo|kontakt|liczby|mapa-strony|szukaj|wzory)',
      'theme/MDXPage',
    ),
    home: rooms('components/charts', 'pages/_components/home'),
    scene: rooms(
      'components/(?:pictures/(?:AudienceDrawing|Scene|drawing)|articles/AudienceCards)',
    ),
    article: rooms(
      'components/articles/(?:ArticleLayout|ArticleTools|FaqTools|Question)',
      'components/examples',
      'theme/MDXComponents/figures',
    ),
    list: rooms('components/articles/(?:ArticleBrowser|Glossary)'),
    offer: rooms('pages/_components/(?:klienci|oferta)'),
  }),
);
