import path from 'node:path';
import {VFile} from 'vfile';
import {admitsDoubt} from '../../domain/articles/doubt';
import {isUncertain} from '../schema/schema';
import {factsPath} from '../data/load';
import {sameTitle, unknownRelated, unknownSource} from './messages';
import {citations} from '../markdown/steps/citations';
import {asProblem, type Problem} from '../problem';
import type {MarkdownFile} from '../articles/readMarkdown';
import {isArticle, type Site} from '../loadSite';

/** What an article names in its fields: sources, tags, related articles and facts exist; sources are cited. */
export function checkReferences(markdown: MarkdownFile, site: Site): Problem[] {
  const {file, fields, tree} = markdown;
  const list = (name: string): string[] => listOf(fields[name]);
  const whole = (text: string): Problem => ({file, line: null, text});
  const names = site.markdownFiles.filter(isArticle).map((name) => path.basename(name, '.md'));
  const own = path.basename(file, '.md');
  const {title} = fields;
  const namesake = site.markdownFiles.find(
    (other) =>
      other !== file &&
      isArticle(other) &&
      // Reading the fields of every article takes a while; few hold the text of this title.
      site.textOf(other).includes(String(title)) &&
      site.fieldsOf(other).title === title,
  );

  return [
    ...(namesake === undefined || typeof title !== 'string'
      ? []
      : [whole(sameTitle(title, namesake))]),
    ...list('sources')
      .filter((code) => !(code in site.sources))
      .map((code) => whole(unknownSource(code))),
    ...list('tags')
      .filter((tag) => !site.tags.has(tag))
      .map((tag) =>
        whole(
          `pole „tags” wymienia „${tag}”, a takiego tagu nie ma w pliku baza-wiedzy/tagi.yml. Wybierz inny albo dopisz go tam.`,
        ),
      ),
    ...list('related')
      .filter((name) => name === own || !names.includes(name))
      .map((name) => whole(unknownRelated(name))),
    ...checkFacts(markdown, site),
    ...asProblem(file, () => {
      citations()(
        structuredClone(tree),
        new VFile({path: path.resolve(file), data: {frontMatter: {sources: list('sources')}}}),
      );
    }),
  ];
}

/** Facts of an article: each is known, and of an uncertain one the text says that it is uncertain. */
export function checkFacts(markdown: MarkdownFile, site: Site): Problem[] {
  return listOf(markdown.fields.facts).flatMap((id) => checkFact(id, markdown, site));
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function checkFact(id: string, {file, sections}: MarkdownFile, {facts}: Site): Problem[] {
  const fact = facts[id];
  if (!fact) {
    return [
      {
        file,
        line: null,
        text: `pole „facts” wymienia „${id}”, a takiego faktu nie ma w pliku ${factsPath}. Dopisz go tam albo popraw numer.`,
      },
    ];
  }
  const texts = sections.map(({heading, text}) => `${heading}. ${text}`);
  return !isUncertain(fact.certainty) || admitsDoubt(texts, fact.about ?? '')
    ? []
    : [
        {
          file,
          line: null,
          text: `fakt ${id} nie jest potwierdzony, a tekst o tym nie mówi. W części o nim (słowa: ${fact.about ?? ''}) dopisz np. „nie udało się potwierdzić” albo usuń ${id} z pola „facts”.`,
        },
      ];
}
