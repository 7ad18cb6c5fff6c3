import {ownStyleSheets, withCacheGroups} from '../docusaurus/build/styleSheets';

const rooms = (...folders: readonly string[]): RegExp =>
  new RegExp(`/src/(?:${folders.join('|')})/`.replaceAll('/', String.raw`[\\/]`));

/**
 * Style sheets besides the one of all pages, by the folders whose rules they hold: 5 kB of gzip that an article does not
 * load, 6 of them more on every page but the calculator. `plugins/built-pages/steps/linkSheets.ts` links each where a page
 * has something of it.
 */
export const ownSheets = withCacheGroups(
  ownStyleSheets({
    calculator: rooms('components/calculator', 'pages/_components/kalkulator'),
    kit: rooms(
      'components/(?:contact|papers)',
      'pages/_components/(?:kontakt|szukaj|wzornik|wzory)',
    ),
    home: rooms('components/charts', 'pages/_components/home'),
    offer: rooms('pages/_components/(?:klienci|oferta)'),
  }),
);
