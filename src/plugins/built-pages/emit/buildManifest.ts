import {
  entryFiles,
  type BuildMeta,
  type LatestBuild,
} from '../../../domain/browser/navigation/build';
import {assetsOf, buildId, inOrder} from '../buildId';
import type {Emitter} from '../pipeline';

/** `builds/latest.json` and `builds/meta/{id}.json`, from which an open page learns of a newer build. */
export const buildManifest: Emitter = ({files}, builtPages) => {
  const assets = assetsOf(files);
  const entry = entryFiles(assets);
  if (entry.length !== 3) {
    throw new Error(
      `A build has one main script, one runtime~main script and one styles sheet; found: ${entry.join(', ') || 'none'}.`,
    );
  }
  const latest: LatestBuild = {version: 1, id: buildId(files, builtPages), entry};
  const pages = inOrder(builtPages).map(({address}) => address);
  const meta: BuildMeta = {...latest, assets, pages};
  return [
    {file: `builds/meta/${latest.id}.json`, content: JSON.stringify(meta)},
    {file: 'builds/latest.json', content: JSON.stringify(latest)},
  ];
};
