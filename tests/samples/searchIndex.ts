import {createSearch} from '@site/src/domain/search/engine/createSearch';
import {manifestName} from '@site/src/domain/search/files/shapes';
import type {LoadFile} from '@site/src/domain/search/files/indexFiles';
import type {SearchEngine} from '@site/src/domain/search/types';
import {buildIndex, type SearchIndex} from '@site/src/plugins/search-index/buildIndex';
import {polishDictionary, type Language} from '@site/src/content/language/dictionary';
import type {SearchablePage} from '@site/src/plugins/search-index/sections';

/** The real dictionary. */
export function polish({
  dictionary = polishDictionary(),
  models = {},
  synonyms = [],
}: Partial<Language> = {}): Language {
  return {dictionary, models, synonyms};
}

/** A page with a text; its address is made from its number. */
export function makePage(
  number: number,
  fields: Partial<SearchablePage> & {text?: string},
): SearchablePage {
  const {text = '', ...rest} = fields;
  return {
    kind: 'article',
    title: `Strona ${number}`,
    url: `/strona-${number}`,
    description: '',
    aliases: [],
    sections: [{heading: '', id: '', depth: 0, text}],
    ...rest,
  };
}

export function loaderOf(...indexes: readonly SearchIndex[]): LoadFile {
  return (path) => {
    const newest = indexes.at(-1);
    const text =
      path === manifestName
        ? JSON.stringify(newest?.manifest)
        : indexes
            .find(({manifest}) => path.startsWith(`${manifest.id}/`))
            ?.files.get(path.slice(path.indexOf('/') + 1));
    return text === undefined ? Promise.reject(new Error(`404: ${path}`)) : Promise.resolve(text);
  };
}

export function searchIn(
  pages: readonly SearchablePage[],
  language: Language,
): Promise<SearchEngine> {
  return createSearch(loaderOf(buildIndex(pages, language)));
}
