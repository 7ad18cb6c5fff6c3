type Load = (path: string) => false | Promise<unknown>;

/** Loaders of linked pages: `prefetch` for a link in view, `preload` for one under the pointer. */
export interface LinkLoaders {
  readonly prefetch: Load;
  readonly preload: Load;
}

/**
 * Replaces Docusaurus's own loaders. To be called from the first `onRouteUpdate`: client modules load before the
 * loaders exist, and links are rendered after it.
 *
 * Why: Docusaurus has no setting for what it preloads.
 * Leans on: core 3.10 client/clientEntry.js sets `window.docusaurus` before the first render; exports/Link.js reads
 * that object for every link.
 * Breaks: links preload without a limit, or the site does not start.
 */
export function replaceLinkLoaders(replacement: (own: LinkLoaders) => LinkLoaders): void {
  const page = window as {docusaurus: LinkLoaders};
  page.docusaurus = replacement(page.docusaurus);
}
