/** Lower-case text without Polish diacritics. `ł` does not decompose under NFD, so it is mapped by hand. */
export function foldPolish(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** ASCII kebab-case id of a heading: `Kto może założyć?` gives `kto-moze-zalozyc`. */
export function toHeadingId(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
