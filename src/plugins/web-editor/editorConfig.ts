import * as words from '../../content/schema/fieldWords';
import {dataSchemas, type DataFiles} from '../../content/data/dataFiles';
import {articleName} from '../../content/articles/frontMatter';
import type {Site} from '../../content/loadSite';
import {faqFile, knowledgeBaseFolder, papersFolder} from '../../content/places';
import {article} from '../../content/schema/article';
import {source} from '../../content/schema/facts';
import {paper} from '../../content/schema/paper';
import type {Settings} from '../../site/settings';
import {formFields, type FormField, type WidgetOption} from './formFields';

export type EditorSettings = Pick<
  Settings,
  'name' | 'githubRepository' | 'githubBranch' | 'cmsAuthUrl'
>;

/** The form requires a repository even if there is none and only local files are edited. */
const noRepository = 'brak/repozytorium';

/** Data files the editor opens. */
const pages = {
  home: {label: 'Strona główna', words: words.homeWords},
  offer: {label: 'Oferta', words: words.offerWords},
  clients: {label: 'Klienci', words: words.clientsWords},
  contact: {label: 'Kontakt', words: words.contactWords},
} as const satisfies Partial<Record<keyof DataFiles, {label: string; words: words.Words}>>;

const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/** A YAML format of the editor's script: it keeps the description at the top of a file, which parsing loses. */
interface DataFormat {
  /** Comment lines at the top of the file. */
  readonly header: string;
  /** A file that is a list keyed by code is shown as one list under this name, each code in the field `code`. */
  readonly listName?: string;
}

/** The content of `redakcja/config.json`: the configuration of Sveltia CMS and the formats it names. */
export interface EditorConfig {
  readonly isConnected: boolean;
  readonly formats: Readonly<Record<string, DataFormat>>;
  readonly cms: Readonly<Record<string, unknown>>;
}

/** Forms of the web editor, made from the schema of the editors' files. */
export function editorConfig(site: Site, settings: EditorSettings): EditorConfig {
  const {data, categories} = site;
  const articleFields = fieldsOfArticles(site);
  const inHeaderFormat = (name: string): {format: string} => ({format: `opisany-${name}`});
  const header = (name: keyof DataFiles): string => /^(?:#.*\n)*/.exec(data[name].text)?.[0] ?? '';

  return {
    isConnected: settings.githubRepository !== null,
    formats: {
      ...Object.fromEntries(
        pageNames.map((name) => [inHeaderFormat(name).format, {header: header(name)}]),
      ),
      [inHeaderFormat('sources').format]: {header: header('sources'), listName: 'zrodla'},
    },
    cms: {
      load_config_file: false,
      app_title: settings.name,
      backend: {
        name: 'github',
        repo: settings.githubRepository ?? noRepository,
        branch: settings.githubBranch,
        auth_methods: settings.cmsAuthUrl === null ? ['token'] : ['oauth', 'token'],
        ...(settings.cmsAuthUrl !== null && {base_url: settings.cmsAuthUrl}),
      },
      // Every change starts as a pull request, so that the checks run before it reaches the site.
      publish_mode: 'editorial_workflow',
      media_folder: 'static/img',
      public_folder: '/img',
      show_preview_links: false,
      slug: {encoding: 'ascii', clean_accents: true, maxlength: 60},
      output: {omit_empty_optional_fields: true, yaml: {quote: 'single'}},
      collections: [
        ...[...categories].map(([folder, category]) => ({
          name: folder,
          label: category.value.label,
          label_singular: 'artykuł',
          icon: 'article',
          folder: `${knowledgeBaseFolder}/${folder}`,
          create: true,
          slug: {template: '{{title}}', editable: ['create']},
          // Pictures are next to the article.
          media_folder: '',
          public_folder: '.',
          fields: articleFields,
        })),
        {
          name: 'wzory',
          label: 'Wzory pism',
          label_singular: 'wzór',
          icon: 'assignment',
          folder: papersFolder,
          create: true,
          slug: {template: '{{title}}', editable: ['create']},
          fields: fieldsOfPapers(site),
        },
        {
          name: 'pliki',
          label: 'Pytania, źródła i strony',
          icon: 'description',
          files: [
            {
              name: 'faq',
              label: 'Pytania i odpowiedzi',
              file: faqFile,
              fields: articleFields,
            },
            {
              name: 'zrodla',
              label: 'Źródła',
              file: data.sources.file,
              ...inHeaderFormat('sources'),
              fields: [sourceList()],
            },
            ...pageNames.map((name) => ({
              name,
              label: pages[name].label,
              file: data[name].file,
              ...inHeaderFormat(name),
              fields: formFields(dataSchemas[name], {words: pages[name].words}),
            })),
          ],
        },
      ],
    },
  };
}

/** Fields of the front matter, and the text. The text is plain Markdown: rich text would break our citations. */
function fieldsOfArticles({articles, data}: Site): FormField[] {
  const named = (value: string, name: string): WidgetOption => ({
    label: `${value} – ${name}`,
    value,
  });
  const plain = (values: readonly string[]): WidgetOption[] =>
    values
      .slice()
      .sort()
      .map((value) => ({label: value, value}));

  return [
    ...formFields(article, {
      words: {...words.articleWords, ...words.nestedArticleWords},
      options: {
        tags: plain(Object.keys(data.tags.value)),
        sources: Object.entries(data.sources.value).map(([code, {title}]) => named(code, title)),
        facts: Object.entries(data.facts.value).map(([id, {statement}]) => named(id, statement)),
        related: plain(articles.filter((file) => file !== faqFile).map(articleName)),
        glossary_skip: plain(Object.keys(data.glossary.value)),
      },
      defaults: {
        level: 'podstawowy',
        sidebar_position: 99,
        updated: '{{now}}',
        checked: '{{now}}',
      },
    }),
    {
      name: 'body',
      label: 'Treść',
      widget: 'richtext',
      modes: ['raw'],
      required: true,
      hint: 'Nagłówki zaczynaj od „##”. Po zdaniu o prawie, dacie lub liczbie postaw źródło: [^OZE, art. 38c].',
    },
  ];
}

/** Fields of a paper, and its text. */
function fieldsOfPapers({data}: Site): FormField[] {
  return [
    ...formFields(paper, {
      words: {...words.paperWords, ...words.nestedPaperWords},
      options: {
        'basis.source': Object.entries(data.sources.value).map(([code, {title}]) => ({
          label: `${code} – ${title}`,
          value: code,
        })),
      },
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

function sourceList(): FormField {
  return {
    name: 'zrodla',
    label: 'Źródła',
    label_singular: 'źródło',
    widget: 'list',
    required: true,
    collapsed: true,
    summary: '{{fields.code}} – {{fields.title}}',
    fields: [
      {
        name: 'code',
        label: 'Kod',
        widget: 'string',
        required: true,
        pattern: ['^[A-Z][A-Z0-9]*$', 'Wielkie litery bez ogonków i cyfry; zacznij od litery.'],
        hint: 'Po publikacji go nie zmieniaj.',
      },
      ...formFields(source, {words: words.sourceWords}),
    ],
  };
}
