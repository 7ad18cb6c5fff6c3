import type {GlossaryTerms} from '../../content/schema/glossary';
import type {GlossaryEntry, TermCard} from '../../domain/articles/glossary';
import {setPolishSpaces, setPolishSpacesDeep} from '@cooperative/polish';
import type {Doc} from '../../docusaurus/build/loadedContent';
import {sitePath} from './articleList';

/** Terms with the titles of their articles. */
export function glossaryEntries(
  terms: GlossaryTerms,
  docs: readonly Doc[],
  baseUrl: string,
): GlossaryEntry[] {
  const bySlug = new Map(docs.map((doc) => [doc.permalink.split('/').at(-1), doc]));
  return Object.entries(terms).map(([id, term]) => {
    const doc = term.article === undefined ? undefined : bySlug.get(term.article);
    return {
      id,
      abbreviations: term.abbreviations,
      ...setPolishSpacesDeep({
        term: term.term,
        forms: term.forms,
        synonyms: term.synonyms,
        definition: term.definition,
        basis: term.basis,
      }),
      article: doc
        ? {title: setPolishSpaces(doc.title), permalink: sitePath(doc.permalink, baseUrl)}
        : null,
      see: term.see.map((other) => ({id: other, term: terms[other]?.term ?? other})),
    };
  });
}

/** What the term cards say, by id. */
export function glossaryCards(entries: readonly GlossaryEntry[]): Record<string, TermCard> {
  return Object.fromEntries(entries.map(({id, term, definition}) => [id, {term, definition}]));
}
