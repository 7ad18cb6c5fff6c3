/** The address of a page asked for by the name of its file: `/oferta.html` and `/oferta/index.html` are `/oferta`. */
export function withoutFileName(pathname: string): string {
  // A page of its own, shown under any address.
  return pathname.endsWith('/404.html')
    ? pathname
    : pathname
        .replace(/(.)\/index\.html$/, '$1')
        .replace(/\/index\.html$/, '/')
        .replace(/\.html$/, '');
}
