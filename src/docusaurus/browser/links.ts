import {useEffect, type MouseEvent, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import type {LinkLoaders} from './linkLoaders';

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;
type History = ReturnType<typeof useHistory>;

let history: History | null = null;

/**
 * Lets links of this site be followed without fetching a document. To be called by what wraps all pages.
 *
 * Why: core's link asks the router and makes an observer for each link anew, a quarter of the work of taking over a page.
 * Leans on: core 3.10 exports/Link.js, of which `instead/link` does the same, and react-router 5's history;
 * client/docusaurus.js preloads and prefetches nothing twice.
 * Breaks: links fetch documents, as they do while a page sleeps.
 */
export function useLinkHistory(): void {
  const current = useHistory();
  useEffect(() => {
    history = current;
  }, [current]);
}

/** A press that asks for nothing else, such as a new tab, opens the page. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const {defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey, currentTarget} = event;
  if (!history || defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) {
    return;
  }
  event.preventDefault();
  const address = addressOf(currentTarget);
  if (history.createHref(history.location) === address) {
    history.replace(address);
  } else {
    history.push(address);
  }
}

/** The pointer or a finger is on a link: the page it leads to is loaded. */
export function preload({currentTarget}: LinkEvent): void {
  void loaders().preload(addressOf(currentTarget));
}

const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting) {
            observer?.unobserve(target);
            void loaders().prefetch(addressOf(target as HTMLAnchorElement));
          }
        }
      });

/** Once a link comes into view, what the page it leads to consists of is fetched ahead. */
export function prefetchInView(link: HTMLAnchorElement | null): void {
  if (link) {
    observer?.observe(link);
  }
}

function addressOf({pathname, search, hash}: HTMLAnchorElement): string {
  return pathname + search + hash;
}

function loaders(): LinkLoaders {
  return (window as unknown as {docusaurus: LinkLoaders}).docusaurus;
}
