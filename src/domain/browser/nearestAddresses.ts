import {foldPolish} from '@cooperative/polish';

export interface AddressedPage {
  readonly label: string;
  readonly to: string;
}

/** Farther than this is no slip: half of the letters differ and no word is shared. */
const farthest = 0.5;
/** Words of fewer letters („nie”, „jak”) are in the addresses of all. */
const shortestWord = 4;

/** The pages with addresses similar to `path`, nearest first, at most `count`. Addresses have no base path. */
export function nearestAddresses(
  path: string,
  pages: readonly AddressedPage[],
  count: number,
): readonly AddressedPage[] {
  const wanted = lastPart(path);
  return pages
    .map((page) => ({page, distance: distanceOf(wanted, lastPart(page.to))}))
    .filter(({distance}) => distance < farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({page}) => page);
}

/** The page whose address this is but for capital letters, diacritics or what the address of a file ends with. */
export function samePage(path: string, pages: readonly AddressedPage[]): AddressedPage | null {
  const wanted = partsOf(path).join('/');
  return pages.find(({to}) => partsOf(to).join('/') === wanted) ?? null;
}

function partsOf(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed address is compared undecoded.
  }
  return foldPolish(decoded)
    .replace(/(?:\/index)?\.(?:html?|php)$/, '')
    .split('/')
    .filter((part) => part !== '');
}

function lastPart(path: string): string {
  return (partsOf(path).at(-1) ?? '').slice(0, 100);
}

/** Edit distance relative to the longer text, reduced by the fraction of common words. */
function distanceOf(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1);
  const wordsOfB = new Set(b.split('-'));
  const wordsOfA = a.split('-').filter((word) => word.length >= shortestWord);
  const shared = wordsOfA.filter((word) => wordsOfB.has(word)).length;
  return editDistance(a, b) / longer - shared / Math.max(wordsOfA.length, 1);
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(
        Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
