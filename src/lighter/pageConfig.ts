import path from 'node:path';
import type {WebpackPart} from '../docusaurus/build/webpackConfig';

/** What Docusaurus generates for every page and pages use nothing or little of. */
const files = ['docusaurus.config.mjs', 'codeTranslations.json', 'site-metadata.json'];

/**
 * Leaves out of the scripts what no page needs of the generated data: of the configuration plugins, presets, head tags,
 * the colours of code and the like; the texts of the theme, whose components this site replaces; the versions of packages:
 * 3.4 kB of gzip in every page that wakes.
 *
 * Why: Docusaurus puts all of it into the scripts of every page.
 * Leans on: core 3.10 server/codegen writes `docusaurus.config.mjs` as `export default` and JSON; the client of core and
 * theme-classic read none of the parts left out of the configuration, and no versions.
 * Breaks: the build fails here, or a page finds `undefined` or an English text where it expects such a part.
 */
export function pageConfig(generatedFilesDir: string): WebpackPart {
  return {
    module: {
      rules: files.map((file) => ({
        test: path.join(generatedFilesDir, file),
        use: path.join(__dirname, 'pageConfigLoader.cjs'),
      })),
    },
  };
}
