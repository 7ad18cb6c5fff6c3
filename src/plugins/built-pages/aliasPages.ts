import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirectPages} from '../../docusaurus/build/redirectPages';
import {aliasesOf, type Moves} from '../redirects/resolveAlias';

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Has the redirects plugin of Docusaurus check the English and the former addresses and make a page for each. What
 * stands in those pages it lets nobody decide, so the emitter `redirectPages` replaces them.
 */
export async function makeAliasPages(
  context: LoadContext,
  build: Build,
  moved: Moves,
): Promise<void> {
  const writePages = redirectPages(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [],
    createRedirects: (page) => aliasesOf(page, moved),
  });
  await writePages(build);
}
