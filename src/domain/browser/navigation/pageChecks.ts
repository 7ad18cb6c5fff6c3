/** The parts of the requested address that a page may check. */
interface PageParameters {
  /** Last part of the path. */
  readonly slug: string;
  readonly query: URLSearchParams;
}

export type PageCheck = (parameters: PageParameters) => boolean;

/** Checks that pages and articles can name. An address that fails one shows the 404 page. */
const pageChecks = {
  /** Filter values of the list of articles look like slugs; anything else never came from a link on this site. */
  filters: ({query}) =>
    ['kategoria', 'dla', 'poziom', 'tag', 'sortuj'].every((name) =>
      query.getAll(name).every((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)),
    ),
} as const satisfies Readonly<Record<string, PageCheck>>;

export type PageCheckName = keyof typeof pageChecks;

export const pageCheckNames = Object.keys(pageChecks) as [PageCheckName, ...PageCheckName[]];

/** Whether an address passes the named checks. */
export function passesChecks(
  names: readonly PageCheckName[],
  {pathname, search}: {readonly pathname: string; readonly search: string},
): boolean {
  const slug =
    pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  const parameters = {slug, query: new URLSearchParams(search)};
  return names.every((name) => pageChecks[name](parameters));
}
