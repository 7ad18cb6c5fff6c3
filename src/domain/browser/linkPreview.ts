const folder = 'baza-wiedzy/';
/** Pages of the knowledge base that are not articles. */
const lists = ['tagi', 'slownik'];

/**
 * Address (with the base path) of the article a link leads to; null for links to other pages, to the current page, to
 * lists of tags and to the glossary.
 */
export function previewedArticle(href: string, page: string, baseUrl: string): string | null {
  const here = new URL(page);
  let link: URL;
  try {
    link = new URL(href, here);
  } catch {
    return null;
  }
  const path = withoutSlash(link.pathname);
  const prefix = baseUrl + folder;
  const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return link.origin === here.origin &&
    path !== withoutSlash(here.pathname) &&
    /^[a-z0-9-]+$/.test(slug) &&
    !lists.includes(slug)
    ? path
    : null;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface Places {
  readonly link: Box;
  readonly card: Size;
  readonly viewport: Size;
  /** The element with the keyboard focus, which must stay visible. */
  readonly focused: Box | null;
  /** Try the side first: in a narrow column the card would otherwise cover the next links. */
  readonly isBesideFirst: boolean;
  /** The visitor explicitly opened the card, so if it fits nowhere, it may cover other things. */
  readonly isFirm: boolean;
}

const gap = 8;
const edge = 16;

/** Position of a card in the window where it covers neither its link nor the focus; null if it fits nowhere. */
export function placeCard({
  link,
  card,
  viewport,
  focused,
  isBesideFirst,
  isFirm,
}: Places): Box | null {
  const left = clamp(link.left, edge, viewport.width - edge - card.width);
  const top = clamp(link.top, edge, viewport.height - edge - card.height);
  const below = {left, top: link.top + link.height + gap};
  const above = {left, top: link.top - gap - card.height};
  const beside = {left: link.left + link.width + gap, top};
  const corners = isBesideFirst ? [beside, below, above] : [below, above];
  return (
    corners
      .map((corner) => ({...corner, ...card}))
      .find(
        (box) =>
          box.left >= edge &&
          box.top >= edge &&
          box.left + box.width <= viewport.width - edge &&
          box.top + box.height <= viewport.height - edge &&
          !(focused && overlaps(box, focused)),
      ) ?? (isFirm ? {left, top, ...card} : null)
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
