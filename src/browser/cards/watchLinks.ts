import {isAttention, previewLinkOf, restedLink} from './links';
import {shownLink, type ShownLinkOptions} from './shownLink';

interface Options extends ShownLinkOptions {
  /** Selector of the card, which the pointer may enter. */
  readonly card: string;
}

/**
 * Reports which link's card should be open: one on which the mouse or the focus rests for a while. It stays while the
 * pointer is on the link or the card; Escape, a click or a moved focus closes it. Returns a stop function.
 */
export function watchLinks({card, ...options}: Options): () => void {
  const {want, keep, leave, hide, dismiss, forgive} = shownLink(options);

  const onPointerOver = (event: PointerEvent): void => {
    const link = previewLinkOf(event);
    forgive(link);
    if (link && isAttention(event)) {
      want(link);
    } else if ((event.target as Element).closest(card)) {
      keep();
    } else {
      leave();
    }
  };
  const onFocusIn = (event: FocusEvent): void => {
    hide();
    forgive();
    const link = previewLinkOf(event);
    if (link && isAttention(event)) {
      want(link);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      dismiss();
    }
  };

  const ending = new AbortController();
  const {signal} = ending;
  document.addEventListener('pointerover', onPointerOver, {signal});
  document.documentElement.addEventListener('pointerleave', leave, {signal});
  document.addEventListener('focusin', onFocusIn, {signal});
  document.addEventListener('focusout', hide, {signal});
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener('click', dismiss, {signal});
  window.addEventListener('popstate', hide, {signal});
  // The visitor may have reached a link before anything listened.
  const rested = restedLink();
  if (rested) {
    want(rested);
  }
  return () => {
    ending.abort();
    hide();
  };
}
