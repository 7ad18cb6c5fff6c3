import {createSearch} from '../../src/engine/createSearch';
import {manifestName} from '../../src/files/shapes';
import type {LoadFile} from '../../src/files/indexFiles';
import type {SearchEngine} from '../../src/types';
import {buildIndex, type SearchIndex} from '../../src/build/buildIndex';
import {polishDictionary, type Language} from '../../src/dictionary/dictionary';
import type {SearchablePage} from '../../src/build/sections';

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
