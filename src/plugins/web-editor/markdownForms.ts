import {article} from '../../content/schema/article';
import {paper} from '../../content/schema/paper';
import type {Site} from '../../content/loadSite';
import {choicesOf} from './fileForms';
import {formFields, type FormField} from './formFields';

/** A field of our own, which `browser/sources.mjs` draws. */
const sourcesControl = {
  widget: 'zrodla',
  hint: 'Znajdź źródło i wybierz je: dopisze się do artykułu, a jego znak stanie w treści w miejscu kursora. Kolejność daje numery w tekście.',
};

/** Title and description, the sources, the text, then the other fields of the front matter. The text is plain Markdown: rich text would break our citations. */
export function fieldsOfArticles(site: Site): FormField[] {
  const {articles, facts, tags, terms} = choicesOf(site);
  const fields = formFields(article, {
    options: {tags, facts, related: articles, glossary_skip: terms},
    defaults: {
      level: 'podstawowy',
      sidebar_position: 99,
      updated: '{{now}}',
      checked: '{{now}}',
    },
  });
  const first = ['title', 'description'];
  return [
    ...fields.filter(({name}) => first.includes(name)),
    ...fields
      .filter(({name}) => name === 'sources')
      .map(({name, label, required}) => ({name, label, required, ...sourcesControl})),
    {
      name: 'body',
      label: 'Treść',
      widget: 'richtext',
      modes: ['raw'],
      required: true,
      hint: 'Nagłówki zaczynaj od „##”. Po zdaniu o prawie, dacie lub liczbie postaw źródło: [^OZE, art. 38c].',
    },
    ...fields.filter(({name}) => ![...first, 'sources'].includes(name)),
  ];
}

/** Fields of a paper, and its text. */
export function fieldsOfPapers(site: Site): FormField[] {
  return [
    ...formFields(paper, {
      options: {'basis.source': choicesOf(site).sources},
      defaults: {order: 99, checked: '{{now}}'},
    }),
    {
      name: 'body',
      label: 'Treść',
      widget: 'richtext',
      modes: ['raw'],
      required: true,
      hint: 'Miejsce do wpisania to co najmniej cztery podkreślenia po słowie: „Data: ________”.',
    },
  ];
}
