type Load = (path: string) => false | Promise<unknown>;

/** What follows links ahead of time: `prefetch` for one in view, `preload` for one under a pointer. */
export interface LinkLoaders {
  readonly prefetch: Load;
  readonly preload: Load;
}

/**
 * Puts other loaders in the place of Docusaurus's own. To be called from the first `onRouteUpdate`: client modules load
 * before the loaders are there, and links are drawn after it.
 *
 * Why: Docusaurus has no setting for what it loads ahead.
 * Leans on: core 3.10 client/clientEntry.js sets `window.docusaurus` before the first render; exports/Link.js asks that
 * object anew for each link.
 * Breaks: links load ahead without a limit, or the site does not start.
 */
export function replaceLinkLoaders(replacement: (own: LinkLoaders) => LinkLoaders): void {
  const page = window as {docusaurus: LinkLoaders};
  page.docusaurus = replacement(page.docusaurus);
}
