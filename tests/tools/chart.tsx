import {fireEvent, screen, within} from '@testing-library/react';

/** Texts of the table behind a chart, row by row, starting with its headings. */
export function tableRows(): string[][] {
  return screen
    .getAllByRole('row', {hidden: true})
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    );
}

/** Values below the chart by their names. */
export function readouts(container: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((item) => [
      item.querySelector('dt')?.textContent ?? '',
      (item.querySelector('dd')?.textContent ?? '').replaceAll('\u00a0', ' '),
    ]),
  );
}

/** Moves a slider, as its arrows do in a browser. */
export function slide(name: string, value: number): HTMLElement {
  const slider = screen.getByRole('slider', {name});
  fireEvent.input(slider, {target: {value: String(value)}});
  return slider;
}

/** The picture's accessible name. */
export function pictureName(): string {
  return (
    within(screen.getByRole('figure')).getAllByRole('img')[0]?.getAttribute('aria-label') ?? ''
  ).replaceAll('\u00a0', ' ');
}

/** Every hatch a mark is filled with, and whether it is defined; a broken reference paints nothing. */
export function hatchesUsed(container: HTMLElement): {ids: string[]; missing: string[]} {
  const ids = [...container.querySelectorAll('[fill]')].flatMap(
    (mark) => /^url\(#(.+)\)$/.exec(mark.getAttribute('fill') ?? '')?.[1] ?? [],
  );
  return {ids, missing: ids.filter((id) => container.ownerDocument.getElementById(id) === null)};
}

/** Numbers in the drawing that a browser cannot draw. */
export function brokenNumbers(container: HTMLElement): string[] {
  return [...container.querySelectorAll('svg *')].flatMap((node) =>
    [...node.attributes]
      .filter(
        ({name, value}) =>
          /NaN|Infinity/.test(value) ||
          (/^(?:width|height|r)$/.test(name) && value.startsWith('-')),
      )
      .map(({name, value}) => `${node.tagName} ${name}=${value}`),
  );
}
