import type {Piece, SearchAnswer, SearchResult} from '@cooperative/polish-search';

/** How one asks what a word means. */
const asking = /^(co to( jest| są| znaczy)?|co znaczy|czym (jest|są)|definicja|słownik)\s+/i;

/**
 * The term of the dictionary that a query names, whole or by two of its words at least; null if it asks for something
 * else: „PPE” and „co to jest punkt poboru” name one, „opłata” and „kto płaci za PPE” do not.
 */
export function namedTerm(query: string, {pages}: SearchAnswer): SearchResult | null {
  const words = query.trim().replace(asking, '').split(/\s+/).length;
  const terms = pages.flatMap(({kind, results}) => (kind === 'term' ? results : []));
  return (
    terms.find(({path}) => {
      const heading = path.at(-1) ?? [];
      const found = heading.filter(({isFound}) => isFound).length;
      return found >= words && (words > 1 || isWholeName(heading));
    }) ?? null
  );
}

/** Whether one of the names in a heading, which commas divide, is found from end to end. */
function isWholeName(heading: readonly Piece[]): boolean {
  const names = heading.map(({text, isFound}) => (isFound ? '+' : text)).join('');
  return names.split(', ').some((name) => !/\p{L}/u.test(name) && name !== '');
}
