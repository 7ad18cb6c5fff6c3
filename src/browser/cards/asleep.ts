/** Cards in a page that sleeps. A script by itself, made by `docusaurus/build/bundle/cardsScript`. */
import {watchPreviews} from './linkPreviews';
import {watchTerms} from './termCards';

/** Written in by the build. */
declare const SITE: {readonly baseUrl: string; readonly sheet: string};

function loadSheet(): Promise<unknown> {
  return new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = SITE.sheet;
    // A card without its looks is better than none.
    sheet.onload = sheet.onerror = resolve;
    document.head.append(sheet);
  });
}

const {asleep} = window;
// Not where React has come first.
if (asleep && !asleep.runs) {
  const whenStyled = loadSheet();
  asleep.closeCard = watchTerms(whenStyled);
  watchPreviews(SITE.baseUrl, whenStyled);
  // Pressed meanwhile.
  document.querySelector<HTMLElement>('[data-term][data-held]')?.click();
}
