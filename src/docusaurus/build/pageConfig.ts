import path from 'node:path';
import type {WebpackPart} from './webpackConfig';

/**
 * Leaves out of the scripts what only the build needs of the configuration: plugins, presets, head tags and the like.
 *
 * Why: Docusaurus puts the whole configuration into the first load of every page (2.5 kB).
 * Leans on: core 3.10 server/codegen/codegen.js writes it to `docusaurus.config.mjs` as `export default` and JSON, and
 * the client of core and theme-classic read none of the parts left out.
 * Breaks: the build fails here, or a page finds `undefined` where it expects such a part.
 */
export function withPageConfig(generatedFilesDir: string): WebpackPart {
  return {
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
          use: path.join(__dirname, 'pageConfigLoader.cjs'),
        },
      ],
    },
  };
}
