interface Key {
  readonly name: number;
}

interface Options {
  /** Whether the path must end where the pattern does. */
  readonly end?: boolean;
}

/**
 * Instead of `path-to-regexp`: the addresses of this site are plain text, save the `*` of the page for those without one.
 * See `build/bundle/lighterPackages.ts`.
 */
export default function pathToRegexp(
  pattern: string,
  keys: Key[] = [],
  options: Options = {},
): RegExp {
  const isAny = pattern === '*';
  if (isAny) {
    keys.push({name: 0});
  }
  const text = pattern.replace(/\/$/, '').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const start = isAny ? '(.*)' : text;
  return new RegExp(`^${start}(?:/(?=$))?${options.end === false ? '(?=/|$)' : '$'}`, 'i');
}
