import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksNamedByContent, ownStyleSheets} from '../../docusaurus/build/bundle/chunks';
import {lighterPackages} from '../../docusaurus/build/bundle/lighterPackages';
import {withPageConfig} from '../../docusaurus/build/bundle/pageConfig';
import {withoutStockModules} from '../../docusaurus/build/bundle/stockModules';

/** Style sheets besides the one of all pages, by the folders whose rules they contain. */
export const ownSheets: Readonly<Record<string, RegExp>> = {
  calculator:
    /[\\/]src[\\/](?:components[\\/]calculator|pages[\\/]_components[\\/]kalkulator)[\\/]/,
  papers: /[\\/]src[\\/](?:components[\\/]papers|pages[\\/]_components[\\/]wzory)[\\/]/,
  forms:
    /[\\/]src[\\/](?:components[\\/](?:contact|ui[\\/]controls)|pages[\\/]_components[\\/](?:kontakt|wzornik))[\\/]/,
};

/**
 * Keeps out of the first load what Docusaurus adds to it for every page: the code highlighter (35 kB, loaded by our
 * CodeBlock only where there is a code block), the loading bar (the pages are small enough without it) and Infima's
 * rules (14 kB of CSS, none of which our components use; its variables are set in `custom.css`). The rules of the
 * calculator and of forms load with the pages that have them.
 */
export default function lightBundle({generatedFilesDir}: LoadContext): Plugin {
  const stock = withoutStockModules();
  const lighter = lighterPackages();
  return {
    name: 'light-bundle',
    configureWebpack: (_config, isServer) => ({
      ...stock,
      ...(!isServer && {
        resolve: {alias: {...stock.resolve.alias, ...lighter.resolve.alias}},
        ...ownStyleSheets(ownSheets),
        ...withPageConfig(generatedFilesDir),
        ...(process.env.NODE_ENV === 'production' && chunksNamedByContent),
        // For `npm run weight`, which tells by them where the bytes of a script come from.
        ...(process.env.SOURCE_MAPS === 'true' && {devtool: 'source-map'}),
      }),
    }),
  };
}
