/**
 * The one script of a page that sleeps: plain HTML until a visitor comes near something that needs React. What is
 * pressed, typed or chosen meanwhile is kept and done again. Stands in the head; see `../README.md`.
 */
import {followReading} from '../../browser/articles/followReading';
import {openTarget} from './anchors';
import {watchColorMode} from './colorMode';
import {watchKeys} from './keys';
import {watchNear} from './near';
import {ending, listen} from './listening';
import {pressAgain, watchPresses} from './clicks';
import {presses} from './presses';
import {prefetchPages} from './nextPages';
import {cleanAddress} from './cleanAddress';
import {wakeUnasked} from './wakeUnasked';
import {say, unsay} from './words';

document.documentElement.dataset.asleep = '';
window.asleep = {
  presses,
  near: null,
  end: () => {
    ending.abort();
    unsay();
  },
};
cleanAddress();
watchPresses();
watchNear();
watchKeys();
listen('hashchange', openTarget);
listen('offline', () => say('offline'));
listen('online', unsay);
listen('DOMContentLoaded', () => {
  openTarget();
  markWords();
  watchColorMode();
  pressAgain();
  wakeUnasked();
  prefetchPages();
  followReading(ending);
});

/** Without scripts a word of the glossary is a link; with them it opens a card. */
function markWords(): void {
  document.querySelectorAll('[data-term]').forEach((word) => {
    word.role = 'button';
    word.ariaExpanded = 'false';
  });
}
