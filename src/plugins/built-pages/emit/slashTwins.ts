/**
 * Files to copy so that `/oferta/` answers like `/oferta`. Copies, not redirects: a redirect loops on hosts that
 * prefer `oferta/index.html` over `oferta.html`. Paths are relative to the build folder.
 */
export function slashTwins(
  routesPaths: readonly string[],
  baseUrl: string,
): readonly {from: string; to: string}[] {
  return routesPaths
    .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
    .filter((route) => route !== '' && route !== '404.html')
    .map((route) => ({from: `${route}.html`, to: `${route}/index.html`}));
}
