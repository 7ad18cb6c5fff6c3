import type {LoadContext, Plugin} from '@docusaurus/types';
import {withRouteTables} from '../../docusaurus/build/bundle/routeTables';
import {compiledWhenVisited} from '../../docusaurus/build/devServer';

/**
 * Lets the browser learn of articles' routes when somebody goes there, so that no page's scripts grow with them. In
 * development an article is compiled only then.
 */
export default function routeTables({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-tables',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (process.env.NODE_ENV === 'development') {
        return compiledWhenVisited(currentBundler.instance, generatedFilesDir);
      }
      return isServer ? {} : withRouteTables(generatedFilesDir);
    },
  };
}
