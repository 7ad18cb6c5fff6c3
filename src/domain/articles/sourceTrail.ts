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
  {publisher, date, copy, copyUrl, state, url}: Omit<CitedSource, 'code' | 'title'>,
  day: string,
): TrailPart[] {
  const issued = `${publisher}, ${date}.`;
  if (copy === undefined) {
    return [{text: `${issued} Odczyt: ${day}.`}];
  }
  const read = `${state === undefined ? '' : `, ${state}`}; odczyt: ${day}.`;
  if (copyUrl === undefined) {
    return [{text: `${issued} Czytaliśmy: ${copy}${read}`}];
  }
  return [
    {text: `${issued} Czytaliśmy: `},
    {text: copy, url: copyUrl},
    {text: `${read} Aktualne brzmienie: `},
    {text: new URL(url).hostname, url},
    {text: '.'},
  ];
}

/** Where the title of a source leads; null if the trail has the links. */
export function titleAddress({copyUrl, url}: CitedSource): string | null {
  return copyUrl === undefined ? url : null;
}
