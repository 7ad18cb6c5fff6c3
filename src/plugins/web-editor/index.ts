import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {editorConfig, type EditorSettings} from './editorConfig';
import {editorPage} from './editorPage';

export type WebEditorOptions = EditorSettings & {readonly id?: string};

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
  {name, githubRepository, githubBranch, cmsAuthUrl}: WebEditorOptions,
): Plugin {
  const settings = {name, githubRepository, githubBranch, cmsAuthUrl};
  return {
    name: 'web-editor',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      const folder = path.join(siteDir, editorStaticFolder, 'redakcja');
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      const config = editorConfig(siteOf(siteDir), settings);
      writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));

      const packages = copyPackages(folder);
      const script = readFileSync(path.join(siteDir, 'src/plugins/web-editor/browser/start.mjs'));
      const style = readFileSync(path.join(siteDir, 'src/plugins/web-editor/browser/start.css'));
      const hash = createHash('sha256').update(script).update(style).digest('hex').slice(0, 8);
      writeFileSync(path.join(folder, `start.${hash}.js`), script);
      writeFileSync(path.join(folder, `start.${hash}.css`), style);
      writeFileSync(
        path.join(folder, 'index.html'),
        editorPage({baseUrl, settings, packages, hash}),
      );
    },
  };
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
  for (const companion of companions) {
    const file = `${companion.replaceAll(/[@/]/g, '-').replace(/\.m?js$/, '')}.js`;
    copy(requireThere.resolve(companion), `${place}/companions/${file}`);
    imports[companion] = `./${place}/companions/${file}`;
  }
  return imports;
}
