/** A style sheet of the build that not every page loads. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

/**
 * Links in a built page, after the sheet of all pages, those of the given ones whose classes it uses: Docusaurus links
 * only that one, and the others would come with the scripts, after the first paint, or never without scripts.
 */
export function linkSheets(html: string, sheets: readonly Sheet[]): string {
  const used = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  const links = sheets
    .filter(({css}) =>
      [...css.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => used.has(name)),
    )
    .map(({href}) => `<link rel="stylesheet" href="${href}">`);
  return html.replace(/<link[^>]*\brel="?stylesheet\b[^>]*>/, (all) => all + links.join(''));
}
