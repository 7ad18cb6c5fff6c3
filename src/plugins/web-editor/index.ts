import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {lazy} from '@cooperative/polish';
import {editorConfig, type EditorSettings} from './editorConfig';
import {editorPage} from './editorPage';
import {bundledChecks, type OwnFile} from './checks';
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
  const writePage = lazy(async () => {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    const packages = copyPackages(folder);
    const checks = await bundledChecks(siteDir);
    const scripts = scriptsIn(path.join(siteDir, 'src/plugins/web-editor/browser'));
    const own = writeOwn([...scripts, ...checks.files], folder);
    writeFileSync(path.join(folder, 'index.html'), editorPage({baseUrl, settings, packages, own}));
    return checks;
  });
  return {
    name: 'web-editor',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      const checks = await writePage();
      const site = siteOf(siteDir);
      const write = (name: string, content: object): void => {
        writeFileSync(path.join(folder, name), JSON.stringify(content));
      };
      write('config.json', editorConfig(site, settings));
      write('checks.json', checks.written(site));
    },
  };
}

/** Our own scripts and styles. */
function scriptsIn(folder: string): OwnFile[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:mjs|css)$/.test(name))
    .map((name) => ({
      // Hosts know the type of `.js` better.
      name: name.replace(/\.mjs$/, '.js'),
      content: readFileSync(path.join(folder, name), 'utf8').replaceAll(".mjs'", ".js'"),
    }));
}

/** Writes files into a folder whose name changes with their content. Returns that name. */
function writeOwn(files: readonly OwnFile[], folder: string): string {
  const hash = createHash('sha256');
  files.forEach(({content}) => hash.update(content));
  const place = `start-${hash.digest('hex').slice(0, 8)}`;
  mkdirSync(path.join(folder, place));
  files.forEach(({name, content}) => writeFileSync(path.join(folder, place, name), content));
  return place;
}
