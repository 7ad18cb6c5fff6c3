import {articleName} from '../../content/articles/frontMatter';
import {paperAddress, type Site} from '../../content/loadSite';
import {faqFile, knowledgeBaseFolder, papersFolder} from '../../content/places';
import type {Settings} from '../../site/settings';
import {fileForms, type DataFormat, type FileForms} from './fileForms';
import {insertsOf, type Inserts} from './inserts';
import {fieldsOfArticles, fieldsOfPapers} from './markdownForms';

export type EditorSettings = Pick<
  Settings,
  'name' | 'githubRepository' | 'githubBranch' | 'cmsAuthUrl'
>;

/** The form requires a repository even if there is none and only local files are edited. */
const noRepository = 'brak/repozytorium';

const faqForm = 'faq';

/** The content of `redakcja/config.json`: the configuration of Sveltia CMS and the formats it names. */
export interface EditorConfig {
  readonly isConnected: boolean;
  readonly formats: Readonly<Record<string, DataFormat>>;
  /** A built page to show drafts in, and the forms whose drafts it can show. */
  readonly previews: readonly {readonly page: string; readonly names: readonly string[]}[];
  readonly inserts: Inserts;
  readonly cms: Readonly<Record<string, unknown>>;
}

/** Forms of the web editor, made from the schema of the editors' files. */
export function editorConfig(site: Site, settings: EditorSettings): EditorConfig {
  const forms = fileForms(site);
  return {
    isConnected: settings.githubRepository !== null,
    formats: forms.formats,
    previews: previewsOf(site),
    inserts: insertsOf(site),
    cms: {
      load_config_file: false,
      app_title: settings.name,
      backend: backendOf(settings),
      // Every change starts as a pull request, so that the checks run before it reaches the site.
      publish_mode: 'editorial_workflow',
      media_folder: 'static/img',
      public_folder: '/img',
      show_preview_links: false,
      slug: {encoding: 'ascii', clean_accents: true, maxlength: 60},
      output: {omit_empty_optional_fields: true, yaml: {quote: 'single'}},
      collections: collectionsOf(site, forms),
    },
  };
}

function backendOf({githubRepository, githubBranch, cmsAuthUrl}: EditorSettings) {
  return {
    name: 'github',
    repo: githubRepository ?? noRepository,
    branch: githubBranch,
    auth_methods: cmsAuthUrl === null ? ['token'] : ['oauth', 'token'],
    ...(cmsAuthUrl !== null && {base_url: cmsAuthUrl}),
  };
}

/** What the menu of the editor lists: each category, the papers, the pages, the lists. */
function collectionsOf(site: Site, {pages, lists}: FileForms) {
  const articleFields = fieldsOfArticles(site);
  const made = {create: true, slug: {template: '{{title}}', editable: ['create']}};
  return [
    ...inOrder(site.categories).map(([folder, category]) => ({
      name: folder,
      label: category.value.label,
      // In the menu of what can be made, the articles of all categories stand together.
      label_singular: `artykuł: ${category.value.label}`,
      icon: 'article',
      folder: `${knowledgeBaseFolder}/${folder}`,
      ...made,
      // Pictures are next to the article.
      media_folder: '',
      public_folder: '.',
      fields: articleFields,
    })),
    {
      name: papersFolder,
      label: 'Wzory pism',
      label_singular: 'wzór',
      icon: 'assignment',
      folder: papersFolder,
      ...made,
      fields: fieldsOfPapers(site),
    },
    {
      name: 'strony',
      label: 'Pytania i strony',
      icon: 'description',
      files: [
        {name: faqForm, label: 'Pytania i odpowiedzi', file: faqFile, fields: articleFields},
        ...pages,
      ],
    },
    {
      name: 'listy',
      label: 'Źródła, fakty, słownik, tagi',
      icon: 'list_alt',
      // It would repeat the whole list beside the form, every one of a hundred words.
      editor: {preview: false},
      files: lists,
    },
  ];
}

function previewsOf(site: Site): EditorConfig['previews'] {
  return [
    {page: `..${modelArticle(site)}`, names: [...site.categories.keys(), faqForm]},
    ...site.papers
      .slice(0, 1)
      .map((file) => ({page: `..${paperAddress(file)}`, names: [papersFolder]})),
  ];
}

/** The categories as the site lists them. */
function inOrder(categories: Site['categories']) {
  return [...categories].sort(([, a], [, b]) => a.value.position - b.value.position);
}

/** An article with everything a preview must be able to show. */
function modelArticle({articles, read}: Site): string {
  const model =
    articles.find((file) => file !== faqFile && read(file).content.includes('\n:::info[')) ??
    faqFile;
  return `/${knowledgeBaseFolder}/${articleName(model)}`;
}
