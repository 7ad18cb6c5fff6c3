import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expandForm, type GlossaryEntry} from '../../domain/glossary';
import {glossaryPage} from '../../site/navigation';
import {splitFrontMatter} from '../markdown/parseFrontMatter';
import {sitePath} from './articleList';
import {markdownSections} from './markdownSections';
import {textsOf, type SearchablePage} from './searchDocuments';

interface Input {
  readonly docs: readonly LoadedVersion['docs'][number][];
  readonly data: Readonly<Record<string, unknown>>;
  readonly glossary: readonly GlossaryEntry[];
  readonly readFile: (file: string) => string;
  readonly baseUrl: string;
}

/** Pages whose text stands in a data file. */
const dataPages = [
  {data: 'offer', title: 'Oferta', url: '/oferta'},
  {data: 'clients', title: 'Klienci', url: '/klienci'},
  {data: 'contact', title: 'Kontakt', url: '/kontakt'},
] as const;

const markdownPages = ['o-nas', 'polityka', 'deklaracja-dostepnosci'] as const;

/** Every page of the site that the search should find. */
export function searchablePages({
  docs,
  data,
  glossary,
  readFile,
  baseUrl,
}: Input): SearchablePage[] {
  return [
    ...docs.map((doc): SearchablePage => {
      const file = doc.source.replace('@site/', '');
      const {content, fields} = splitFrontMatter(file, readFile(file));
      const url = sitePath(doc.permalink, baseUrl);
      return {
        kind: url === '/faq' ? 'question' : 'article',
        title: doc.title,
        url,
        description: doc.description,
        aliases: (fields as {aliases?: string[]}).aliases ?? [],
        sections: markdownSections(content),
      };
    }),
    ...markdownPages.map((slug): SearchablePage => {
      const file = `src/pages/${slug}.mdx`;
      const {content, fields} = splitFrontMatter(file, readFile(file));
      const {title, description} = fields as {title: string; description: string};
      return {
        kind: 'page',
        title,
        url: `/${slug}`,
        description,
        aliases: [],
        sections: markdownSections(content),
      };
    }),
    glossarySearch(glossary),
    ...dataPages.map((page): SearchablePage => ({
      kind: 'page',
      title: page.title,
      url: page.url,
      description: textsOf(data[page.data]).join(' '),
      aliases: [],
      sections: [],
    })),
  ];
}

/** Each term is a section, found also by its forms and by words close to it. */
function glossarySearch(glossary: readonly GlossaryEntry[]): SearchablePage {
  return {
    kind: 'page',
    title: glossaryPage.label,
    url: glossaryPage.to,
    description: 'Hasła z definicjami, odmianą i podstawą prawną.',
    aliases: ['glosariusz', 'definicje', 'skróty'],
    sections: glossary.map(({id, term, abbreviations, forms, synonyms, definition}) => ({
      heading: [term, ...abbreviations].join(', '),
      id,
      depth: 2,
      text: definition,
      aliases: [...forms.flatMap(expandForm), ...synonyms],
    })),
  };
}
