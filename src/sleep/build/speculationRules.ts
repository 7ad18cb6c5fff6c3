interface Site {
  readonly baseUrl: string;
  /** Addresses, with the base path, of pages that run scripts at once. */
  readonly awake: readonly string[];
  /** Whether a page that is drawn may count the visit. */
  readonly hasStatistics: boolean;
}

/**
 * What the browser makes ready for a link the pointer rests on: a page that sleeps is drawn ahead, one that runs scripts
 * at once is only fetched. Pages of a site with statistics are only fetched too: nobody has visited them yet.
 */
export function speculationRules({baseUrl, awake, hasStatistics}: Site): object {
  const inside = {href_matches: `${baseUrl}*`};
  const isFile = {href_matches: `${baseUrl}*.*`};
  const staysHere = {selector_matches: '[href^="#"], [target=_blank], [download]'};
  const runs = {href_matches: [...awake, `${baseUrl}redakcja*`]};
  const pages = [inside, {not: isFile}, {not: staysHere}];
  const rule = (where: readonly object[]): object[] => [
    {where: {and: where}, eagerness: 'moderate'},
  ];
  return hasStatistics
    ? {prefetch: rule(pages)}
    : {prerender: rule([...pages, {not: runs}]), prefetch: rule([...pages, runs])};
}
