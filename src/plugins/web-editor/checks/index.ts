import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {build, type Metafile} from 'esbuild';
import type {Site} from '../../../content/loadSite';
import {knowledgeBaseFolder, papersFolder} from '../../../content/places';
import {writtenAround} from '../../../content/quality/around';
import type {WrittenRules} from '../../../content/spellingRules';
import {packageFolder} from '../../../docusaurus/build/shippedPackages';
import {licenceTexts} from '../../built-pages/emit/licences';
import {packagesIn, type ShippedPackage} from '../../built-pages/read/packages';
import type {WrittenChecks} from './worker';

const folder = 'src/plugins/web-editor/checks';
/** The words of an editor's list are a good part of it. */
const mostBytes = 10_000_000;

/** A file of the editor's page. */
export interface OwnFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What the page of the editor needs to check a draft. */
export interface Checks {
  /** The rules of content as a worker, and the dictionary it reads. */
  readonly files: readonly OwnFile[];
  /** What the rules know of the site, which changes with every save. */
  readonly written: (site: Site) => WrittenChecks;
}

/** Bundles the rules of content for the browser. */
export async function bundledChecks(siteDir: string): Promise<Checks> {
  const [{outputFiles, metafile}, {rules, dictionary}] = await Promise.all([
    bundle(siteDir),
    spelling(siteDir),
  ]);
  return {
    files: [
      ...outputFiles.map(({contents}) => ({name: 'checks.js', content: contents})),
      {name: 'licences.txt', content: licenceTexts(packagesOf(metafile, siteDir))},
      {name: 'polish.btrie', content: readFileSync(path.join(siteDir, dictionary))},
    ],
    written: (site) => ({
      around: writtenAround(site, filesToLinkTo(site)),
      spelling: {...rules, own: site.data.spelling.valueOrNull?.words ?? rules.own},
    }),
  };
}

function bundle(siteDir: string) {
  const noDisk = path.join(siteDir, folder, 'noDisk.ts');
  return build({
    absWorkingDir: siteDir,
    entryPoints: [path.join(siteDir, folder, 'worker.ts')],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // A worker has no document.
    conditions: ['worker'],
    target: 'es2022',
    charset: 'utf8',
    alias: {'node:fs': noDisk, 'node:path': noDisk, 'node:url': noDisk},
  });
}

/** The packages in the bundle, whose licences ask to be named. */
function packagesOf({inputs}: Metafile, siteDir: string): ShippedPackage[] {
  const folders = Object.keys(inputs).flatMap((file) => packageFolder(file) ?? []);
  return packagesIn([...new Set(folders)].map((name) => path.join(siteDir, name)));
}

async function spelling(siteDir: string): Promise<{rules: WrittenRules; dictionary: string}> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['src/cli/run.mjs', `${folder}/spelling.ts`],
    {cwd: siteDir, maxBuffer: mostBytes},
  );
  return JSON.parse(stdout) as {rules: WrittenRules; dictionary: string};
}

/** Files besides texts that a link may lead to. */
function filesToLinkTo({dir}: Site): string[] {
  return ['static', knowledgeBaseFolder, papersFolder].flatMap((place) =>
    readdirSync(path.join(dir, place), {recursive: true, encoding: 'utf8'})
      .map((file) => `${place}/${file.split(path.sep).join('/')}`)
      .filter((file) => !file.endsWith('.md')),
  );
}
