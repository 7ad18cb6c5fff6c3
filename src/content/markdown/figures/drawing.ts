import type {BlockContent} from 'mdast';
import {element} from '../element';

/** Percent of the width of a drawing: it is drawn at its real width, so that nothing in it is scaled. */
function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}

/** One strip of marks. What it shows stands in words beside it. */
export function strip(marks: readonly BlockContent[]): BlockContent {
  return element('svg', {'aria-hidden': 'true'}, marks);
}

/** A bar along a strip, in parts of its whole. */
export function bar(from: number, length: number, whole: number): BlockContent {
  return element('rect', {x: percent(from, whole), width: percent(length, whole)}, []);
}

/**
 * The same, hatched: a line of dashes as wide as the strip, since a pattern would need a name on the page. `look` names
 * the hatch where a drawing has several.
 */
export function hatchedBar(
  from: number,
  length: number,
  whole: number,
  look?: string,
): BlockContent {
  const [x1, x2] = [percent(from, whole), percent(from + length, whole)];
  const named: Record<string, string> = look === undefined ? {} : {className: look};
  return element('line', {x1, x2, y1: '50%', y2: '50%', ...named}, []);
}

/** A line across the strip. */
export function mark(at: number, whole: number): BlockContent {
  const x = percent(at, whole);
  return element('line', {x1: x, x2: x, y1: '0', y2: '100%', className: 'mark'}, []);
}

/** One of `count` columns beside each other, as high as its value on a scale up to `top`, with a gap after it. */
export function column(index: number, count: number, value: number, top: number): BlockContent {
  return element(
    'rect',
    {
      x: percent(index + 0.1, count),
      width: percent(0.8, count),
      y: percent(top - value, top),
      height: percent(value, top),
    },
    [],
  );
}

/** A line along a drawing of columns. */
export function level(at: number, top: number): BlockContent {
  const y = percent(top - at, top);
  return element('line', {x1: '0', x2: '100%', y1: y, y2: y}, []);
}

/** The numbers in a text of an editor: „od 0,63 do 0,97 zł” has two. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:[\s\u00a0]\d{3})*(?:,\d+)?/g)].map(([number]) =>
    Number(number.replace(/[\s\u00a0]/g, '').replace(',', '.')),
  );
}
