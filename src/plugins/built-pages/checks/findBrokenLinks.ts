import type {PageContent} from '../builtPage';

export interface BrokenLink {
  /** Address of the page with the link. */
  readonly page: string;
  readonly link: string;
  readonly missing: 'page' | 'place';
}

/**
 * Links inside the site that lead to no page, or to a place its page does not have.
 *
 * @param pages Built pages by their address (with the base path, no trailing slash).
 * @param isFile Whether an address (with the base path) is a file of the site and not a page.
 */
export function findBrokenLinks(
  pages: ReadonlyMap<string, Pick<PageContent, 'ids' | 'links'>>,
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
      // Of several fields: what the calculator is filled with, and no place.
      return id === '' || id.includes('&') || target.ids.has(id)
        ? []
        : [{page, link, missing: 'place'}];
    }),
  );
}

/** An address as a key of the map of pages. */
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
