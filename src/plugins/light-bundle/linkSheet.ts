/** A style sheet that stands beside the one every page has. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** The page with a link to the sheet where it has a class of it; null where it has none. */
export function linkSheet(html: string, {href, css}: Sheet): string | null {
  const classes = new Set(classesOf(css));
  const isUsed = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].some(
    ([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/).some((name) => classes.has(name)),
  );
  return isUsed ? html.replace('</head>', `<link rel="stylesheet" href="${href}"></head>`) : null;
}

/** Classes of CSS modules: their names end with a hash, so a global class in the sheet is none of them. */
function classesOf(css: string): readonly string[] {
  return Array.from(css.matchAll(/\.([A-Za-z]\w*_[\w-]{4})(?![\w-])/g), ([, name = '']) => name);
}
