import {addTo} from '../builtPage';
import type {PageStep} from '../pipeline';
import {fullAddress, markdownAddress} from '../publishedSite';
import {graphOf} from './structuredData';

/** A page that search engines may show says what it is and, for an article or a paper, where its Markdown is. */
export const pageTags: PageStep = (page, site) => {
  if (!page.isListed) {
    return page;
  }
  const {
    address,
    content: {title},
  } = page;
  const article = site.articles.find((candidate) => candidate.address === address) ?? null;
  // A less-than sign in a text must not close the script.
  const json = JSON.stringify(graphOf(site, {title, address}, article)).replaceAll('<', '\\u003c');
  const hasMarkdown = article ?? site.papers.some((paper) => paper.address === address);
  const markdown = hasMarkdown
    ? `<link rel="alternate" type="text/markdown" href="${fullAddress(site, markdownAddress(address))}">`
    : '';
  return addTo(page, 'endOfHead', `${markdown}<script type="application/ld+json">${json}</script>`);
};
