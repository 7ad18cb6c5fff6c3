import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {LatestBuild} from '../../domain/navigation/build';
import {buildMeta, type BuiltPage} from './buildMeta';

/** Writes `builds/latest.json` and `builds/meta/{id}.json`, by which an open page learns of a newer build. */
export default function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    async postBuild({outDir, routesPaths, baseUrl}) {
      const meta = buildMeta(assetsOf(outDir), pagesOf(outDir, routesPaths, baseUrl));
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

function pagesOf(outDir: string, routesPaths: readonly string[], baseUrl: string): BuiltPage[] {
  return [...new Set(routesPaths)].flatMap((route) => {
    const page = route.slice(baseUrl.length).replace(/\/$/, '');
    const file = path.join(outDir, page === '' ? 'index.html' : `${page}.html`);
    // The 404 page is a file, not an address.
    return existsSync(file) ? [{path: `/${page}`, html: readFileSync(file, 'utf8')}] : [];
  });
}
