/** What a page that sleeps does without React, fetched at the first touch: cards, copied links, notifications. */
import {watchPreviews} from '../../browser/cards/linkPreviews';
import {watchTerms} from '../../browser/cards/termCards';
import {watchCopies} from '../../browser/copying/watchCopies';
import {notificationRegion} from '../../browser/notifications/region';
import {light} from '../page/listening';

/** Written in by the build. */
declare const BASE_URL: string;

function showNotifications(): void {
  const place = document.querySelector<HTMLElement>('[data-notifications]');
  if (place) {
    const {notifications = '', notification = '', closeNotification = ''} = place.dataset;
    place.append(notificationRegion({notifications, notification, closeNotification}));
  }
}

const {asleep} = window;
// Not where React has come first.
if (asleep && !asleep.runs) {
  asleep.closeCard = watchTerms();
  watchPreviews(BASE_URL);
  showNotifications();
  watchCopies();
  // What the page said of a script that did not come.
  document.querySelector('body > [role=alert]')?.remove();
  // Pressed meanwhile.
  document.querySelectorAll<HTMLElement>(`[data-held]:is(${light})`).forEach((control) => {
    control.click();
  });
}
