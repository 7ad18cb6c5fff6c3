import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {LatestBuild} from '../../domain/browser/navigation/build';
import {builtPages} from '../built-pages/read/builtPages';
import {buildMeta} from '../built-pages/emit/buildManifest';

/** Writes `builds/latest.json` and `builds/meta/{id}.json`, by which an open page learns of a newer build. */
export default function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    async postBuild({outDir, routesPaths, baseUrl}) {
      const pages = builtPages(outDir, routesPaths, baseUrl).map(({address, file}) => ({
        path: address,
        html: readFileSync(file, 'utf8'),
      }));
      const meta = buildMeta(assetsOf(outDir), pages);
      const {version, id, entry} = meta;
      const latest: LatestBuild = {version, id, entry};
      mkdirSync(path.join(outDir, 'builds', 'meta'), {recursive: true});
      writeFileSync(path.join(outDir, 'builds', 'meta', `${id}.json`), JSON.stringify(meta));
      writeFileSync(path.join(outDir, 'builds', 'latest.json'), JSON.stringify(latest));
      console.log(`[build-manifest] build ${id}`);
    },
  };
}

/** Scripts, styles and pictures the bundler named by their content. */
function assetsOf(outDir: string): string[] {
  return readdirSync(path.join(outDir, 'assets'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}
