import {Feed} from 'feed';
import {escapeHtml} from '../../../domain/kernel/text';
import type {Emitter} from '../pipeline';
import {feedAddresses, fullAddress} from '../publishedSite';

/** Readers show the newest; the rest is in the knowledge base. */
const itemLimit = 50;

export const feedTitle = 'Baza wiedzy o spółdzielniach energetycznych';

/** RSS 2.0 and Atom of new and revised articles, the latest change first. The same articles give the same text. */
export const feeds: Emitter = (site) => {
  const items = site.articles
    .filter(({kind, retired}) => kind === 'article' && !retired)
    .sort(
      (a, b) =>
        b.updated.localeCompare(a.updated) ||
        (b.published ?? '').localeCompare(a.published ?? '') ||
        a.title.localeCompare(b.title, 'pl'),
    )
    .slice(0, itemLimit);
  const home = fullAddress(site, '/baza-wiedzy');
  const feed = new Feed({
    id: home,
    link: home,
    title: feedTitle,
    description: `Nowe i zmienione artykuły serwisu ${site.name}.`,
    language: 'pl',
    generator: false,
    updated: midnight(items[0]?.updated ?? '1970-01-01'),
    feedLinks: {
      rss: fullAddress(site, feedAddresses.rss),
      atom: fullAddress(site, feedAddresses.atom),
    },
    author: {name: 'Redakcja'},
  });
  for (const article of items) {
    const address = fullAddress(site, article.address);
    feed.addItem({
      // Also serves as the id, as it never changes.
      link: address,
      title: article.title,
      description: article.description,
      content: article.summary.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join(''),
      date: midnight(article.updated),
      ...(article.published && {published: midnight(article.published)}),
      category: article.category === null ? [] : [{name: article.category, term: article.category}],
    });
  }
  return [
    {file: feedAddresses.rss.slice(1), content: feed.rss2()},
    {file: feedAddresses.atom.slice(1), content: feed.atom1()},
  ];
};

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
