import type {YamlFile} from '../data/yamlFile';
import type {Site} from '../loadSite';
import type {Problem} from '../problem';
import type {Inflection, Synonyms} from '../schema/searchLanguage';
import {
  type Dictionary,
  type Language,
  polishDictionary,
} from '@cooperative/polish-search/dictionary';

export function languageOf({data}: Site): Language {
  return {
    dictionary: polishDictionary(),
    models: data.inflection.value,
    synonyms: data.synonyms.value,
  };
}

/** Problems with the words in the files that configure the search. */
export function checkLanguage({data: {synonyms, inflection}}: Site): Problem[] {
  return [
    ...repeatedPhrases(synonyms),
    ...(inflection.valueOrNull ? wrongModels(inflection, polishDictionary()) : []),
  ];
}

/** A phrase may be in only one group. */
function repeatedPhrases({file, valueOrNull, lineOf}: YamlFile<Synonyms>): Problem[] {
  const places = new Map<string, number | null>();
  return (valueOrNull ?? []).flatMap((group, index) => {
    const line = lineOf([index]);
    return group.flatMap((phrase) => {
      const key = phrase.toLowerCase();
      const other = places.get(key);
      places.set(key, other ?? line);
      return other === undefined
        ? []
        : [
            {
              file,
              line,
              text: `„${phrase}” stoi też w wierszu ${other ?? 1}. Zostaw jedno z tych miejsc albo połącz oba wiersze.`,
            },
          ];
    });
  });
}

/** A model must be a base form in the dictionary and have the same ending as the word it is for. */
export function wrongModels(
  {file, valueOrNull, lineOf}: Pick<YamlFile<Inflection>, 'file' | 'valueOrNull' | 'lineOf'>,
  dictionary: Dictionary,
): Problem[] {
  return Object.entries(valueOrNull ?? {}).flatMap(([word, model]) => {
    const text =
      !dictionary.basesOf(model).includes(model) || dictionary.formsOf(model).length < 2
        ? `słownik nie zna odmiany słowa „${model}”. Wpisz inne słowo w formie podstawowej, które odmienia się jak „${word}”.`
        : word.at(-1) !== model.at(-1)
          ? `„${word}” i „${model}” kończą się inaczej. Wpisz słowo, które kończy się i odmienia jak „${word}”.`
          : null;
    return text === null ? [] : [{file, line: lineOf([word]), text}];
  });
}
