import {ContentError} from '../../content/data/checkShape';
import {middlewareNames, type MiddlewareByPath} from '../../domain/browser/navigation/middleware';

export interface NamingPage {
  /** Address with the base path. */
  readonly permalink: string;
  /** File that names the middleware, from the root of the site. */
  readonly file: string;
  readonly middleware: readonly string[];
}

/** Middleware by address, for pages that name any. Throws a {@link ContentError} for a name nobody knows. */
export function routeMiddleware(pages: readonly NamingPage[]): MiddlewareByPath {
  const known: readonly string[] = middlewareNames;
  for (const {file, middleware} of pages) {
    const unknown = middleware.find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new ContentError(
        `${file}: pole „middleware” wymienia „${unknown}”, a takiej nazwy nie ma. Wybierz z listy: ${known.join(', ')}.`,
      );
    }
  }
  return Object.fromEntries(
    pages
      .filter(({middleware}) => middleware.length > 0)
      .map(({permalink, middleware}) => [permalink, middleware]),
  );
}

/** Pages that `src/site/pageMiddleware.ts` names. Throws when one of them does not exist. */
export function registeredPages(
  registered: Readonly<Record<string, readonly string[]>>,
  permalinks: readonly string[],
  baseUrl: string,
): NamingPage[] {
  const file = 'src/site/pageMiddleware.ts';
  return Object.entries(registered).map(([address, middleware]) => {
    const permalink = baseUrl.replace(/\/$/, '') + address;
    if (!permalinks.includes(permalink)) {
      throw new ContentError(
        `${file}: nie ma strony pod adresem „${address}”. Popraw adres albo usuń wpis.`,
      );
    }
    return {permalink, file, middleware};
  });
}
