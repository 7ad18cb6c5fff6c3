import type {LoadContext, Plugin} from '@docusaurus/types';
import {withRouteTables} from '../../docusaurus/build/bundle/routeTables';

/** Lets the browser learn of articles' routes when somebody goes there, so that no page's scripts grow with them. */
export default function routeTables({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-tables',
    configureWebpack: (_config, isServer) =>
      !isServer && process.env.NODE_ENV === 'production' ? withRouteTables(generatedFilesDir) : {},
  };
}
