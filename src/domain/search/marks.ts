import {marksName} from './parameters';

/** Adds words to mark to an address inside the site. */
export function withMarks(url: string, words: readonly string[]): string {
  if (words.length === 0) {
    return url;
  }
  const [page = '', ...hash] = url.split(/(?=#)/);
  return `${page}?${new URLSearchParams({[marksName]: words.join(' ')}).toString()}${hash.join('')}`;
}

/** Extracts the words to mark, and returns the query string without them. */
export function takeMarks(search: string): {words: readonly string[]; rest: string} {
  const params = new URLSearchParams(search);
  const words = (params.get(marksName) ?? '').split(' ').filter(Boolean);
  params.delete(marksName);
  const rest = params.toString();
  return {words, rest: rest === '' ? '' : `?${rest}`};
}
