/**
 * Shows the first announcement for the visitor's day that has not been closed. Runs as text right after the bars, before
 * the first paint, so nothing flashes or moves, and then puts the bars into their place in the order of the page, after
 * the skip links. In a browser that stores nothing, only the memory of closed ones does not work.
 *
 * @param key Under which the browser remembers those closed.
 * @param id Of the element with the bars.
 */
export function announcements(key: string, id: string): void {
  // Swedish is written as ISO 8601.
  const today = new Date().toLocaleDateString('sv');
  let closed: unknown[] = [];
  try {
    closed = closed.concat(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    // What cannot be read counts as nothing.
  }
  let isShown = false;
  document.querySelectorAll<HTMLElement>(`#${id} section`).forEach((bar) => {
    const {id: name, from = '', to = ''} = bar.dataset;
    const isNow = !closed.includes(name) && from <= today && today <= to;
    bar.hidden = isShown || !isNow;
    isShown ||= isNow;
    const button = bar.querySelector('button');
    if (button) {
      button.hidden = false;
      button.onclick = () => {
        bar.hidden = true;
        try {
          localStorage.setItem(key, JSON.stringify([...closed, name]));
        } catch {
          // It comes back on the next page.
        }
      };
    }
  });
  addEventListener('DOMContentLoaded', () => {
    const bars = document.getElementById(id);
    if (bars) {
      document.getElementById('top')?.append(bars);
    }
  });
}
