import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import getStem from 'stemmer_pl';
import {createSearch} from '@cooperative/polish-search/engine';
import {likelyParts, manifestName} from '@cooperative/polish-search';
import {isFiller} from '@site/packages/polish-search/src/lexicon/words';
import {foldPolish} from '@cooperative/polish';
import type {Language} from '@cooperative/polish-search/dictionary';
import {buildIndex, encodeOutline, type SearchablePage} from '@cooperative/polish-search/build';
import {storedSections} from '@site/packages/polish-search/src/build/sections';
import {Vocabulary} from '@site/packages/polish-search/src/build/vocabulary';

interface Hit {
  /** Address of the section. */
  readonly url: string;
  readonly isWeak: boolean;
}

/** An engine with its index already built. */
export interface Engine {
  readonly name: string;
  /** Sections, the best of every page first. */
  readonly search: (query: string) => Promise<readonly Hit[]>;
  readonly buildMs: number;
  readonly indexBytes: number;
  /** Compressed bytes that a query on a fresh page requests (without the code). */
  readonly bytesOf: (query: string) => Promise<number>;
}

export async function ownEngine(
  pages: readonly SearchablePage[],
  language: Language,
): Promise<Engine> {
  const start = performance.now();
  const {manifest, files} = buildIndex(pages, language);
  const buildMs = performance.now() - start;
  const texts = new Map<string, string>([
    [manifestName, JSON.stringify(manifest)],
    ...[...files].map(([name, text]): [string, string] => [`${manifest.id}/${name}`, text]),
  ]);
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const size = sizes.get(path) ?? gzipSync(texts.get(path) ?? '').length;
    sizes.set(path, size);
    return size;
  };
  const load = (path: string): Promise<string> => {
    const text = texts.get(path);
    return text === undefined ? Promise.reject(new Error(path)) : Promise.resolve(text);
  };
  const search = await createSearch(load);
  return {
    name: 'own',
    buildMs,
    indexBytes: [...texts.keys()].reduce((sum, path) => sum + sizeOf(path), 0),
    async search(query) {
      const {pages: found} = await search(query);
      return found.flatMap(({results}) => results.map(({url, isWeak}) => ({url, isWeak})));
    },
    async bytesOf(query) {
      let bytes = 0;
      const asked = new Set<string>();
      const fresh = await createSearch((path) => {
        bytes += asked.has(path) ? 0 : sizeOf(path);
        asked.add(path);
        return load(path);
      });
      await fresh(query);
      // What a page requests by itself, before the engine is there, counts too.
      return likelyParts(encodeOutline(manifest) ?? '', query)
        .filter((path) => texts.has(path) && !asked.has(path))
        .reduce((sum, path) => sum + sizeOf(path), bytes);
    },
  };
}

/** MiniSearch with folding, a Polish stemmer, prefixes and typos: what a careful site would use without our engine. */
export function miniSearchEngine(pages: readonly SearchablePage[]): Engine {
  const start = performance.now();
  const index = new MiniSearch<{
    id: number;
    title: string;
    heading: string;
    aliases: string;
    text: string;
  }>({
    fields: ['title', 'heading', 'aliases', 'text'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm(term) {
      const folded = foldPolish(term);
      return isFiller(folded) ? null : foldPolish(getStem(term.toLowerCase())) || folded;
    },
    searchOptions: {
      boost: {title: 3, heading: 2, aliases: 2},
      prefix: (term, place, terms) => place === terms.length - 1 && term.length > 2,
      fuzzy: 0.2,
    },
  });
  const vocabulary = new Vocabulary();
  const sections = pages.flatMap((page) =>
    storedSections(page, vocabulary).map(({stored}) => ({page, stored})),
  );
  index.addAll(
    sections.map(({page, stored}, id) => ({
      id,
      title: stored.title,
      heading: stored.path.at(-1) ?? '',
      aliases: stored.path.length === 0 ? page.aliases.join(' ') : '',
      text: stored.text,
    })),
  );
  const buildMs = performance.now() - start;
  const written = gzipSync(JSON.stringify([index, sections.map(({stored}) => stored)])).length;
  return {
    name: 'MiniSearch',
    buildMs,
    indexBytes: written,
    search: (query) =>
      Promise.resolve(
        index
          .search(query)
          .slice(0, 60)
          .flatMap(({id}) => {
            const stored = sections[id as number]?.stored;
            return stored
              ? [
                  {
                    url: stored.id === '' ? stored.page : `${stored.page}#${stored.id}`,
                    isWeak: false,
                  },
                ]
              : [];
          }),
      ),
    bytesOf: () => Promise.resolve(written),
  };
}
