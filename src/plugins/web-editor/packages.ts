import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {withPolishWords} from './polishWords';

/** Packages Sveltia CMS requests while it runs, by the name it uses. Those only for maps are left out. */
const companions = [
  'exifr/dist/lite.esm.mjs',
  'turndown/lib/turndown.browser.es.js',
  '@shikijs/langs/markdown',
  '@shikijs/langs/yaml',
];

/** What the editor asks instead of GitHub's status page, which the page's policy would refuse. */
const statusFile = 'status.json';
const statusAddress = 'https://www.githubstatus.com/api/v2/status.json';
const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

/** Copies the packages into the folder. Returns the import map of the editor's page. */
export function copyPackages(folder: string): Record<string, string> {
  const main = require.resolve('@sveltia/cms');
  const root = path.dirname(path.dirname(main));
  const requireThere = createRequire(main);
  const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const place = `sveltia-cms-${version}`;
  const copy = (from: string, to: string): void => {
    cpSync(from, path.join(folder, to), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  };

  copy(path.join(root, 'npm'), `${place}/npm`);
  const script = path.join(folder, place, 'npm/index.js');
  writeFileSync(
    script,
    withoutOthers(readFileSync(script, 'utf8'), readdirSync(path.join(root, 'npm/assets')), place),
  );
  writeFileSync(path.join(folder, statusFile), JSON.stringify({status: {indicator: 'unknown'}}));
  copy(path.join(root, 'LICENSE.txt'), `${place}/LICENSE.txt`);
  // A browser imports JSON only with an import attribute; Sveltia leaves that to a bundler.
  const polish = withPolishWords(readFileSync(path.join(root, 'locales/pl.json'), 'utf8'));
  mkdirSync(path.join(folder, place, 'locales'));
  writeFileSync(
    path.join(folder, place, 'locales/pl.js'),
    `export default ${JSON.stringify(polish)};\n`,
  );
  copy(path.join(path.dirname(require.resolve('yaml/package.json')), 'browser'), 'yaml');

  const imports: Record<string, string> = {
    '@sveltia/cms': `./${place}/npm/index.js`,
    [`./${place}/locales/pl.json`]: `./${place}/locales/pl.js`,
    yaml: './yaml/index.js',
  };
  // The preview gets the draft in the shape of this package.
  copy(
    path.join(path.dirname(requireThere.resolve('immutable')), 'immutable.es.js'),
    `${place}/companions/immutable.js`,
  );
  imports.immutable = `./${place}/companions/immutable.js`;
  for (const companion of companions) {
    const file = `${companion.replaceAll(/[@/]/g, '-').replace(/\.m?js$/, '')}.js`;
    copy(requireThere.resolve(companion), `${place}/companions/${file}`);
    imports[companion] = `./${place}/companions/${file}`;
  }
  return imports;
}

/**
 * The editor's script without requests to other servers: it asks them for fonts that are beside it and for a status it
 * can do without. An address that is no longer in the script stops the build, so that a new version is looked at.
 */
function withoutOthers(script: string, assets: readonly string[], place: string): string {
  const own = script
    .replaceAll(statusAddress, statusFile)
    .replaceAll(fontAddress, (_, font: string, subset: string) => {
      const file = assets.find(
        (name) => name.startsWith(`${font}-${subset}-`) && name.endsWith('.woff2'),
      );
      if (file === undefined) {
        throw new Error(`Sveltia CMS no longer brings its font ${font}.`);
      }
      return `${place}/npm/assets/${file}`;
    });
  if (!own.includes(statusFile) || !own.includes(`${place}/npm/assets/`)) {
    throw new Error('Sveltia CMS asks for its fonts or its status in a new way.');
  }
  return own;
}
