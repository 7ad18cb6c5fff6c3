import path from 'node:path';

/** What Docusaurus generates for every page, and the loader that shortens it. */
const loaders = {
  'docusaurus.config.mjs': 'pageConfigLoader.cjs',
  'codeTranslations.json': 'noEntriesLoader.cjs',
  'site-metadata.json': 'noEntriesLoader.cjs',
} as const;

/**
 * Leaves out of the scripts what no page needs of the generated data: of the configuration plugins, presets, head tags,
 * the colours of code and the like; the texts of the theme, whose components this site replaces; the versions of packages.
 *
 * Why: Docusaurus puts all of it into the scripts of every page (6 kB).
 * Leans on: core 3.10 server/codegen writes `docusaurus.config.mjs` as `export default` and JSON; the client of core and
 * theme-classic read none of the parts left out of the configuration, and no versions.
 * Breaks: the build fails here, or a page finds `undefined` or an English text where it expects such a part.
 */
export function withPageConfig(generatedFilesDir: string) {
  return {
    module: {
      rules: Object.entries(loaders).map(([file, loader]) => ({
        test: path.join(generatedFilesDir, file),
        use: path.join(__dirname, loader),
      })),
    },
  };
}
