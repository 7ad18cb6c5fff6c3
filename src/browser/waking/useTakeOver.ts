import {useEffect, useLayoutEffect} from 'react';
import {whenHydrated} from '../../docusaurus/browser/hydration';
import {followChanges, showKept} from './kept';
import {placeOf} from './place';
import {replay} from './replay';
import {whenAllTaken} from './turns';

const asleep = typeof window === 'undefined' ? undefined : window.asleep;
const taking = new AbortController();
if (asleep) {
  asleep.runs = true;
  const control = asleep.closeCard?.();
  delete asleep.closeCard;
  if (control) {
    asleep.heard.push({control});
  }
  followChanges(asleep.heard, taking.signal);
}

/** Where things are, before React may put others in their place. */
const places = new Map(asleep?.heard.map(({control}) => [control, placeOf(control)]));

/** Takes the page over from the loader that kept it asleep, and does again what the visitor did meanwhile. */
export function useTakeOver(): void {
  useLayoutEffect(() => {
    showKept(window.asleep?.heard ?? []);
  }, []);
  // The effect of the outermost component comes after those of all others: by now every listener of ours is there.
  useEffect(() => {
    if (asleep && window.asleep) {
      // Until then the loader keeps what is pressed: the control may not be taken over yet.
      whenAllTaken(() => {
        delete window.asleep;
        asleep.end();
        // From here on pages are fetched, not opened.
        document.querySelector('[type=speculationrules]')?.remove();
        // Until then the style sheets would hide the controls, and with them the focus.
        whenHydrated(() => {
          delete document.documentElement.dataset.asleep;
        });
        void replay(asleep, places).finally(() => {
          taking.abort();
        });
      });
    }
  }, []);
}
