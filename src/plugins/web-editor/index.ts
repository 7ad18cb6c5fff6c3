import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {lazy} from '@cooperative/polish/memory';
import {editorConfig, type EditorSettings} from './editorConfig';
import {editorPage} from './editorPage';
import {copyPackages} from './packages';

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
