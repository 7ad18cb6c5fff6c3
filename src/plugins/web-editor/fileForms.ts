import {articleName} from '../../content/articles/frontMatter';
import {dataSchemas, type DataFiles} from '../../content/data/dataFiles';
import type {Site} from '../../content/loadSite';
import {faqFile} from '../../content/places';
import * as lists from '../../content/schema/dataWords';
import {bannedClaim, fact, source} from '../../content/schema/facts';
import * as words from '../../content/schema/fieldWords';
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

/** What a list is made of, in the words of its editor. */
interface ListForm extends FormHelp {
  readonly label: string;
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

/** Forms of the YAML files that editors change: texts of pages, and the lists that articles draw on. */
export function fileForms(site: Site): FileForms {
  const {data} = site;
  const choices = choicesOf(site);
  const groups = Object.fromEntries(
    Object.entries(data.paths.value).map(([id, {name}]) => [id, name]),
  );
  const pageHelp = {
    home: {label: 'Strona główna', words: words.homeWords},
    offer: {label: 'Oferta', words: words.offerWords},
    clients: {label: 'Klienci', words: words.clientsWords},
    paths: {
      label: 'Ścieżki dla grup',
      words: lists.pathWords(groups),
      options: Object.fromEntries(
        Object.keys(groups).flatMap((id) => [
          [`${id}.steps.articles`, choices.articles],
          [`${id}.steps.papers`, choices.papers],
        ]),
      ),
    },
    contact: {label: 'Kontakt', words: words.contactWords},
    announcements: {
      label: 'Ogłoszenia',
      words: lists.announcementWords,
      options: {'items.source': choices.sources},
    },
    register: {
      label: 'Wykaz KOWR',
      words: lists.registerWords,
      options: {'readings.fact': choices.facts, 'readings.sources': choices.sources},
    },
  } satisfies Partial<Record<keyof DataFiles, FormHelp & {label: string}>>;
  const listHelp = {
    sources: {
      label: 'Źródła',
      item: 'źródło',
      summary: '{{fields.code}} – {{fields.title}}',
      entry: source,
      words: lists.sourceWords,
      key: {
        label: 'Kod',
        pattern: '^[A-Z][A-Z0-9]*$',
        hint: `Wielkie litery bez ogonków i cyfry; zacznij od litery. ${isPublishedName}`,
      },
    },
    facts: {
      label: 'Fakty',
      item: 'fakt',
      summary: '{{fields.code}} – {{fields.statement}}',
      entry: fact,
      words: lists.factWords,
      options: {sources: choices.sources},
      key: {
        label: 'Numer',
        pattern: '^F[0-9]{2,3}$',
        hint: `Litera F i kolejny wolny numer. ${isPublishedName}`,
      },
    },
    glossary: {
      label: 'Słownik pojęć',
      item: 'hasło',
      summary: '{{fields.term}}',
      entry: glossaryTerm,
      words: lists.glossaryWords,
      options: {facts: choices.facts, article: choices.articles, see: choices.terms},
      key: slugKey('Adres hasła'),
    },
    tags: {
      label: 'Tagi',
      item: 'tag',
      summary: '{{fields.label}}',
      entry: tag,
      words: lists.tagWords,
      key: slugKey('Klucz'),
    },
    bannedClaims: {
      label: 'Zakazane twierdzenia',
      item: 'twierdzenie',
      summary: '{{fields.claim}}',
      entry: bannedClaim,
      words: lists.bannedClaimWords,
      options: {facts: choices.facts},
    },
  } satisfies Partial<Record<keyof DataFiles, ListForm>>;

  const formOf = (name: keyof DataFiles, label: string, fields: FormField[]): FileForm => {
    const {file} = data[name];
    return {name: nameOf(file), label, file, format: `plik-${nameOf(file)}`, fields};
  };
  const pages = entriesOf(pageHelp).map(([name, {label, ...help}]) =>
    formOf(name, label, formFields(dataSchemas[name], help)),
  );
  const listForms = entriesOf<keyof typeof listHelp, ListForm>(listHelp).map(([name, help]) => ({
    form: formOf(name, help.label, [listField(nameOf(data[name].file), help)]),
    format: {listName: nameOf(data[name].file), isKeyed: help.key !== undefined},
  }));
  const spelling = formOf(
    'spelling',
    'Słownik pisowni',
    formFields(dataSchemas.spelling, {words: lists.spellingWords}),
  );
  return {
    formats: Object.fromEntries([
      ...[...pages, spelling].map(({format}) => [format, {}] as const),
      ...listForms.map(({form, format}) => [form.format, format] as const),
    ]),
    pages,
    lists: [...listForms.map(({form}) => form), spelling],
  };
}

/** Names to choose from, in every form. */
export function choicesOf({
  data,
  articles,
  papers,
}: Site): Readonly<
  Record<'articles' | 'facts' | 'papers' | 'sources' | 'tags' | 'terms', readonly WidgetOption[]>
> {
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

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
