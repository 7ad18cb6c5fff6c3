import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerMissing} from '../../docusaurus/build/devServer';
import {replacedModules} from '../../docusaurus/build/replacedModules';
import {storageSuffix} from '../../docusaurus/build/storageSuffix';
import {withoutStockModules} from '../../docusaurus/build/stockModules';

/**
 * What this site corrects in React and in Docusaurus's client, in builds and in development alike: no-break spaces in
 * drawn texts, whole pages without scripts, and none of the stock styles, loading bar and highlighter in every page.
 * The development server answers 404 where there is no page.
 */
export default function framework({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'framework',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      ...answerMissing(generatedFilesDir),
      resolve: {alias: {...withoutStockModules.alias}},
      plugins: [
        ...replacedModules(currentBundler.instance),
        new currentBundler.instance.DefinePlugin({
          STORAGE_SUFFIX: JSON.stringify(storageSuffix(baseUrl)),
        }),
      ],
      // For `npm run weight`, which tells by them where the bytes of a script come from.
      ...(process.env.SOURCE_MAPS === 'true' && {devtool: 'source-map' as const}),
    }),
  };
}
