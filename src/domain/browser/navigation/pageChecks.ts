/** Checks that pages and articles can name. An address that fails one shows the 404 page. */
const pageChecks = {
  /** Filter values of the list of articles look like slugs; anything else never came from a link on this site. */
  filters: (query) =>
    ['kategoria', 'dla', 'poziom', 'tag', 'sortuj'].every((name) =>
      query.getAll(name).every((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)),
    ),
} as const satisfies Readonly<Record<string, (query: URLSearchParams) => boolean>>;

export type PageCheckName = keyof typeof pageChecks;

export const pageCheckNames = Object.keys(pageChecks) as [PageCheckName, ...PageCheckName[]];

/** Whether a query string passes the named checks. */
export function passesChecks(names: readonly PageCheckName[], search: string): boolean {
  const query = new URLSearchParams(search);
  return names.every((name) => pageChecks[name](query));
}
