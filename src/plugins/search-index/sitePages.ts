import path from 'node:path';
import {pathAddress, questionsAnchor, stepAnchor} from '../../domain/articles/audiencePath';
import {expandForm} from '../../domain/articles/glossary';
import {folderGroups} from '../../domain/papers/folder';
import {fieldMark} from '../../domain/papers/words';
import {
  changesPage,
  clientsPage,
  folderPage,
  glossaryPage,
  headerAction,
  monthPage,
  papersPage,
} from '../../site/navigation';
import {audiencePathsOf} from '../../content/audiencePaths';
import {articleFields, articleName, pageFields} from '../../content/articles/frontMatter';
import type {MarkdownFile} from '../../content/articles/readMarkdown';
import type {MarkdownSection} from '../../content/articles/sections';
import type {Site} from '../../content/loadSite';
import {isArticle, isPaper, knowledgeBaseFolder} from '../../content/places';
import {papersOf} from '../../content/papers/papers';
import type {GlossaryTerms} from '../../content/schema/glossary';
import type {SearchablePage} from '@cooperative/polish-search/build';

/** Every page of the site that the search should find, made from the editors' files. */
export function sitePages(site: Site): SearchablePage[] {
  const {articles, markdownFiles, read, data} = site;
  return [
    ...articles.flatMap((file) => articlePage(read(file))),
    glossarySearch(data.glossary.value),
    ...paperPages(site),
    ...markdownFiles
      .filter((file) => !isArticle(file) && !isPaper(file))
      .map((file) => mdxPage(read(file))),
    ...pathPages(site),
    ...dataPages(site),
  ];
}

/** An article; none if it is out of date. */
function articlePage(markdown: MarkdownFile): SearchablePage[] {
  const {title, description, aliases, root_url, retired} = articleFields(markdown);
  if (retired !== undefined) {
    return [];
  }
  return [
    {
      // The page with its own root address is the FAQ.
      kind: root_url === undefined ? 'article' : 'question',
      title,
      url: root_url ?? `/${knowledgeBaseFolder}/${articleName(markdown.file)}`,
      description,
      aliases,
      sections: markdown.body.sections,
    },
  ];
}

/** Each term is a section, also found by its forms and related words. */
function glossarySearch(glossary: GlossaryTerms): SearchablePage {
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

/** The papers and their list. */
function paperPages(site: Site): SearchablePage[] {
  const papers = papersOf(site);
  return [
    {
      kind: 'page',
      title: papersPage.label,
      url: papersPage.to,
      description: 'Wzory i listy do pobrania dla spółdzielni energetycznej.',
      aliases: ['druki', 'formularze', 'dokumenty do pobrania', 'szablony'],
      sections: [introOf(papers.map(({title}) => title))],
    },
    {
      kind: 'page',
      title: folderPage.label,
      url: folderPage.to,
      description: 'Dane spółdzielni wpisane raz, którymi wypełniają się wszystkie wzory pism.',
      aliases: ['wypełnij wzory', 'komplet dokumentów', 'dokumenty założycielskie', 'teczka'],
      sections: [introOf(Object.values(folderGroups).map(({label}) => label))],
    },
    ...papers.map(({title, address, description, aliases, source}) => ({
      kind: 'paper' as const,
      title,
      url: address,
      description,
      aliases,
      sections: site.read(source).body.sections.map((section) => ({
        ...section,
        // The number of a paragraph („§ 8.”) is not what a query with that number means.
        heading: section.heading.replace(/^(?:§\s)?\d+\.\s/, ''),
        text: section.text
          .replace(/_{4,}/g, ' ')
          .replace(fieldMark, ' ')
          .replace(/\s+/g, ' ')
          // What is left of a row of places to write in.
          .replace(/[,;](?: ?[,;])+/g, ';'),
      })),
    })),
  ];
}

/** The path of each group, with its steps as sections. */
function pathPages(site: Site): SearchablePage[] {
  const {audiences} = site.data.clients.value;
  return Object.values(audiencePathsOf(site)).map(
    ({id, name, title, description, question, lead, steps}) => ({
      kind: 'page',
      title,
      url: pathAddress(id),
      description,
      aliases: [`${name} krok po kroku`],
      sections: [
        introOf([question, lead]),
        ...steps.map((step, index) => ({
          heading: step.title,
          id: stepAnchor(index),
          depth: 2,
          text: step.text,
        })),
        ...audiences
          .filter((audience) => audience.id === id)
          .map(({lead: answer, questions, members}) => ({
            heading: 'Typowe pytania',
            id: questionsAnchor,
            depth: 2,
            text: inOneLine(textsOf({answer, questions, members})),
          })),
      ],
    }),
  );
}

function mdxPage(markdown: MarkdownFile): SearchablePage {
  const {title, description} = pageFields(markdown);
  return {
    kind: 'page',
    title,
    url: `/${path.basename(markdown.file, '.mdx')}`,
    description,
    aliases: [],
    sections: markdown.body.sections,
  };
}

/** Pages whose text is not Markdown; what client groups ask stands on their paths. */
function dataPages({data: {home, offer, clients, contact, changes}}: Site): SearchablePage[] {
  const {audiences, ...clientsRest} = clients.value;
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
    page('Strona główna', '/', home.value, []),
    page('Oferta', '/oferta', offer.value, [
      'cennik',
      'wycena',
      'ile kosztuje usługa',
      'w czym możemy pomóc',
      'co dla nas zrobicie',
    ]),
    page(
      clientsPage.label,
      clientsPage.to,
      [clientsRest, audiences.map(({question}) => question)],
      ['klienci'],
    ),
    page('Kontakt', '/kontakt', contact.value, [
      'telefon',
      'adres e-mail',
      'napisz do nas',
      'umów rozmowę',
    ]),
    // Only what the changes are about: their words stand in the articles they lead to.
    page(
      changesPage.label,
      changesPage.to,
      changes.value.items.map(({title}) => title),
      [
        'co się zmieniło w prawie',
        'zmiany w przepisach 2026',
        'poprawki',
        'sprostowania',
        'errata',
        'co nowego',
      ],
    ),
    page(
      'Kalkulator oszczędności',
      headerAction.to,
      'Policz, ile spółdzielnia energetyczna może oszczędzić na prądzie: godzina po godzinie, z jawnymi założeniami.',
      ['kalkulator', 'symulacja', 'oblicz oszczędności'],
    ),
    page(
      monthPage.label,
      monthPage.to,
      'Rozlicz działającą spółdzielnię miesiąc po miesiącu z plików z liczników: zapas, zestawienia dla członków, sprawdzenie rozliczenia sprzedawcy i reklamacja.',
      [
        'rozliczenie miesiąca',
        'miesięczne rozliczenie członków',
        'sprawdź fakturę sprzedawcy',
        'wczytaj odczyty liczników',
      ],
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
  return {heading: '', id: '', depth: 0, text: inOneLine(textsOf(data))};
}

/** Headings and points as they are read aloud: an excerpt would run them together. */
function inOneLine(texts: readonly string[]): string {
  return texts.reduce((line, text) => {
    const stop = /[\p{L}\d)”]$/u.test(line) ? (/^\p{Lu}/u.test(text) ? '.' : ',') : '';
    return `${line}${stop} ${text}`.trimStart();
  }, '');
}

/** All texts of a data file, at any depth; addresses are not texts. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(\/|https:|#)/.test(value) ? [] : [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
