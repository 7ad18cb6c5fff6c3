import {createHash} from 'node:crypto';
import {
  entryFiles,
  type BuildMeta,
  type LatestBuild,
} from '../../../domain/browser/navigation/build';
import {htmlOf} from '../builtPage';
import type {Emitter} from '../pipeline';

/**
 * `builds/latest.json` and `builds/meta/{id}.json`, from which an open page learns of a newer build. The id is made
 * from the names of the hashed assets and from the pages: the same content, the same id.
 */
export const buildManifest: Emitter = ({files}, builtPages) => {
  const assets = [...files].filter((file) => file.startsWith('assets/')).sort();
  const pages = builtPages.slice().sort((a, b) => (a.address < b.address ? -1 : 1));
  const entry = entryFiles(assets);
  if (entry.length !== 3) {
    throw new Error(
      `A build has one main script, one runtime~main script and one styles sheet; found: ${entry.join(', ') || 'none'}.`,
    );
  }
  const hash = createHash('sha256').update(JSON.stringify(assets));
  pages.forEach((page) => hash.update(`\n${page.address}\n${htmlOf(page)}`));
  const latest: LatestBuild = {version: 1, id: hash.digest('hex').slice(0, 16), entry};
  const meta: BuildMeta = {...latest, assets, pages: pages.map(({address}) => address)};
  return [
    {file: `builds/meta/${latest.id}.json`, content: JSON.stringify(meta)},
    {file: 'builds/latest.json', content: JSON.stringify(latest)},
  ];
};
