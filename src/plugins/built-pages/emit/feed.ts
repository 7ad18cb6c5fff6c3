import {Feed, type Item} from 'feed';
import type {Change, ChangeKind} from '../../../domain/articles/change';
import {escapeHtml} from '@cooperative/polish';
import {changesPage, feed as address} from '../../../site/navigation';
import type {Emitter} from '../pipeline';
import {fullAddress, type PublishedSite} from '../publishedSite';
import type {MachineArticle} from '../read/machineArticles';

/** Readers show the newest of each kind; the rest is on the site. */
const itemLimit = 50;

export const feedTitle = 'Baza wiedzy o spółdzielniach energetycznych';

const kindNames: Readonly<Record<ChangeKind, string>> = {prawo: 'Prawo', poprawka: 'Poprawka'};

/**
 * RSS 2.0 of new and revised articles, of changes of the law and of our corrections, the latest first. The same content
 * gives the same text.
 */
export const feed: Emitter = (site) => {
  const items = [...articleItems(site), ...changeItems(site)].sort(
    (a, b) => b.date.getTime() - a.date.getTime(),
  );
  const home = fullAddress(site, '/baza-wiedzy');
  const made = new Feed({
    id: home,
    link: home,
    title: feedTitle,
    description: `Artykuły, zmiany w prawie i poprawki serwisu ${site.name}.`,
    language: 'pl',
    generator: false,
    updated: items[0]?.date ?? midnight('1970-01-01'),
    feedLinks: {rss: fullAddress(site, address.to)},
    author: {name: 'Redakcja'},
  });
  items.forEach((item) => made.addItem(item));
  return [{file: address.to.slice(1), content: made.rss2()}];
};

function articleItems(site: PublishedSite): Item[] {
  return site.articles
    .filter(({kind, retired}) => kind === 'article' && !retired)
    .sort(
      (a, b) =>
        b.updated.localeCompare(a.updated) ||
        (b.published ?? '').localeCompare(a.published ?? '') ||
        a.title.localeCompare(b.title, 'pl'),
    )
    .slice(0, itemLimit)
    .map((article) => articleItem(site, article));
}

function articleItem(site: PublishedSite, article: MachineArticle): Item {
  return {
    // Also serves as the id, as it never changes.
    link: fullAddress(site, article.address),
    title: article.title,
    description: article.description,
    content: paragraphs(article.summary),
    date: midnight(article.updated),
    category: article.category === null ? [] : [{name: article.category}],
  };
}

/** A law that does not apply yet is no news yet: readers put an item under its day. */
function changeItems(site: PublishedSite): Item[] {
  return site.changes
    .filter(({date}) => date <= site.contentDay)
    .slice(0, itemLimit)
    .map((change) => changeItem(site, change));
}

function changeItem(site: PublishedSite, {id, kind, title, text, date}: Change): Item {
  return {
    link: `${fullAddress(site, changesPage.to)}#${id}`,
    title: `${kindNames[kind]}: ${title}`,
    description: text,
    content: paragraphs([text]),
    date: midnight(date),
    category: [{name: changesPage.label}],
  };
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
