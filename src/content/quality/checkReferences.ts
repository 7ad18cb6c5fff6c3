import {admitsDoubt} from '../../domain/articles/doubt';
import {articleName, listOf} from '../articles/frontMatter';
import type {MarkdownFile} from '../articles/readMarkdown';
import {dataPaths} from '../data/dataFiles';
import type {Around} from '../loadSite';
import {findCitationSlips} from '../markdown/steps/citations';
import {findUnknownTerms} from '../markdown/steps/glossaryTerms';
import type {Problem} from '../problem';
import {isUncertain, type Fact} from '../schema/facts';

/**
 * Checks that the sources, tags, related articles, facts and terms in an article's fields exist and that sources are
 * cited. A broken data file is skipped here, because its own problems have to be fixed first.
 */
export function checkReferences(markdown: MarkdownFile, site: Around): Problem[] {
  const {file, fields, lineOf, body} = markdown;
  const {sources, tags, glossary} = site.data;
  /** One problem for each entry of a list field that violates the rule. */
  const eachOf = (field: string, rule: (entry: string) => string | null): Problem[] =>
    listOf(fields[field]).flatMap((entry, index) => {
      const text = rule(entry);
      return text === null ? [] : [{file, line: lineOf([field, index]), text}];
    });
  const unlessKnown = (list: object | null, entry: string, text: string): string | null =>
    list === null || Object.hasOwn(list, entry) ? null : text;

  return [
    ...checkTitle(markdown, site),
    ...eachOf('sources', (code) =>
      unlessKnown(
        sources.valueOrNull,
        code,
        `pole „sources” wymienia kod „${code}”, którego nie ma w pliku ${sources.file}. Dodaj tam źródło albo popraw kod.`,
      ),
    ),
    ...eachOf('tags', (tag) =>
      unlessKnown(
        tags.valueOrNull,
        tag,
        `pole „tags” wymienia „${tag}”, a takiego tagu nie ma w pliku ${tags.file}. Wybierz inny albo dopisz go tam.`,
      ),
    ),
    ...eachOf('related', (name) => wrongRelated(name, file, site)),
    ...checkFacts(markdown, site),
    ...findUnknownTerms(listOf(fields.glossary_skip), glossary.valueOrNull).map((finding) => ({
      file,
      ...finding,
      line: lineOf(['glossary_skip']),
    })),
    ...findCitationSlips(body.tree, listOf(fields.sources)).map(({line, text}) => ({
      file,
      line: line ?? lineOf(['sources']),
      text,
    })),
  ];
}

/** Checks that each fact of an article exists, and that the text admits it if a fact is uncertain. */
export function checkFacts(markdown: MarkdownFile, {data}: Around): Problem[] {
  const {file, fields, lineOf} = markdown;
  const facts = data.facts.valueOrNull;
  return facts === null
    ? []
    : listOf(fields.facts).flatMap((id, index) => {
        const text = wrongFact(id, Object.hasOwn(facts, id) ? facts[id] : undefined, markdown);
        return text === null ? [] : [{file, line: lineOf(['facts', index]), text}];
      });
}

function checkTitle({file, fields: {title}, lineOf}: MarkdownFile, site: Around): Problem[] {
  const namesake = site.articles.find(
    (other) => other !== file && site.fieldsOf(other).title === title,
  );
  return namesake === undefined || typeof title !== 'string'
    ? []
    : [
        {
          file,
          line: lineOf(['title']),
          text: `tytuł „${title}” ma już plik ${namesake}. Zmień jeden z nich.`,
        },
      ];
}

function wrongRelated(name: string, file: string, site: Around): string | null {
  const target = site.articles.find((other) => other !== file && articleName(other) === name);
  if (target === undefined) {
    return `pole „related” wymienia „${name}”, a takiego artykułu nie ma. Wpisz nazwę pliku innego artykułu, bez katalogu i końcówki .md.`;
  }
  return site.fieldsOf(target).retired === undefined
    ? null
    : `pole „related” wymienia „${name}”, a to artykuł wycofany. Wybierz inny.`;
}

function wrongFact(id: string, fact: Fact | undefined, {body}: MarkdownFile): string | null {
  if (!fact) {
    return `pole „facts” wymienia „${id}”, a takiego faktu nie ma w pliku ${dataPaths.facts}. Dopisz go tam albo popraw numer.`;
  }
  if (fact.notForReaders !== undefined) {
    return `fakt ${id} ma w pliku ${dataPaths.facts} pole „notForReaders” (${fact.notForReaders}). Usuń je, jeśli fakt jest dla czytelników, albo usuń ${id} z pola „facts”.`;
  }
  const texts = body.sections.map(({heading, text}) => `${heading}. ${text}`);
  return !isUncertain(fact.certainty) || admitsDoubt(texts, fact.about ?? '')
    ? null
    : `fakt ${id} nie jest potwierdzony, a tekst o tym nie mówi. W części o nim (słowa: ${fact.about ?? ''}) dopisz np. „przepisy tego nie rozstrzygają” albo usuń ${id} z pola „facts”.`;
}
