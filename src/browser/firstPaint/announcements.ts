import {announcementsId} from '../../site/anchors';
import {storage} from '../../site/behaviour';
import {ownName} from '../device/ownName';

/** Under which the browser remembers those closed, in quotes, and the days. */
const key = ownName(storage.closedAnnouncements);

/**
 * Shows the first announcement for the visitor's day that has not been closed; none for the rest of a day on which one
 * was closed; and then puts the bars into their place in the order of the page, after the skip links. In a browser that
 * stores nothing, only the memory of closed ones does not work.
 */
export function announcements(): void {
  // Times of the visitor's place, without `Intl`: its first use blocks a slow phone for 40 ms.
  const now = Date.now();
  const day = new Date().toDateString();
  let closed = '';
  try {
    closed = localStorage.getItem(key) ?? '';
  } catch {
    // Nothing is kept.
  }
  let isShown = closed.includes(day);
  document.querySelectorAll<HTMLElement>(`#${announcementsId} section`).forEach((bar) => {
    const {id, from, to} = bar.dataset as unknown as Readonly<Record<'id' | 'from' | 'to', string>>;
    const isNow =
      !closed.includes(`"${id}"`) &&
      Date.parse(`${from}T00:00`) <= now &&
      now < Date.parse(`${to}T24:00`);
    bar.hidden = isShown || !isNow;
    isShown ||= isNow;
    bar.querySelectorAll('button').forEach((button) => {
      button.hidden = false;
      button.onclick = () => {
        bar.hidden = true;
        try {
          localStorage.setItem(key, `${closed}"${id}"${day}`);
        } catch {
          // It comes back on the next page.
        }
      };
    });
  });
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('top')?.append(document.getElementById(announcementsId) ?? '');
  });
}
