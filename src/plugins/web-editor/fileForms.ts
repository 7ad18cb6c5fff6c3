import {articleName} from '../../content/articles/frontMatter';
import {dataSchemas, type DataFiles} from '../../content/data/dataFiles';
import type {Site} from '../../content/loadSite';
import {faqFile} from '../../content/places';
import {bannedClaim, fact, source} from '../../content/schema/facts';
import {glossaryTerm} from '../../content/schema/glossary';
import {tag} from '../../content/schema/knowledgeBase';
import type * as z from 'zod';
import {formFields, type FormField, type FormHelp, type WidgetOption} from './formFields';

/** A YAML format of the editor's script: it keeps what parsing loses, the comments and the shape of a list. */
export interface DataFormat {
  /** A file that is a list is shown as a list under this name, since a form needs a field. */
  readonly listName?: string;
  /** The list is keyed: each key is shown in the field `code` of its entry. */
  readonly isKeyed?: boolean;
}

/** A file with a form of its own, in the shape of Sveltia CMS. */
interface FileForm {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly format: string;
  readonly fields: readonly FormField[];
}

export interface FileForms {
  readonly formats: Readonly<Record<string, DataFormat>>;
  readonly pages: readonly FileForm[];
  readonly lists: readonly FileForm[];
}

/** The texts of a page, in the words of their editor. */
interface PageForm extends FormHelp {
  readonly name: keyof DataFiles;
  readonly label: string;
}

/** What a list is made of. */
interface ListForm extends PageForm {
  /** One entry, in the accusative, because it follows „Dodaj”. */
  readonly item: string;
  /** The text of a closed entry. */
  readonly summary: string;
  readonly entry: z.ZodType;
  /** The key of an entry; none in a list without keys. */
  readonly key?: {readonly label: string; readonly pattern: string; readonly hint: string};
}

const isPublishedName = 'Po publikacji go nie zmieniaj.';
const slugKey = (label: string): Required<ListForm>['key'] => ({
  label,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  hint: `Małe litery bez ogonków, cyfry i łączniki. ${isPublishedName}`,
});

/** A list that nobody reads as a whole: it shows how long it is, and what is added stands first. */
const folded = {
  collapsed: true,
  minimize_collapsed: true,
  add_to_top: true,
  summary: '{{fields.words}}',
};

/** Forms of the YAML files that editors change: texts of pages, and the lists that articles draw on. */
export function fileForms(site: Site): FileForms {
  const {data} = site;
  const choices = choicesOf(site);
  const formOf = ({name, label}: PageForm, fields: FormField[]): FileForm => {
    const {file} = data[name];
    return {name: nameOf(file), label, file, format: `plik-${nameOf(file)}`, fields};
  };
  const pages = pagesWith(choices, data.paths.value).map((page) =>
    formOf(page, formFields(dataSchemas[page.name], page)),
  );
  const ofLists = listsWith(choices).map((list) => {
    const listName = nameOf(data[list.name].file);
    return {
      form: formOf(list, [listField(listName, list)]),
      format: {listName, isKeyed: list.key !== undefined},
    };
  });
  const spelling = formOf(
    {name: 'spelling', label: 'Słownik pisowni'},
    formFields(dataSchemas.spelling).map((words) => ({...words, ...folded})),
  );
  return {
    formats: Object.fromEntries([
      ...[...pages, spelling].map(({format}) => [format, {}] as const),
      ...ofLists.map(({form, format}) => [form.format, format] as const),
    ]),
    pages,
    lists: [...ofLists.map(({form}) => form), spelling],
  };
}

