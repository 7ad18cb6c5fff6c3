import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {lazy} from '../../domain/kernel/memory';
import {editorConfig, type EditorSettings} from './editorConfig';
import {editorPage} from './editorPage';

/** Packages Sveltia CMS requests while it runs, by the name it uses. Those only for maps are left out. */
const companions = [
  'exifr/dist/lite.esm.mjs',
  'turndown/lib/turndown.browser.es.js',
  '@shikijs/langs/markdown',
  '@shikijs/langs/yaml',
];

/** Folder for this plugin's output, one of the site's static folders, so `npm start` serves the editor too. */
const editorStaticFolder = '.docusaurus/web-editor';

/**
 * Writes the web editor, Sveltia CMS, under `/redakcja`. It is not a Docusaurus page: nothing of it is loaded, listed
 * or searched elsewhere. Its files come from the package, under its version, and never from another server.
 */
export default function webEditor(
  {siteDir, baseUrl}: LoadContext,
  settings: EditorSettings,
): Plugin {
  const folder = path.join(siteDir, editorStaticFolder, 'redakcja');
  // Once for the development server, which asks after every save.
  const writePage = lazy(() => {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    const packages = copyPackages(folder);
    const own = copyOwn(path.join(siteDir, 'src/plugins/web-editor/browser'), folder);
    writeFileSync(path.join(folder, 'index.html'), editorPage({baseUrl, settings, packages, own}));
  });
  return {
    name: 'web-editor',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      writePage();
      const config = editorConfig(siteOf(siteDir), settings);
      writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
    },
  };
}

/** Copies our own scripts and styles into a folder whose name changes with their content. Returns that name. */
function copyOwn(from: string, folder: string): string {
  const files = readdirSync(from)
    .filter((name) => /\.(?:mjs|css)$/.test(name))
    .map((name) => ({
      // Hosts know the type of `.js` better.
      name: name.replace(/\.mjs$/, '.js'),
      text: readFileSync(path.join(from, name), 'utf8').replaceAll(".mjs'", ".js'"),
    }));
  const hash = createHash('sha256');
  files.forEach(({text}) => hash.update(text));
  const place = `start-${hash.digest('hex').slice(0, 8)}`;
  mkdirSync(path.join(folder, place));
  files.forEach(({name, text}) => {
    writeFileSync(path.join(folder, place, name), text);
  });
  return place;
}

/** Copies the packages into the folder. Returns the import map of the editor's page. */
function copyPackages(folder: string): Record<string, string> {
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
  const polish = readFileSync(path.join(root, 'locales/pl.json'), 'utf8');
  mkdirSync(path.join(folder, place, 'locales'));
  writeFileSync(path.join(folder, place, 'locales/pl.js'), `export default ${polish};\n`);
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

/** What the editor asks instead of GitHub's status page, which the page's policy would refuse. */
const statusFile = 'status.json';
const statusAddress = 'https://www.githubstatus.com/api/v2/status.json';
const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

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
