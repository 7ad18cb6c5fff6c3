import {article} from '../../content/schema/article';
import * as words from '../../content/schema/fieldWords';
import {paper} from '../../content/schema/paper';
import type {Site} from '../../content/loadSite';
import {choicesOf} from './fileForms';
import {formFields, type FormField} from './formFields';

/** Title and description, the text, then the other fields of the front matter. The text is plain Markdown: rich text would break our citations. */
export function fieldsOfArticles(site: Site): FormField[] {
  const {articles, facts, sources, tags, terms} = choicesOf(site);
  const fields = formFields(article, {
    words: {...words.articleWords, ...words.nestedArticleWords},
    options: {tags, sources, facts, related: articles, glossary_skip: terms},
    defaults: {
      level: 'podstawowy',
      sidebar_position: 99,
      updated: '{{now}}',
      checked: '{{now}}',
    },
  });
  const data = fields.findIndex(({name}) => !['title', 'description'].includes(name));
  return [
    ...fields.slice(0, data),
    {
      name: 'body',
      label: 'Treść',
      widget: 'richtext',
      modes: ['raw'],
      required: true,
      hint: 'Nagłówki zaczynaj od „##”. Po zdaniu o prawie, dacie lub liczbie postaw źródło: [^OZE, art. 38c].',
    },
    ...fields.slice(data),
  ];
}

/** Fields of a paper, and its text. */
export function fieldsOfPapers(site: Site): FormField[] {
  return [
    ...formFields(paper, {
      words: {...words.paperWords, ...words.nestedPaperWords},
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
