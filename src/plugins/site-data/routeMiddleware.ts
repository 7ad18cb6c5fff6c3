import type {MiddlewareByPath} from '../../domain/browser/navigation/middleware';

export interface NamingPage {
  /** Address with the base path. */
  readonly permalink: string;
  readonly middleware: readonly string[];
}

/** Middleware by address, for pages that name any. The content rules check the names and the pages. */
export function routeMiddleware(pages: readonly NamingPage[]): MiddlewareByPath {
  return Object.fromEntries(
    pages
      .filter(({middleware}) => middleware.length > 0)
      .map(({permalink, middleware}) => [permalink, middleware]),
  );
}

/** Pages that `src/site/pageMiddleware.ts` names. */
export function registeredPages(
  registered: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): NamingPage[] {
  return Object.entries(registered).map(([address, middleware]) => ({
    permalink: baseUrl.replace(/\/$/, '') + address,
    middleware,
  }));
}
