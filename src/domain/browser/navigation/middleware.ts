/** An address inside the site, as provided by the router. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Runs before a page is loaded and rendered. May return an address to go to instead, or throw to show an error page.
 */
export type RouteMiddleware = (to: Address, from: Address | null) => string | undefined;

/** Names that pages and articles may use. The code is in `src/client-modules/middleware.ts`. */
export const middlewareNames = ['dropClickIds'] as const;
export type MiddlewareName = (typeof middlewareNames)[number];

/** Names of middleware by address, with the base path. */
export type MiddlewareByPath = Readonly<Record<string, readonly string[]>>;

/** Runs the named middleware in order until one redirects. Throws for an unknown name. */
export function runMiddleware(
  names: readonly string[],
  registry: Readonly<Record<string, RouteMiddleware>>,
  to: Address,
  from: Address | null,
): string | undefined {
  for (const name of names) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!middleware) {
      throw new Error(`Unknown route middleware: ${name}`);
    }
    const elsewhere = middleware(to, from);
    if (elsewhere !== undefined) {
      return elsewhere;
    }
  }
  return undefined;
}

const clickIds = /^(?:fbclid|gclid|msclkid|dclid|twclid|mc_eid)$/;

/** The query string without click ids, by which advertising networks track a visitor; the rest stays in order. */
export function withoutClickIds(search: string): string {
  const all = [...new URLSearchParams(search)];
  const kept = all.filter(([name]) => !clickIds.test(name));
  if (kept.length === all.length) {
    return search;
  }
  const query = new URLSearchParams(kept).toString();
  return query === '' ? '' : `?${query}`;
}
