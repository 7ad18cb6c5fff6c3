import type {StoredSection} from '../files/shapes';
import type {SearchKind} from '../types';
import {formsOf, questionsOf, wordsOf} from '../lexicon/words';
import type {Vocabulary} from './vocabulary';

/** A page as the index takes it: Markdown split into sections, or texts of a data file. */
export interface SearchablePage {
  readonly kind: SearchKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly sections: readonly SearchableSection[];
}

interface SearchableSection {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** Id of the heading on the page; empty for the text before the first heading. */
  readonly id: string;
  /** Level of the heading; 0 for the text before the first one. */
  readonly depth: number;
  readonly text: string;
  /** Other words people search for the section by. */
  readonly aliases?: readonly string[];
}

/** How much the words of one section say about it. */
export interface IndexedSection {
  readonly stored: StoredSection;
  /** Number of words of the text. */
  readonly length: number;
  /** The forms of its words, each once, as numbers in the vocabulary. */
  readonly forms: readonly number[];
  /** How many times each of them occurs in the text. */
  readonly inText: readonly number[];
  /** What the occurrences of each of them in headings add. */
  readonly inHeadings: readonly number[];
}

/**
 * What a word of the title, of a heading or of an alias adds; chosen by hand, checked by the benchmark. The title says
 * less about a section further down the page, which has its own heading.
 */
const added = {title: 2, titleBelow: 0.6, heading: 1.6, headingAbove: 0.5, alias: 1.6} as const;
/** A description sums the page up: its words count more than once. */
const descriptionTimes = 2;

/** A section for the start of a page, with its description, and one for each heading except mere group headings. */
export function storedSections(page: SearchablePage, vocabulary: Vocabulary): IndexedSection[] {
  const intro = page.sections.filter((section) => section.heading === '').map(({text}) => text);
  const path: SearchableSection[] = [];
  const rest = page.sections
    .filter((section) => section.heading !== '')
    .flatMap((section, place, all) => {
      while ((path.at(-1)?.depth ?? 0) >= section.depth) {
        path.pop();
      }
      path.push(section);
      const headings = path.map(({heading}) => heading);
      // A heading without text may have a part of the page under it that is not text.
      const isGroup = section.text === '' && (all[place + 1]?.depth ?? 0) > section.depth;
      return isGroup ? [] : [indexed(page, headings, section, '', vocabulary)];
    });
  const beginning = {id: '', text: intro.join(' '), aliases: page.aliases};
  return [indexed(page, [], beginning, page.description, vocabulary), ...rest];
}

function indexed(
  page: SearchablePage,
  path: readonly string[],
  {id, text: body, aliases = []}: Pick<SearchableSection, 'id' | 'text' | 'aliases'>,
  description: string,
  vocabulary: Vocabulary,
): IndexedSection {
  const text = [description, body].filter(Boolean).join(' ').normalize('NFC');
  const forms: number[] = [];
  const inText: number[] = [];
  const inHeadings: number[] = [];
  const places = new Map<number, number>();
  const add = (form: number, times: number, weight: number): void => {
    const place = places.get(form);
    if (place === undefined) {
      places.set(form, forms.length);
      forms.push(form);
      inText.push(times);
      inHeadings.push(weight);
    } else {
      inText[place] = (inText[place] ?? 0) + times;
      inHeadings[place] = Math.max(inHeadings[place] ?? 0, weight);
    }
  };
  const bodyWords = spokenWords(body, vocabulary);
  const descriptionWords = spokenWords(description, vocabulary);
  for (const word of bodyWords) {
    add(word, 1, 0);
  }
  for (const word of descriptionWords) {
    add(word, descriptionTimes, 0);
  }
  const addHeading = (heading: string, weight: number): void => {
    const all = new Set(allWords(heading, vocabulary));
    const count = [...all].filter((word) => !vocabulary.saysNothing(word)).length;
    for (const form of all) {
      add(form, 0, weight / Math.sqrt(Math.max(1, count)));
    }
    for (const {text: question} of questionsOf(wordsOf(heading.normalize('NFC')))) {
      add(vocabulary.numberOf(question), 0, weight);
    }
  };
  const isIntro = path.length === 0;
  addHeading(page.title, isIntro ? added.title : added.titleBelow);
  path.forEach((heading, place) => {
    addHeading(heading, place === path.length - 1 ? added.heading : added.headingAbove);
  });
  aliases.forEach((alias) => {
    addHeading(alias, added.alias);
  });
  return {
    stored: {
      kind: page.kind,
      title: page.title.normalize('NFC'),
      page: page.url,
      path: path.map((heading) => heading.normalize('NFC')),
      id,
      text,
      ...(isIntro && aliases.length > 0 && {aliases}),
    },
    length: bodyWords.length + descriptionWords.length * descriptionTimes,
    forms,
    inText,
    inHeadings,
  };
}

/** All words, hyphenated ones also joined: „net-billing” is found by „netbilling” too. */
function allWords(text: string, vocabulary: Vocabulary): number[] {
  const normal = text.normalize('NFC');
  const words = formsOf(normal);
  if (normal.includes('-')) {
    for (const [, first = '', second = ''] of normal.matchAll(hyphened)) {
      words.push(...formsOf(first + second));
    }
  }
  return words.map((form) => vocabulary.numberOf(form));
}

const hyphened = /(?<!\p{L})(\p{L}+)-(?=(\p{L}+))/gu;

/** Words of running text without those that say nothing, which makes the index a third smaller. */
function spokenWords(text: string, vocabulary: Vocabulary): number[] {
  return allWords(text, vocabulary).filter((word) => !vocabulary.saysNothing(word));
}
