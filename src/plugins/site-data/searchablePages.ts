import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import matter from 'gray-matter';
import {sitePath} from './articleList';
import {markdownSections} from './markdownSections';
import {textsOf, type SearchablePage} from './searchDocuments';

interface Input {
  readonly docs: readonly LoadedVersion['docs'][number][];
  readonly data: Readonly<Record<string, unknown>>;
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
export function searchablePages({docs, data, readFile, baseUrl}: Input): SearchablePage[] {
  return [
    ...docs.map((doc): SearchablePage => {
      const {content, data: frontMatter} = matter(readFile(doc.source.replace('@site/', '')));
      const url = sitePath(doc.permalink, baseUrl);
      return {
        kind: url === '/faq' ? 'question' : 'article',
        title: doc.title,
        url,
        description: doc.description,
        aliases: frontMatter.aliases as string[],
        sections: markdownSections(content),
      };
    }),
    ...markdownPages.map((slug): SearchablePage => {
      const {content, data: frontMatter} = matter(readFile(`src/pages/${slug}.mdx`));
      return {
        kind: 'page',
        title: frontMatter.title as string,
        url: `/${slug}`,
        description: frontMatter.description as string,
        aliases: [],
        sections: markdownSections(content),
      };
    }),
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
