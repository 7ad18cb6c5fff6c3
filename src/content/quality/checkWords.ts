import {countDoubts} from '../../domain/articles/doubt';
import {splitSentences} from '../../domain/polish/sentences';
import {wording} from '../../domain/polish/wording';
import type {Text} from '../data/parseYaml';
import type {Site} from '../loadSite';
import type {Problem} from '../problem';
import type {GlossaryTerms} from '../schema/glossary';

/** Most sentences of the knowledge base that may say something is unknown. Each names what to do and whom to ask. */
export const mostDoubts = 19;

const quoted = /„[^„”]*”/g;

/** One word for one thing: a text uses the name of the glossary, unless it quotes another. */
export function checkNames(
  file: string,
  texts: readonly Text[],
  glossary: GlossaryTerms,
): Problem[] {
  const avoided = Object.values(glossary).filter(({avoid}) => avoid.length > 0);
  return texts.flatMap(({text, line}) =>
    avoided.flatMap(({term, avoid}) => {
      const unquoted = text.replace(quoted, '');
      const found = avoid.flatMap((pattern) => wording(pattern).exec(unquoted)?.[0] ?? [])[0];
      return found === undefined
        ? []
        : [
            {
              file,
              line,
              text: `znaleziono „${found}”, a słownik nazywa to „${term}”. Użyj tej nazwy.`,
            },
          ];
    }),
  );
}

/** How many sentences of an article say that something is unknown. */
export function doubtsIn(file: string, {read}: Pick<Site, 'read'>): number {
  return countDoubts(read(file).body.blocks.flatMap(({text}) => splitSentences(text)));
}

/** Uncertainty is said once, where it matters: the whole knowledge base has a limit. */
export function checkDoubts(site: Site): Problem[] {
  const counted = site.articles
    .map((file) => ({file, count: doubtsIn(file, site)}))
    .sort((a, b) => b.count - a.count);
  const total = counted.reduce((sum, {count}) => sum + count, 0);
  const [most] = counted;
  return total <= mostDoubts || most === undefined
    ? []
    : [
        {
          file: most.file,
          line: null,
          text: `cała baza wiedzy mówi w zdaniach: ${total}, że czegoś nie wiadomo, a granica to ${mostDoubts}. Powiedz to raz, tam, gdzie to ważne. Najwięcej ma ten artykuł: ${most.count}.`,
        },
      ];
}
