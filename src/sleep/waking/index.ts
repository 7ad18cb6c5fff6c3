import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {whenHydrated} from '../../docusaurus/browser/hydration';
import {placeOf} from '../place';
import {replay} from './replay';

const asleep = ExecutionEnvironment.canUseDOM ? window.asleep : undefined;
if (asleep) {
  asleep.runs = true;
}

/** Takes the page over from the script that kept it asleep, as soon as React has hydrated what is around its parts. */
const waking: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!asleep || previousLocation) {
      return;
    }
    const word = asleep.closeCard?.();
    if (word) {
      asleep.presses.push({control: word, at: Date.now()});
    }
    // Where things are, before React may put others in their place.
    const places = new Map(asleep.presses.map(({control}) => [control, placeOf(control)]));
    asleep.end();
    delete window.asleep;
    // From here on pages are fetched, not opened.
    document.querySelector('[type=speculationrules]')?.remove();
    // Until then the style sheets would hide the controls, and with them the focus.
    whenHydrated(() => {
      delete document.documentElement.dataset.asleep;
    });
    void replay(asleep, places);
  },
};

export default waking;
