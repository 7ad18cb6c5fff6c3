import {previewedArticle} from '../../domain/browser/linkPreview';
import type {PagePayload} from '../../domain/articles/pagePayload';
import {linkPreview} from '../../site/behaviour';
import {loadPayload} from '../network/loadPayload';
import {isAttention, isDataScarce, previewLinkOf, restedLink} from './links';

/** A link whose card is open, and the card's content. */
export interface ShownPreview {
  readonly link: HTMLAnchorElement;
  readonly payload: PagePayload;
}

interface Options {
  readonly baseUrl: string;
  /** Selector of the card, which the pointer may enter. */
  readonly card: string;
  /** Awaited before a card is reported. */
  readonly whenStyled: Promise<unknown>;
  readonly onChange: (shown: ShownPreview | null) => void;
}

/**
 * Reports which link's card should be open: one on which the mouse or the focus rests for a while. It stays while the
 * pointer is on the link or the card; Escape, a click or a moved focus closes it. Returns a stop function.
 */
export function watchLinks({baseUrl, card, whenStyled, onChange}: Options): () => void {
  let wanted: HTMLAnchorElement | null = null;
  let shown: HTMLAnchorElement | null = null;
  let dismissed: HTMLAnchorElement | null = null;
  let loading = new AbortController();
  let openTimer = 0;
  let closeTimer = 0;

  const forget = (): void => {
    window.clearTimeout(openTimer);
    loading.abort();
    wanted = null;
  };
  const close = (): void => {
    window.clearTimeout(closeTimer);
    if (shown) {
      shown = null;
      onChange(null);
    }
  };
  const hide = (): void => {
    forget();
    close();
  };
  const keep = (): void => {
    forget();
    window.clearTimeout(closeTimer);
  };
  const leave = (): void => {
    forget();
    window.clearTimeout(closeTimer);
    closeTimer = window.setTimeout(close, linkPreview.closeDelayMs);
  };
  const open = async (link: HTMLAnchorElement, article: string): Promise<void> => {
    const {signal} = (loading = new AbortController());
    const [payload] = await Promise.all([loadPayload(article, signal), whenStyled]);
    if (payload && !signal.aborted && link.isConnected) {
      window.clearTimeout(closeTimer);
      wanted = null;
      shown = link;
      onChange({link, payload});
    }
  };
  const want = (link: HTMLAnchorElement): void => {
    if (link === shown) {
      keep();
      return;
    }
    if (link === wanted || link === dismissed) {
      return;
    }
    leave();
    if (isDataScarce()) {
      return;
    }
    const article = previewedArticle(link.href, window.location.href, baseUrl);
    if (article !== null) {
      wanted = link;
      openTimer = window.setTimeout(() => {
        void open(link, article);
      }, linkPreview.openDelayMs);
    }
  };

  const onPointerOver = (event: PointerEvent): void => {
    const link = previewLinkOf(event);
    if (link !== dismissed) {
      dismissed = null;
    }
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
    dismissed = null;
    const link = previewLinkOf(event);
    if (link && isAttention(event)) {
      want(link);
    }
  };
  const dismiss = (): void => {
    dismissed = shown ?? wanted;
    hide();
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
