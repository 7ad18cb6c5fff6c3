import {pathAddress} from '../../../domain/articles/audiencePath';
import {papersPage} from '../../../site/navigation';
import type {Emitter} from '../pipeline';
import {fullAddress, markdownAddress} from '../publishedSite';

interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Address without the base path. */
  readonly address: string;
}

/** `llms.txt` (llmstxt.org): what the site is, and where to find the Markdown of each article and paper. */
export const llmsTxt: Emitter = (site, pages) => {
  const paths = site.paths.map((path) => ({...path, address: pathAddress(path.id)}));
  const ownSections = new Set(
    [...site.articles, ...site.papers, ...paths].map(({address}) => address),
  );
  const otherPages = pages
    .filter(({isListed, address}) => isListed && !ownSections.has(address))
    .map(({address, content: {title, description}}) => ({address, title, description}));
  const sections = new Map<string, ListedPage[]>();
  for (const article of site.articles.filter(({retired}) => !retired)) {
    const name = article.category ?? article.title;
    const links = sections.get(name) ?? [];
    sections.set(name, links);
    links.push({
      title: article.title,
      description: `${article.description} Aktualizacja: ${article.updated}.`,
      address: markdownAddress(article.address),
    });
  }
  if (site.papers.length > 0) {
    sections.set(
      papersPage.label,
      site.papers.map(({title, description, address}) => ({
        title,
        description,
        address: markdownAddress(address),
      })),
    );
  }
  if (paths.length > 0) {
    sections.set('Od pytania do decyzji', paths);
  }
  // The section name that readers of the format know they may skip.
  sections.set('Optional', otherPages);
  const content = `${[
    `# ${site.name}`,
    `> ${otherPages.find(({address}) => address === '/')?.description ?? ''}`,
    'Treść jest po polsku. Każdy artykuł bazy wiedzy ma źródła, dzień ostatniej zmiany i dzień sprawdzenia źródeł. Adres artykułu albo wzoru pisma z końcówką .md daje jego tekst w formacie Markdown.',
    ...[...sections].map(([name, links]) => `## ${name}\n\n${links.map(line).join('\n')}`),
  ].join('\n\n')}\n`;
  return [{file: 'llms.txt', content}];

  function line({title, description: text, address}: ListedPage): string {
    return `- [${title}](${fullAddress(site, address)}): ${text}`;
  }
};
