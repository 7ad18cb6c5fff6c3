import {createHash} from 'node:crypto';
import {entryFiles, type BuildMeta} from '../../../domain/browser/navigation/build';

export interface BuiltPage {
  /** Address from the base path; `/` is the home page. */
  readonly path: string;
  readonly html: string;
}

/** Describes a build. The id comes from the names of the hashed assets and from the pages: the same content, the same id. */
export function buildMeta(
  assetFiles: readonly string[],
  builtPages: readonly BuiltPage[],
): BuildMeta {
  const assets = assetFiles.toSorted();
  const pages = builtPages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const entry = entryFiles(assets);
  if (entry.length !== 3) {
    throw new Error(
      `A build has one script main, one runtime~main and one style sheet styles; found: ${entry.join(', ') || 'none'}.`,
    );
  }
  const hash = createHash('sha256').update(JSON.stringify(assets));
  pages.forEach(({path, html}) => hash.update(`\n${path}\n${html}`));
  return {
    version: 1,
    id: hash.digest('hex').slice(0, 16),
    entry,
    assets,
    pages: pages.map(({path}) => path),
  };
}
