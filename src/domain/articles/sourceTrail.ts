import type {CitedSource} from './article';

/** A piece of a sentence; with `url`, a link. */
export interface TrailPart {
  readonly text: string;
  readonly url?: string;
}

/**
 * Says how we know a source: who issued it, what was read and when, and where its present text is.
 *
 * @param day The day it was read, as it should be shown.
 */
export function sourceTrail(
  {publisher, date, copy, url}: Omit<CitedSource, 'code' | 'title'>,
  day: string,
): TrailPart[] {
  const issued = `${publisher}, ${date}.`;
  if (!copy) {
    return [{text: `${issued} Odczyt: ${day}.`}];
  }
  const read = `${copy.state === undefined ? '' : `, ${copy.state}`}; odczyt: ${day}.`;
  if (copy.url === undefined) {
    return [{text: `${issued} Czytaliśmy: ${copy.publisher}${read}`}];
  }
  return [
    {text: `${issued} Czytaliśmy: `},
    {text: copy.publisher, url: copy.url},
    {text: `${read} Aktualne brzmienie: `},
    {text: new URL(url).hostname, url},
    {text: '.'},
  ];
}

/** Where the title of a source leads; null if the trail has the links. */
export function titleAddress({copy, url}: CitedSource): string | null {
  return copy?.url === undefined ? url : null;
}
