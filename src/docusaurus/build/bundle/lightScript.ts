import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {generatedDataAs} from '../generatedData';
import type {Bundler} from '../webpackConfig';

/** What the script cannot know by itself. */
interface Site {
  readonly baseUrl: string;
  /** Address of the style sheet of the cards. */
  readonly sheet: string;
}

/**
 * Makes the script of what a page does while it sleeps; its file, relative to the build folder.
 *
 * Why: of the scripts of a Docusaurus page none can run without its client, and with it React.
 * Leans on: core 3.10 hands plugins the bundler it builds with, which here has to be rspack.
 * Breaks: the build fails.
 */
export async function lightScript(
  bundler: Bundler,
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  outDir: string,
  site: Site,
): Promise<string> {
  const compiler = bundler({
    mode: 'production',
    target: ['web', 'es2020'],
    context: siteDir,
    entry: './src/browser/light/asleep.ts',
    output: {path: path.join(outDir, 'assets/js'), filename: '[contenthash:7].js'},
    resolve: {
      alias: {
        ...generatedDataAs('@icons', generatedFilesDir, 'icons').resolve.alias,
        ...generatedDataAs('@site-data', generatedFilesDir, 'site-data').resolve.alias,
      },
      extensions: ['.ts'],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2020'}},
        },
      ],
    },
    plugins: [new bundler.DefinePlugin({SITE: JSON.stringify(site)})],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [asset] = stats?.toJson({all: false, assets: true}).assets ?? [];
      if (error || stats?.hasErrors() === true || !asset) {
        reject(error ?? new Error(stats?.toString({all: false, errors: true})));
      } else {
        resolve(`assets/js/${asset.name}`);
      }
    });
  });
}
