import type {StoredSection} from '../../domain/search/files';
import type {SearchKind} from '../../domain/search/types';
import {isFiller, someWordsOf} from '../../domain/search/words';
import {foldPolish} from '../../domain/text';
import type {MarkdownSection} from '../markdown/markdownSections';

/** A page as the index takes it: Markdown split into sections, or texts of a data file. */
export interface SearchablePage {
  readonly kind: SearchKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly sections: readonly SearchableSection[];
}

interface SearchableSection extends MarkdownSection {
  /** Other words people look for the section by. */
  readonly aliases?: readonly string[];
}

/** How much the words of one section say about it. */
export interface IndexedSection {
  readonly stored: StoredSection;
  /** Number of words of the text. */
  readonly length: number;
  /** Weight of each word's form: times in the text, and what its places in headings add. */
  readonly words: ReadonlyMap<string, Readonly<WordPlaces>>;
}

interface WordPlaces {
  inText: number;
  inHeadings: number;
}

/**
 * What a word of the title, of a heading or of an alias adds; chosen by hand, judged by the
 * measurement. The title
 * says less about a section further down the page, which has a heading of its own.
 */
const added = {title: 2, titleBelow: 0.6, heading: 1.6, headingAbove: 0.5, alias: 1.6} as const;
/** A description is the page in short: its words count more than once. */
const descriptionTimes = 2;

/** One section for the beginning of a page, with its description, and one for each heading with a text. */
export function storedSections(page: SearchablePage): IndexedSection[] {
  const intro = page.sections.filter((section) => section.heading === '').map(({text}) => text);
  const path: SearchableSection[] = [];
  const rest = page.sections
    .filter((section) => section.heading !== '')
    .flatMap((section) => {
      while ((path.at(-1)?.depth ?? 0) >= section.depth) {
        path.pop();
      }
      path.push(section);
      const headings = path.map(({heading}) => heading);
      return section.text === '' ? [] : [indexed(page, headings, section, '')];
    });
  const beginning = {id: '', text: intro.join(' '), aliases: page.aliases};
  return [indexed(page, [], beginning, page.description), ...rest];
}

function indexed(
  page: SearchablePage,
  path: readonly string[],
  {id, text: body, aliases = []}: Pick<SearchableSection, 'id' | 'text' | 'aliases'>,
  description: string,
): IndexedSection {
  const text = [description, body].filter(Boolean).join(' ').normalize('NFC');
  const words = new Map<string, WordPlaces>();
  const add = (form: string, inText: number, inHeadings: number): void => {
    const known = words.get(form);
    if (known) {
      known.inText += inText;
      known.inHeadings = Math.max(known.inHeadings, inHeadings);
    } else {
      words.set(form, {inText, inHeadings});
    }
  };
  const bodyWords = spokenWords(body);
  const descriptionWords = spokenWords(description);
  for (const word of bodyWords) {
    add(word, 1, 0);
  }
  for (const word of descriptionWords) {
    add(word, descriptionTimes, 0);
  }
  const addHeading = (heading: string, weight: number): void => {
    const all = new Set(allWords(heading));
    const count = [...all].filter((word) => !saysNothing(word)).length;
    for (const form of all) {
      add(form, 0, weight / Math.sqrt(Math.max(1, count)));
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
    },
    length: bodyWords.length + descriptionWords.length * descriptionTimes,
    words,
  };
}

/** All words, those around a hyphen also as one: „net-billing” is found by „netbilling” too. */
function allWords(text: string): string[] {
  const normal = text.normalize('NFC');
  const words = someWordsOf(normal, () => true);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const isJoined =
      next && normal.slice(word.end, next.start) === '-' && /^\p{L}+$/u.test(word.text + next.text);
    return isJoined ? [word.text, word.text + next.text] : [word.text];
  });
}

/** Words of a running text: those that say nothing are left out, which makes the index a third smaller. */
function spokenWords(text: string): string[] {
  return allWords(text).filter((word) => !saysNothing(word));
}

/** Answers by word: a large collection asks millions of times, about the same words. */
const knownFillers = new Map<string, boolean>();

function saysNothing(word: string): boolean {
  let answer = knownFillers.get(word);
  if (answer === undefined) {
    answer = isFiller(foldPolish(word));
    knownFillers.set(word, answer);
  }
  return answer;
}
