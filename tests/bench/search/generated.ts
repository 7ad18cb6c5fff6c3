import {wordsOf} from '../../../src/domain/search/lexicon/words';
import type {Dictionary} from '../../../src/content/language/dictionary';
import type {SearchablePage} from '../../../src/plugins/search-index/sections';
import {randomFrom} from './queries';

const sectionsOfArticle = 7;
const sentencesOfSection = 8;
/** Every ninth longer word is replaced, so that the vocabulary grows with the collection as it does in reality. */
const exchanged = 9;

/** `count` articles made from the sentences of a collection with other words put in; only for measuring sizes. */
export function generatedPages(
  material: readonly SearchablePage[],
  words: readonly string[],
  dictionary: Dictionary,
  count: number,
): SearchablePage[] {
  const random = randomFrom(count);
  const pick = (items: readonly string[]): string =>
    items[Math.floor(random() * items.length)] ?? '';
  // Squared, so that some words are common and most are rare.
  const rareWord = (): string => words[Math.floor(random() ** 2 * words.length)] ?? '';
  const sentences = material.flatMap(({sections}) =>
    sections.flatMap(({text}) => text.split(/(?<=[.?!]) /)),
  );
  const headings = material.flatMap(({sections}) =>
    sections.map(({heading}) => heading).filter(Boolean),
  );
  const vary = (sentence: string): string =>
    wordsOf(sentence)
      .map(({text}, place) =>
        text.length > 4 && place % exchanged === 0 ? pick(dictionary.formsOf(rareWord())) : text,
      )
      .join(' ');
  return Array.from({length: count}, (_, number) => ({
    kind: 'article',
    title: `${vary(pick(headings))} ${rareWord()}`,
    url: `/artykul-${number}`,
    description: vary(pick(sentences)),
    aliases: [rareWord()],
    sections: Array.from({length: sectionsOfArticle}, (_section, place) => ({
      heading: place === 0 ? '' : vary(pick(headings)),
      id: place === 0 ? '' : `s${place}`,
      depth: 2,
      text: Array.from({length: sentencesOfSection}, () => vary(pick(sentences))).join(' '),
    })),
  }));
}
