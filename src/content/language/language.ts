import {ContentError} from '../data/checkShape';
import {inflectionPath, loadInflection, loadSynonyms} from './searchLanguage';
import type {InflectionModels} from '../../plugins/search-index/analyzer';
import type {Language} from '../../plugins/search-index/buildIndex';
import {readPolishDictionary, type Dictionary} from './dictionary';

let known: Dictionary | null = null;

/** The dictionary and the editors' files that steer the search. Throws a Polish {@link ContentError}. */
export function readLanguage(siteDir: string): Language {
  // Reading the dictionary takes a second, and it is the same for every change of the content.
  known ??= readPolishDictionary();
  return {
    dictionary: known,
    models: checkedModels(loadInflection(siteDir), known),
    synonyms: loadSynonyms(siteDir),
  };
}

/** A model must be a base form the dictionary knows, and end like the word it is to inflect. */
export function checkedModels(
  entries: readonly {readonly word: string; readonly model: string; readonly line: number}[],
  dictionary: Dictionary,
): InflectionModels {
  for (const {word, model, line} of entries) {
    const place = `${inflectionPath}, wiersz ${line}`;
    if (!dictionary.basesOf(model).includes(model) || dictionary.formsOf(model).length < 2) {
      throw new ContentError(
        `${place}: słownik nie zna odmiany słowa „${model}”. Wpisz inne słowo w formie podstawowej, które odmienia się jak „${word}”.`,
      );
    }
    if (word.at(-1) !== model.at(-1)) {
      throw new ContentError(
        `${place}: „${word}” i „${model}” kończą się inaczej. Wpisz słowo, które kończy się i odmienia jak „${word}”.`,
      );
    }
  }
  return Object.fromEntries(entries.map(({word, model}) => [word, model]));
}
