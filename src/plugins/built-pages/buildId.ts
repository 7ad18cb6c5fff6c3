import {createHash} from 'node:crypto';
import type {BuiltPage} from './builtPage';

/** The id of a build, from the names of its hashed assets and from its pages: the same content, the same id. */
export function buildId(files: ReadonlySet<string>, pages: readonly BuiltPage[]): string {
  const hash = createHash('sha256').update(JSON.stringify(assetsOf(files)));
  for (const page of inOrder(pages)) {
    hash.update(`\n${page.address}\n${page.source}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The hashed files of a build, in order. */
export function assetsOf(files: ReadonlySet<string>): readonly string[] {
  return [...files].filter((file) => file.startsWith('assets/')).sort();
}

/** The pages by their addresses. */
export function inOrder(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  return pages.slice().sort((a, b) => (a.address < b.address ? -1 : 1));
}