function pagesWith(choices: Choices, paths: Site['data']['paths']['value']): readonly PageForm[] {
  const groups = Object.entries(paths);
  return [
    {name: 'home', label: 'Strona główna'},
    {name: 'offer', label: 'Oferta'},
    {name: 'clients', label: 'Dla kogo'},
    {
      name: 'paths',
      label: 'Ścieżki dla grup',
      labels: Object.fromEntries(groups.map(([id, {name}]) => [id, name])),
      options: Object.fromEntries(
        groups.flatMap(([id]) => [
          [`${id}.steps.articles`, choices.articles],
          [`${id}.steps.papers`, choices.papers],
        ]),
      ),
    },
    {name: 'contact', label: 'Kontakt'},
    {
      name: 'announcements',
      label: 'Ogłoszenia',
      options: {'items.source': choices.sources},
    },
    {
      name: 'changes',
      label: 'Co się zmieniło',
      options: {'items.sources': choices.sources},
    },
    {
      name: 'register',
      label: 'Wykaz KOWR',
      options: {'readings.fact': choices.facts, 'readings.sources': choices.sources},
    },
  ];
}

function listsWith(choices: Choices): readonly ListForm[] {
  return [
    {
      name: 'sources',
      label: 'Źródła',
      item: 'źródło',
      summary: '{{fields.code}} – {{fields.title}}',
      entry: source,
      key: {
        label: 'Kod',
        pattern: '^[A-Z][A-Z0-9]*$',
        hint: `Wielkie litery bez ogonków i cyfry; zacznij od litery. ${isPublishedName}`,
      },
    },
    {
      name: 'facts',
      label: 'Fakty',
      item: 'fakt',
      summary: '{{fields.code}} – {{fields.statement}}',
      entry: fact,
      options: {sources: choices.sources},
      key: {
        label: 'Numer',
        pattern: '^F[0-9]{2,3}$',
        hint: `Litera F i kolejny wolny numer. ${isPublishedName}`,
      },
    },
    {
      name: 'glossary',
      label: 'Słownik pojęć',
      item: 'hasło',
      summary: '{{fields.term}}',
      entry: glossaryTerm,
      options: {facts: choices.facts, article: choices.articles, see: choices.terms},
      key: slugKey('Adres hasła'),
    },
    {
      name: 'tags',
      label: 'Tagi',
      item: 'tag',
      summary: '{{fields.label}}',
      entry: tag,
      key: slugKey('Klucz'),
    },
    {
      name: 'bannedClaims',
      label: 'Zakazane twierdzenia',
      item: 'twierdzenie',
      summary: '{{fields.claim}}',
      entry: bannedClaim,
      options: {facts: choices.facts},
    },
  ];
}

/** Names to choose from, in every form. */
type Choices = Readonly<
  Record<'articles' | 'facts' | 'papers' | 'sources' | 'tags' | 'terms', readonly WidgetOption[]>
>;

export function choicesOf({data, articles, papers}: Site): Choices {
  const plain = (values: readonly string[]): WidgetOption[] =>
    values
      .slice()
      .sort()
      .map((value) => ({label: value, value}));
  const named = <T>(all: Readonly<Record<string, T>>, nameOf: (entry: T) => string) =>
    Object.entries(all).map(([value, entry]) => ({label: `${value} – ${nameOf(entry)}`, value}));

  return {
    articles: plain(articles.filter((file) => file !== faqFile).map(articleName)),
    papers: plain(papers.map(articleName)),
    tags: plain(Object.keys(data.tags.value)),
    terms: plain(Object.keys(data.glossary.value)),
    facts: named(data.facts.value, ({statement}) => statement),
    sources: named(data.sources.value, ({title}) => title),
  };
}

function listField(name: string, {label, item, summary, entry, key, ...help}: ListForm): FormField {
  return {
    name,
    label,
    label_singular: item,
    widget: 'list',
    required: true,
    collapsed: true,
    summary,
    fields: [
      ...(key
        ? [
            {
              name: 'code',
              label: key.label,
              widget: 'string',
              required: true,
              pattern: [key.pattern, 'Popraw zapis według podpowiedzi.'],
              hint: key.hint,
            },
          ]
        : []),
      ...formFields(entry, help),
    ],
  };
}

/** `src/data/zrodla.yaml` → `zrodla`. */
function nameOf(file: string): string {
  return file.replace(/^.*\/|\.ya?ml$/g, '');
}
