import {previewedArticle} from '../../domain/browser/linkPreview';
import type {PagePayload} from '../../domain/articles/pagePayload';
import {linkPreview} from '../../site/behaviour';
import {loadPayload} from '../network/loadPayload';
import {isDataScarce} from './links';

/** A link whose card is open, and the card's content. */
export interface ShownPreview {
  readonly link: HTMLAnchorElement;
  readonly payload: PagePayload;
}

export interface ShownLinkOptions {
  readonly baseUrl: string;
  readonly onChange: (shown: ShownPreview | null) => void;
}

interface ShownLink {
  /** Opens the link's card after a while, unless it was dismissed. */
  readonly want: (link: HTMLAnchorElement) => void;
  /** Keeps the open card. */
  readonly keep: () => void;
  /** Closes the card after a while. */
  readonly leave: () => void;
  readonly hide: () => void;
  /** Hides the card, and does not open it again before {@link forgive}. */
  readonly dismiss: () => void;
  /** A dismissed link may be wanted again, unless it is this one. */
  readonly forgive: (unless?: HTMLAnchorElement | null) => void;
}

/** Decides which link's card is open, and fetches what it shows. */
export function shownLink({baseUrl, onChange}: ShownLinkOptions): ShownLink {
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
    keep();
    closeTimer = window.setTimeout(close, linkPreview.closeDelayMs);
  };
  const open = async (link: HTMLAnchorElement, article: string): Promise<void> => {
    const {signal} = (loading = new AbortController());
    const payload = await loadPayload(article, signal);
    if (payload && !signal.aborted && link.isConnected) {
      window.clearTimeout(closeTimer);
      wanted = null;
      shown = link;
      onChange({link, payload});
    }
  };

  return {
    want: (link) => {
      if (link === shown) {
        keep();
        return;
      }
      if (link === wanted || link === dismissed) {
        return;
      }
      leave();
      const article = isDataScarce()
        ? null
        : previewedArticle(link.href, window.location.href, baseUrl);
      if (article !== null) {
        wanted = link;
        openTimer = window.setTimeout(() => {
          void open(link, article);
        }, linkPreview.openDelayMs);
      }
    },
    keep,
    leave,
    hide,
    dismiss: () => {
      dismissed = shown ?? wanted;
      hide();
    },
    forgive: (unless) => {
      if (dismissed !== unless) {
        dismissed = null;
      }
    },
  };
}
