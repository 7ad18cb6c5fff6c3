/** What a page that sleeps does without React. A script by itself, made by `docusaurus/build/bundle/lightScript`. */
import {watchPreviews} from '../cards/linkPreviews';
import {watchTerms} from '../cards/termCards';
import {watchCopies} from '../copying/watchCopies';
import {notificationRegion} from '../notifications/region';

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

function showNotifications(whenStyled: Promise<unknown>): void {
  const place = document.querySelector<HTMLElement>('[data-notifications]');
  if (place) {
    const {notifications = '', notification = '', closeNotification = ''} = place.dataset;
    const region = notificationRegion({notifications, notification, closeNotification});
    const list = region.querySelector('ol');
    // Without its looks it would lie on the text.
    list?.toggleAttribute('hidden', true);
    void whenStyled.then(() => list?.toggleAttribute('hidden', false));
    place.append(region);
  }
}

const {asleep} = window;
// Not where React has come first.
if (asleep && !asleep.runs) {
  const whenStyled = loadSheet();
  asleep.closeCard = watchTerms(whenStyled);
  watchPreviews(SITE.baseUrl, whenStyled);
  showNotifications(whenStyled);
  watchCopies();
  // What the page said of a script that did not come.
  document.querySelector('body > [role=alert]')?.remove();
  // Pressed meanwhile.
  document
    .querySelectorAll<HTMLElement>('[data-held]:is([data-term],[data-copies])')
    .forEach((control) => {
      control.click();
    });
}
