import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dataFiles, loadGlossary, loadYaml} from '../../content/data/load';
import type {Glossary} from '../../content/schema/schema';
import {expandForm} from '../../domain/articles/glossary';
import {glossaryPage, headerAction} from '../../site/navigation';
import {knowledgeBaseFolder, splitFrontMatter} from '../../content/markdown/hooks/parseFrontMatter';
import {markdownSections, type MarkdownSection} from '../../content/articles/markdownSections';
import type {SearchablePage} from './sections';

interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly root_url?: string;
  readonly aliases?: readonly string[];
  readonly retired?: object;
}

/** Folder of the pages written in MDX, from the root of the site. */
const pagesFolder = 'src/pages';

/** Every page of the site that the search should find, read from the editors' files. */
export function sitePages(siteDir: string): SearchablePage[] {
  return [
    ...filesOf(siteDir, knowledgeBaseFolder, '.md').flatMap((file) => articlePage(siteDir, file)),
    glossarySearch(loadGlossary(siteDir)),
    ...filesOf(siteDir, pagesFolder, '.mdx').map((file) => mdxPage(siteDir, file)),
    ...dataPages(siteDir),
  ];
}

/** Files with an address; a name that begins with „_” has none. */
function filesOf(siteDir: string, folder: string, ending: string): string[] {
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(ending) && !path.basename(file).startsWith('_'))
    .toSorted();
}

/** An article; none where it is out of date. */
function articlePage(siteDir: string, file: string): SearchablePage[] {
  const {fields, sections} = readMarkdown(siteDir, file);
  if (fields.retired !== undefined) {
    return [];
  }
  return [
    {
      // A page with an address of its own is the FAQ.
      kind: fields.root_url === undefined ? 'article' : 'question',
      title: fields.title ?? '',
      url: fields.root_url ?? `/${knowledgeBaseFolder}/${path.basename(file, '.md')}`,
      description: fields.description ?? '',
      aliases: fields.aliases ?? [],
      sections,
    },
  ];
}

/** Each term is a section, found also by its forms and by words close to it. */
function glossarySearch(glossary: Glossary): SearchablePage {
  return {
    kind: 'term',
    title: glossaryPage.label,
    url: glossaryPage.to,
    description: 'Hasła z definicjami, odmianą i podstawą prawną.',
    aliases: ['glosariusz', 'definicje', 'skróty'],
    sections: Object.entries(glossary).map(
      ([id, {term, abbreviations, forms, synonyms, definition}]) => ({
        heading: [term, ...abbreviations].join(', '),
        id,
        depth: 2,
        text: definition,
        aliases: [...forms.flatMap(expandForm), ...synonyms],
      }),
    ),
  };
}

function mdxPage(siteDir: string, file: string): SearchablePage {
  const {fields, sections} = readMarkdown(siteDir, file);
  return {
    kind: 'page',
    title: fields.title ?? '',
    url: `/${path.basename(file, '.mdx')}`,
    description: fields.description ?? '',
    aliases: [],
    sections,
  };
}

function readMarkdown(
  siteDir: string,
  file: string,
): {fields: FrontMatter; sections: MarkdownSection[]} {
  const {fields, content} = splitFrontMatter(file, readFileSync(path.join(siteDir, file), 'utf8'));
  return {fields: fields as FrontMatter, sections: markdownSections(content)};
}

/** Pages whose text is no Markdown; groups of clients have sections with ids of their own. */
function dataPages(siteDir: string): SearchablePage[] {
  const {home, offer, clients, contact} = dataFiles;
  const {audiences, ...clientsRest} = loadYaml(siteDir, clients.file, clients.schema);
  const page = (
    title: string,
    url: string,
    data: unknown,
    aliases: readonly string[],
  ): SearchablePage => ({
    kind: 'page',
    title,
    url,
    description: '',
    aliases,
    sections: [introOf(data)],
  });
  return [
    page('Strona główna', '/', loadYaml(siteDir, home.file, home.schema), []),
    page('Oferta', '/oferta', loadYaml(siteDir, offer.file, offer.schema), [
      'cennik',
      'wycena',
      'ile kosztuje usługa',
    ]),
    {
      ...page('Klienci', '/klienci', clientsRest, []),
      sections: [
        introOf(clientsRest),
        ...audiences.map(({id, name, ...rest}) => ({
          heading: name,
          id,
          depth: 2,
          text: textsOf(rest).join(' '),
        })),
      ],
    },
    page('Kontakt', '/kontakt', loadYaml(siteDir, contact.file, contact.schema), [
      'telefon',
      'adres e-mail',
      'napisz do nas',
      'umów rozmowę',
    ]),
    page(
      'Kalkulator oszczędności',
      headerAction.to,
      'Policz, ile spółdzielnia energetyczna może oszczędzić na prądzie: godzina po godzinie, z jawnymi założeniami.',
      ['symulacja', 'oblicz oszczędności'],
    ),
    page(
      'Baza wiedzy',
      `/${knowledgeBaseFolder}`,
      'Artykuły o zakładaniu, rozliczaniu i prowadzeniu spółdzielni energetycznej, ze źródłami.',
      ['poradnik'],
    ),
  ];
}

function introOf(data: unknown): MarkdownSection {
  return {heading: '', id: '', depth: 0, text: textsOf(data).join(' ')};
}

/** All texts of a data file, at any depth; addresses are no texts. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(\/|https:|#)/.test(value) ? [] : [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
