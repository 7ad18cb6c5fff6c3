import type {SleepingPart} from './page';

/**
 * What a sleeping page does without being touched: it wakes for what only React knows of, and fetches what will
 * probably be needed next. Runs as text.
 */
export const ahead: SleepingPart = ({
  settings,
  files,
  isDear,
  isGood,
  listen,
  find,
  each,
  wake,
}) => {
  const isNeeded = (): boolean => {
    try {
      // Filters and words to mark, but not what only tells where a visitor came from. Where nothing can be stored, only
      // React remembers from page to page.
      return /[?&](?!utm_|\w*clid=)./.test(location.search) || !(localStorage as Storage | null);
    } catch {
      return true;
    }
  };

  if (isNeeded()) {
    wake();
  } else if (isGood) {
    setTimeout(() => {
      for (const href of files) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = href;
        document.head.append(link);
      }
    }, settings.aheadMs);
  }

  const script = HTMLScriptElement as {supports?: (type: string) => boolean};
  if (isDear) {
    // Nothing is fetched for a link that may not be followed.
    each('[type=speculationrules]', (rules) => {
      rules.remove();
    });
  } else if (!script.supports?.('speculationrules')) {
    listen('pointerover', ({target}: Event) => {
      const link = find(target, 'a[href^="/"]:not([href*="."])') as HTMLAnchorElement | null;
      if (link && link.pathname !== location.pathname) {
        // Into the browser's cache; a failure shows when the link is followed.
        fetch(link.href, {priority: 'low'}).catch(() => 0);
      }
    });
  }
};
