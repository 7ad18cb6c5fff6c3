import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {baseUrl} from '../docusaurus/browser/siteConfig';
import {cardLinks, termLinks} from '../site/anchors';

let isThere = false;

/** Fetches the code of cards when a visitor first comes to a link that has one, and presses a word again that waits. */
function onCome(event: Event): void {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>(cardLinks);
  if (isThere || !link) {
    return;
  }
  const {ctrlKey, metaKey, shiftKey} = event as MouseEvent;
  const isWord =
    event.type === 'click' && link.matches(termLinks) && !ctrlKey && !metaKey && !shiftKey;
  if (isWord) {
    event.preventDefault();
    event.stopPropagation();
  }
  void import(/* webpackChunkName: 'cards' */ '../browser/cards/awake')
    .then(
      ({watchAwake}) => {
        if (!isThere) {
          isThere = true;
          watchAwake(baseUrl);
        }
      },
      // Without a connection a link works without a card.
      () => {
        link.removeAttribute('data-term');
      },
    )
    .then(() => {
      if (isWord) {
        link.click();
      }
    });
}

// In a page whose cards came while it slept they go on by themselves.
if (ExecutionEnvironment.canUseDOM && !window.asleep?.closeCard) {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, onCome, true);
  }
}
