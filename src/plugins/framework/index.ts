import type {Plugin} from '@docusaurus/types';
import {replacedModules} from '../../docusaurus/build/replacedModules';
import {withoutStockModules} from '../../docusaurus/build/stockModules';

/**
 * What this site corrects in React and in Docusaurus's client, in builds and in development alike: no-break spaces in
 * drawn texts, whole pages without scripts, and none of the stock styles, loading bar and highlighter in every page.
 */
export default function framework(): Plugin {
  return {
    name: 'framework',
    configureWebpack: (_config, _isServer, {currentBundler}) => {
      const {alias, plugins} = replacedModules(currentBundler.instance);
      return {
        resolve: {alias: {...alias, ...withoutStockModules.alias}},
        plugins: [...plugins],
        // For `npm run weight`, which tells by them where the bytes of a script come from.
        ...(process.env.SOURCE_MAPS === 'true' && {devtool: 'source-map' as const}),
      };
    },
  };
}
