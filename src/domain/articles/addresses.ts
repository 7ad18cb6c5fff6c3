/** Addresses of the site without the base path, as `src/data/adresy.yaml` keeps them. */
export interface Addresses {
  /** Every address ever published, with the day of its first publication (`rrrr-mm-dd`). */
  readonly published: Readonly<Record<string, string>>;
  /** Addresses that lead elsewhere now. */
  readonly moved: Readonly<Record<string, string>>;
}

export type AddressProblem =
  /** Published, and now neither a page nor a redirect. */
  | {readonly kind: 'dead'; readonly address: string}
  /** Leads to an address without a page. */
  | {readonly kind: 'nowhere'; readonly address: string; readonly target: string}
  /** Leads elsewhere although a page lives there. */
  | {readonly kind: 'taken'; readonly address: string};

/** What is wrong with the addresses of a build that has the given pages: a published address never dies. */
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

/** Pages that are not on the list of published addresses yet, sorted. */
export function unlistedAddresses({published}: Addresses, pages: readonly string[]): string[] {
  return pages.filter((page) => !(page in published)).toSorted();
}
