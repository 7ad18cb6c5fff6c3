import {hashTarget} from '../../domain/browser/navigation/hash';

/** Name of the highlight in `custom.css`. */
const highlightName = 'search';
const patienceMs = 3000;

/** Marks these places of the page and no others. A browser without the CSS Custom Highlight API shows no marks. */
export function mark(ranges: readonly Range[]): void {
  if (typeof Highlight !== 'undefined') {
    CSS.highlights.set(highlightName, new Highlight(...ranges));
  }
}

/** Marks words on the current page: in the section its hash names, otherwise in the whole text. */
export function markWords(words: readonly string[]): void {
  mark([]);
  const {pathname, hash} = window.location;
  const start = performance.now();
  // A part of the page may load after the page.
  const attempt = (): void => {
    const place = window.location.pathname === pathname ? placeOf(hash) : [];
    if (place) {
      mark(rangesIn(place, words));
    } else if (performance.now() - start < patienceMs) {
      setTimeout(attempt, 100);
    }
  };
  attempt();
}

/** The elements of a section: those from its heading up to the next heading, or the question with that id. */
function placeOf(hash: string): Element[] | null {
  if (hash === '') {
    return [...document.querySelectorAll('main')];
  }
  const anchor = document.getElementById(hashTarget(hash));
  const heading = anchor?.closest('h1, h2, h3, h4, h5, h6');
  if (!heading) {
    return anchor ? [anchor] : null;
  }
  const elements: Element[] = [heading];
  let next = heading.nextElementSibling;
  while (next && !/^H[1-6]$/.test(next.tagName)) {
    elements.push(next);
    next = next.nextElementSibling;
  }
  return elements;
}

function rangesIn(elements: readonly Element[], words: readonly string[]): Range[] {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const ranges: Range[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (const {0: word, index} of text.matchAll(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu)) {
        if (wanted.has(word.toLowerCase())) {
          ranges.push(rangeIn(walker.currentNode, index, index + word.length));
        }
      }
    }
  }
  return ranges;
}

/** A part of one text of the page. */
export function rangeIn(text: Node, start: number, end: number): Range {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}
