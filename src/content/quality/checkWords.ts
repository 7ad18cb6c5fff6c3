import path from 'node:path';
import {countDoubts} from '../../domain/articles/doubt';
import {splitSentences, wording} from '@cooperative/polish';
import type {Site} from '../loadSite';
import {knowledgeBaseFolder} from '../places';
import type {Problem} from '../problem';
import type {GlossaryTerms} from '../schema/glossary';
import {oddPhrases} from './oddPhrases';

/** Most sentences of the knowledge base that may say something is unknown. Each names what to do and whom to ask. */
export const mostDoubts = 21;

const quoted = /„[^„”]*”/g;

interface PlacedText {
  readonly text: string;
  readonly line: number | null;
}

/**
 * One word for one thing, and no phrase that nobody says: a text uses the names of the glossary and the wording of
 * {@link oddPhrases}, unless it quotes another.
 */
export function checkWording(
  file: string,
  texts: readonly PlacedText[],
  glossary: GlossaryTerms,
): Problem[] {
  const rules = [
    ...Object.values(glossary)
      .filter(({avoid}) => avoid.length > 0)
      .map(({term, avoid}) => ({
        patterns: avoid,
        remedy: `, a słownik nazywa to „${term}”. Użyj tej nazwy.`,
      })),
    ...oddPhrases.map(({patterns, instead}) => ({
      patterns,
      remedy: `. Tak się nie mówi. Napisz np. „${instead}”.`,
    })),
  ];
  return texts.flatMap(({text, line}) => {
    const unquoted = text.replace(quoted, '');
    return rules.flatMap(({patterns, remedy}) => {
      const [found] = patterns.flatMap((pattern) => wording(pattern).exec(unquoted)?.[0] ?? []);
      return found === undefined ? [] : [{file, line, text: `znaleziono „${found}”${remedy}`}];
    });
  });
}

/** How many sentences of an article say that something is unknown. */
export function doubtsIn(file: string, {read}: Pick<Site, 'read'>): number {
  return countDoubts(read(file).body.blocks.flatMap(({text}) => splitSentences(text)));
}

/**
 * Uncertainty is said once, where it matters: the whole knowledge base has a limit. Which file was changed last cannot
 * be known, so the message belongs to the folder and lists every file that says so.
 */
export function checkDoubts(site: Site): Problem[] {
  const counted = site.articles
    .map((file) => ({file, count: doubtsIn(file, site)}))
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count);
  const total = counted.reduce((sum, {count}) => sum + count, 0);
  return total <= mostDoubts
    ? []
    : [
        {
          file: knowledgeBaseFolder,
          line: null,
          text: `cała baza wiedzy mówi w zdaniach: ${total}, że czegoś nie wiadomo, a granica to ${mostDoubts}. Zmień zdanie, które właśnie dodajesz, albo jedno z dotychczasowych. Takie zdania mają: ${counted.map(({file, count}) => `${path.basename(file)} (${count})`).join(', ')}.`,
        },
      ];
}
