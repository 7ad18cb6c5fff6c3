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

/** The path in small letters, as all addresses of the site are; encoded letters stay as they are. */
export function withoutCapitals(path: string): string {
  return path.replace(/%[\da-f]{2}|[A-Z]+/gi, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  );
}
