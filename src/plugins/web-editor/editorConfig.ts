import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import * as words from '../../content/schema/fieldWords';
import {
  dataFiles,
  loadFacts,
  loadGlossary,
  loadSources,
  loadYaml,
  sourcesPath,
} from '../../content/data/load';
import * as schema from '../../content/schema/schema';
import type {Settings} from '../../site/settings';
import {knowledgeBaseFolder} from '../../content/markdown/hooks/parseFrontMatter';
import {formFields, type FormField, type Option} from './formFields';

export type EditorSettings = Pick<
  Settings,
  'name' | 'githubRepository' | 'githubBranch' | 'cmsAuthUrl'
>;

/** The form wants a repository even where there is none and only files of the own machine are edited. */
const noRepository = 'brak/repozytorium';

/** Data files the editor opens, by their names in `dataFiles`. */
const pages = {
  home: {label: 'Strona główna', words: words.homeWords},
  offer: {label: 'Oferta', words: words.offerWords},
  clients: {label: 'Klienci', words: words.clientsWords},
  contact: {label: 'Kontakt', words: words.contactWords},
} as const satisfies Partial<Record<keyof typeof dataFiles, {label: string; words: words.Words}>>;

/** A format of YAML of the editor's script: it keeps the description on top of a file, which parsing loses. */
interface DataFormat {
  /** Comment lines on top of the file. */
  readonly header: string;
  /** A file that is a list by codes is shown as one list under this name, each code in the field `code`. */
  readonly listName?: string;
}

/** What `redakcja/config.json` holds: the configuration of Sveltia CMS and the formats it names. */
export interface EditorConfig {
  readonly isConnected: boolean;
  readonly formats: Readonly<Record<string, DataFormat>>;
  readonly cms: Readonly<Record<string, unknown>>;
}

/** Forms of the web editor, made of the schema of what editors write. */
export function editorConfig(siteDir: string, settings: EditorSettings): EditorConfig {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const articleFields = fieldsOfArticles(siteDir);
  const inHeaderFormat = (name: string): {format: string} => ({format: `opisany-${name}`});
  const header = (file: string): string => /^(?:#.*\n)*/.exec(read(file))?.[0] ?? '';

  return {
    isConnected: settings.githubRepository !== null,
    formats: {
      ...Object.fromEntries(
        Object.entries(dataFiles).map(([name, {file}]) => [
          inHeaderFormat(name).format,
          {header: header(file)},
        ]),
      ),
      [inHeaderFormat('sources').format]: {header: header(sourcesPath), listName: 'zrodla'},
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
      // Every change is a pull request first, so that the checks run before it reaches the site.
      publish_mode: 'editorial_workflow',
      media_folder: 'static/img',
      public_folder: '/img',
      show_preview_links: false,
      slug: {encoding: 'ascii', clean_accents: true, maxlength: 60},
      output: {omit_empty_optional_fields: true, yaml: {quote: 'single'}},
      collections: [
        ...foldersOf(siteDir).map((folder) => ({
          name: folder,
          label: loadYaml(
            siteDir,
            `${knowledgeBaseFolder}/${folder}/_category_.yml`,
            schema.category,
          ).label,
          label_singular: 'artykuł',
          icon: 'article',
          folder: `${knowledgeBaseFolder}/${folder}`,
          create: true,
          slug: {template: '{{title}}', editable: ['create']},
          // Pictures lie beside the article.
          media_folder: '',
          public_folder: '.',
          fields: articleFields,
        })),
        {
          name: 'pliki',
          label: 'Pytania, źródła i strony',
          icon: 'description',
          files: [
            {
              name: 'faq',
              label: 'Pytania i odpowiedzi',
              file: `${knowledgeBaseFolder}/faq.md`,
              fields: articleFields,
            },
            {
              name: 'zrodla',
              label: 'Źródła',
              file: sourcesPath,
              ...inHeaderFormat('sources'),
              fields: [sourceList()],
            },
            ...Object.entries(pages).map(([name, page]) => {
              const {file, schema: shape} = dataFiles[name as keyof typeof pages];
              return {
                name,
                label: page.label,
                file,
                ...inHeaderFormat(name),
                fields: formFields(shape as z.ZodType, {words: page.words}),
              };
            }),
          ],
        },
      ],
    },
  };
}

function foldersOf(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, knowledgeBaseFolder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** Fields of the front matter, and the text. The text is plain Markdown: rich text would spoil our citations. */
function fieldsOfArticles(siteDir: string): FormField[] {
  const sources = loadSources(siteDir);
  const named = (value: string, name: string): Option => ({label: `${value} – ${name}`, value});
  const articles = foldersOf(siteDir).flatMap((folder) =>
    readdirSync(path.join(siteDir, knowledgeBaseFolder, folder))
      .filter((file) => file.endsWith('.md') && !file.startsWith('_'))
      .map((file) => file.replace(/\.md$/, '')),
  );
  const plain = (values: readonly string[]): Option[] =>
    values.toSorted().map((value) => ({label: value, value}));

  return [
    ...formFields(schema.article, {
      words: {...words.articleWords, ...words.nestedArticleWords},
      options: {
        tags: plain(tagsOf(siteDir)),
        sources: Object.entries(sources).map(([code, {title}]) => named(code, title)),
        facts: Object.entries(loadFacts(siteDir, sources)).map(([id, {statement}]) =>
          named(id, statement),
        ),
        related: plain(articles),
        glossary_skip: plain(Object.keys(loadGlossary(siteDir))),
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

function tagsOf(siteDir: string): string[] {
  const tags = readFileSync(path.join(siteDir, knowledgeBaseFolder, 'tagi.yml'), 'utf8');
  return [...tags.matchAll(/^([a-z0-9-]+):/gm)].map(([, key = '']) => key);
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
      ...formFields(schema.source, {words: words.sourceWords}),
    ],
  };
}
