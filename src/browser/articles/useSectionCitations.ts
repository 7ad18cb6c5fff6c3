import {useEffect, useState} from 'react';
import {citedPlace} from '../../domain/articles/citations';
import {citationLinks} from '../../site/anchors';

/** Cited provisions (art., ust.), by the hash that leads to their source. */
export type SectionCitations = ReadonlyMap<string, readonly string[]>;

const none: SectionCitations = new Map();

/** What the section under the given second-level heading cites, read from its links on the page. */
export function useSectionCitations(headingId: string | null): SectionCitations {
  const [citations, setCitations] = useState(none);

  useEffect(() => {
    const heading = headingId === null ? null : document.getElementById(headingId);
    const found = new Map<string, string[]>();
    for (
      let element = heading?.nextElementSibling;
      element && element.tagName !== 'H2';
      element = element.nextElementSibling
    ) {
      for (const link of element.querySelectorAll<HTMLAnchorElement>(citationLinks)) {
        const place = citedPlace(link.getAttribute('aria-label') ?? '');
        const places = found.get(link.hash) ?? [];
        if (place !== null && !places.includes(place)) {
          places.push(place);
        }
        found.set(link.hash, places);
      }
    }
    setCitations(found);
  }, [headingId]);

  return citations;
}
