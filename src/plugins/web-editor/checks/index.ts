import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {Site} from '../../../content/loadSite';
import {knowledgeBaseFolder, papersFolder} from '../../../content/places';
import {writtenAround} from '../../../content/quality/around';
import {polishDictionary, spellingRules} from '../../../content/spelling';
import type {OwnFile} from '..';
import type {WrittenChecks} from './worker';

/** The rules of content as a worker, which checks a draft while it is written, and the dictionary it reads. */
export async function checkFiles(siteDir: string): Promise<OwnFile[]> {
  const here = path.join(siteDir, 'src/plugins/web-editor/checks');
  const noDisk = path.join(here, 'noDisk.ts');
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: [path.join(here, 'worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // A worker has no document.
    conditions: ['worker'],
    target: 'es2022',
    charset: 'utf8',
    alias: {'node:fs': noDisk, 'node:path': noDisk, 'node:url': noDisk},
  });
  return [
    ...outputFiles.map(({contents}) => ({name: 'checks.js', content: contents})),
    {name: 'polish.btrie', content: readFileSync(await polishDictionary())},
  ];
}

/** What the rules know of the site, written anew after every change. */
export async function writtenChecks(site: Site): Promise<WrittenChecks> {
  const files = ['static', knowledgeBaseFolder, papersFolder].flatMap((folder) =>
    readdirSync(path.join(site.dir, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .filter((file) => !file.endsWith('.md')),
  );
  return {
    around: writtenAround(site, files),
    spelling: await spellingRules(`${knowledgeBaseFolder}/nowy.md`),
  };
}
