/** Addresses of the site without the base path, as in `src/data/adresy.yaml`. */
export interface Addresses {
  /** Every address ever published, with the day of its first publication (`rrrr-mm-dd`). */
  readonly published: Readonly<Record<string, string>>;
  /** Old addresses that now redirect. */
  readonly moved: Readonly<Record<string, string>>;
}

export type AddressProblem =
  /** Published, but now neither a page nor a redirect. */
  | {readonly kind: 'dead'; readonly address: string}
  /** Redirects to an address without a page. */
  | {readonly kind: 'nowhere'; readonly address: string; readonly target: string}
  /** Redirects although there is a page at this address. */
  | {readonly kind: 'taken'; readonly address: string};

/** Problems with the addresses of a build with the given pages: a published address must never go dead. */
export function addressProblems(
  {published, moved}: Addresses,
  pages: ReadonlySet<string>,
): AddressProblem[] {
  const dead = Object.keys(published)
    .filter((address) => !pages.has(address) && !(address in moved))
    .map((address) => ({kind: 'dead' as const, address}));
  const misled = Object.entries(moved).flatMap(([address, target]): AddressProblem[] => {
    if (pages.has(address)) {
      return [{kind: 'taken', address}];
    }
    return pages.has(target) ? [] : [{kind: 'nowhere', address, target}];
  });
  return [...dead, ...misled];
}

/** Pages not yet on the list of published addresses, sorted. */
export function unlistedAddresses({published}: Addresses, pages: readonly string[]): string[] {
  return pages.filter((page) => !(page in published)).sort();
}
