import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasPageWriter} from '../../docusaurus/build/aliasPageWriter';
import {aliasesOf, type Moves} from '../redirects/resolveAlias';

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Has Docusaurus's redirects plugin check the English and the former addresses and make a page for each. It offers no
 * way to set the content of those pages, so the emitter `redirectPages` replaces them.
 */
export async function makeAliasPages(
  context: LoadContext,
  build: Build,
  moved: Moves,
): Promise<void> {
  const writePages = aliasPageWriter(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [],
    createRedirects: (page) => aliasesOf(page, moved),
  });
  await writePages(build);
}
