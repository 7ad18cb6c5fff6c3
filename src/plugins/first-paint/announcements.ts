import type {Announcements} from '../../content/schema/notices';
import {rootId} from '../../docusaurus/markup';
import {escapeHtml, formatDate} from '@cooperative/polish';
import {announcementsId} from '../../site/anchors';

type Announcement = Announcements['items'][number];

/**
 * In the head of the page: the site's one style sheet need not carry it during the weeks without an announcement.
 * React's root adopts the bars when it starts; having no box of its own, it does not move then.
 */
export const announcementsStyle = [
  `#${rootId}{display:contents}`,
  ...[
    'section{background:var(--se-info-soft);color:var(--se-info-ink);font-size:var(--se-small);border-block-end:1px solid var(--se-border)}',
    'section[hidden]{display:none}',
    '.container{display:flex;gap:var(--se-s2);align-items:center;justify-content:space-between}',
    'p{margin:var(--se-s2) 0}',
    ':is(a,button){color:inherit}',
    // Its sign ends where the page does.
    'button{flex:none;width:44px;height:44px;margin-inline-end:-14px;padding:0;border:0;background:none;font-size:1.5rem;cursor:pointer}',
    'button[hidden]{display:none}',
  ].map((rule) => `#${announcementsId} ${rule}`),
  // A phone shows one line: the link, which names the matter and leads to all of it.
  `@media(max-width:47.99em){#${announcementsId} p>span{display:none}}`,
].join('');

/** The bars as HTML, all hidden but the one for the given day; `browser/firstPaint` knows the visitor's day. */
export function announcementsHtml(
  items: readonly Announcement[],
  baseUrl: string,
  day: string,
): string {
  const current = items.find(({from, to}) => from <= day && day <= to);
  const bars = items.map((item) => {
    const {id, text, link, from, to, checked} = item;
    const href = link.to.startsWith('/') ? baseUrl + link.to.slice(1) : link.to;
    return `<section aria-label="Ogłoszenie: ${escapeHtml(link.label)}" data-id="${id}" data-from="${from}" data-to="${to}"${
      item === current ? '' : ' hidden'
    }><div class="container"><p><span>${escapeHtml(text)} Stan z&nbsp;<time datetime="${checked}">${formatDate(checked)}</time> </span><a href="${escapeHtml(href)}">${escapeHtml(link.label)}</a></p><button type="button" aria-label="Zamknij ogłoszenie" hidden>×</button></div></section>`;
  });
  return `<div id="${announcementsId}" class="noPrint" data-own>${bars.join('')}</div>`;
}
