const folder = 'baza-wiedzy/';
/** Pages of the knowledge base that are no articles. */
const lists = ['tagi', 'slownik'];

/**
 * Address (with the base path) of the article a link leads to; null for links to other places, to the page the link
 * stands on, to lists of tags and to the glossary.
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
  /** What has the keyboard focus and must stay in sight. */
  readonly focused: Box | null;
  /** Links in a narrow column have their card at their side, so that it does not cover the next ones. */
  readonly isBesideFirst: boolean;
  /** A firm card was asked for: where it fits nowhere, it covers what it must. */
  readonly isFirm: boolean;
}

const gap = 8;
const edge = 16;

/** Where a card stands in the window: where it fits and covers neither its link nor the focus; null for nowhere. */
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
