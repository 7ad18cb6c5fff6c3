import {unfold} from '@site/src/browser/navigation/unfold';

/** Id of the result, which all rooms lead to. */
export const resultId = 'wynik';

/** Told at a control that is about to be shown, to whatever may be hiding it. */
export const revealEvent = 'reveal';

/** Focuses a control after opening the folded parts around it: what is folded away cannot take the focus. */
export function reveal(control: HTMLElement): void {
  control.dispatchEvent(new Event(revealEvent, {bubbles: true}));
  unfold(control);
  control.focus();
}

/** Focuses a long part of the page and scrolls to its start, where a browser alone would show its middle. */
export function showStart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({preventScroll: true});
  // What is sticky stands elsewhere before the page has moved: only the second time is it where it stays.
  part?.scrollIntoView({behavior: 'instant'});
  part?.scrollIntoView();
}

/** Longest wait for a part of the page that is being loaded, ms. */
const longestWait = 20_000;

/** Calls back once what is looked for appears on the page; gives up after 20 seconds. */
export function whenThere(
  find: () => HTMLElement | null,
  call: (found: HTMLElement) => void,
): void {
  const observer = new MutationObserver(() => {
    const found = find();
    if (found) {
      clearTimeout(timer);
      observer.disconnect();
      call(found);
    }
  });
  const timer = setTimeout(() => observer.disconnect(), longestWait);
  observer.observe(document.body, {childList: true, subtree: true});
}
