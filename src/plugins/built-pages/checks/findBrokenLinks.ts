import {attributesOf} from '../read/readPage';

export interface LinkedPage {
  /** Ids that stand on the page. */
  readonly ids: ReadonlySet<string>;
  /** Addresses its links lead to, as written. */
  readonly links: readonly string[];
}

export interface BrokenLink {
  /** Address of the page the link stands on. */
  readonly page: string;
  readonly link: string;
  readonly missing: 'page' | 'place';
}

/** Ids and links of a built page. */
export function readLinks(html: string): LinkedPage {
  const ids = new Set<string>();
  const links: string[] = [];
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    const attributes = attributesOf(tag);
    const id = attributes.get('id');
    if (id !== undefined) {
      ids.add(id);
    }
    const href = attributes.get('href');
    if (href !== undefined && tag.startsWith('<a')) {
      links.push(href);
    }
  }
  return {ids, links};
}

/**
 * Links inside the site that lead to no page, or to a place its page does not have.
 *
 * @param pages Built pages by their address (with the base path, no slash at the end).
 * @param isFile Whether an address (with the base path) is a file of the site that is no page.
 */
export function findBrokenLinks(
  pages: ReadonlyMap<string, LinkedPage>,
  isFile: (address: string) => boolean,
): BrokenLink[] {
  return [...pages].flatMap(([page, {links}]) =>
    [...new Set(links)].flatMap((link): BrokenLink[] => {
      if (!/^[/#]/.test(link) || link.startsWith('//')) {
        return [];
      }
      const {pathname, hash} = new URL(link, `http://site${page}`);
      const target = pages.get(withoutSlash(decode(pathname)));
      if (!target) {
        return isFile(decode(pathname)) ? [] : [{page, link, missing: 'page'}];
      }
      const id = decode(hash.slice(1));
      return id === '' || target.ids.has(id) ? [] : [{page, link, missing: 'place'}];
    }),
  );
}

/** An address as the map of pages has it. */
export function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
