/** An address inside the site, as the router gives it. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Runs before a page is loaded and drawn. May name another address to go to instead; may throw to show an error page. */
export type RouteMiddleware = (to: Address, from: Address | null) => string | undefined;

/** Names that pages and articles may use. Their code stands in `src/client-modules/middleware.ts`. */
export const middlewareNames = ['dropClickIds'] as const;
export type MiddlewareName = (typeof middlewareNames)[number];

/** Names of middleware by address, with the base path. */
export type MiddlewareByPath = Readonly<Record<string, readonly string[]>>;

/** Runs the named middleware in order, until one leads elsewhere. Throws for a name nobody knows. */
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

/** Query string without the marks by which advertising networks follow one visitor; the rest in its order. */
export function withoutClickIds(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !clickIds.test(name));
  const query = new URLSearchParams(kept).toString();
  return query === '' ? '' : `?${query}`;
}
