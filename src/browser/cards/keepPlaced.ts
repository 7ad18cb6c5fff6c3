import {placeCard} from '../../domain/browser/linkPreview';

/**
 * Keeps a card next to its link while the page moves, or hidden if there is no room. A card with `onLost` is shown
 * somewhere for as long as its link is in view, and is told when the link is gone. Returns a stop function.
 */
export function keepPlaced(
  card: HTMLElement,
  link: HTMLAnchorElement,
  onLost?: () => void,
): () => void {
  const place = (): void => {
    if (onLost && !isInView(link)) {
      onLost();
    } else {
      move(card, link, onLost !== undefined);
    }
  };
  place();
  const ending = new AbortController();
  const {signal} = ending;
  window.addEventListener('scroll', place, {capture: true, passive: true, signal});
  window.addEventListener('resize', place, {signal});
  return () => ending.abort();
}

function isInView(link: HTMLAnchorElement): boolean {
  const {top, bottom} = link.getBoundingClientRect();
  return link.isConnected && bottom >= 0 && top <= document.documentElement.clientHeight;
}

function move(card: HTMLElement, link: HTMLAnchorElement, isFirm: boolean): void {
  const focused = document.activeElement;
  const place = placeCard({
    link: link.getBoundingClientRect(),
    card: {width: card.offsetWidth, height: card.offsetHeight},
    viewport: {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    },
    // A region that contains the link (the page itself, after a navigation) is not what the visitor is looking at.
    focused:
      focused && !focused.contains(link) && !card.contains(focused)
        ? focused.getBoundingClientRect()
        : null,
    isBesideFirst: link.closest('[data-link-previews="beside"]') !== null,
    isFirm,
  });
  card.style.visibility = place ? 'visible' : 'hidden';
  if (place) {
    card.style.translate = `${place.left}px ${place.top}px`;
  }
}
