import type {MachineArticle} from '../read/machineArticles';
import {fullAddress, markdownAddress, type Site} from '../publishedSite';
import {graphOf, type Page} from './structuredData';

/** What the head of a built page gets: its structured data and, for an article, where its Markdown lies. */
export function pageTags(site: Site, page: Page, article: MachineArticle | null): string {
  // A less-than sign in a text must not end the script.
  const json = JSON.stringify(graphOf(site, page, article)).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${json}</script>`;
  return article
    ? `<link rel="alternate" type="text/markdown" href="${fullAddress(site, markdownAddress(article.address))}">${script}`
    : script;
}
