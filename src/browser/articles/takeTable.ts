import {toCsv, toHeadingId} from '@cooperative/polish';
import {citationLinks} from '../../site/anchors';
import {saveFile} from '../device/saveFile';
import {notify} from '../notifications/notify';

/** The cells of a table as text, row by row, without the numbers of sources. */
export function cellsOf(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells].map((cell) => withoutCitations(cell).textContent.trim()),
  );
}

/** Copies a table: as a table for a text, as columns for a spreadsheet. */
export async function copyTable(table: HTMLTableElement): Promise<void> {
  const text = cellsOf(table)
    .map((row) => row.join('\t'))
    .join('\n');
  const parts = {'text/plain': text, 'text/html': plainHtml(table)};
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(
        Object.entries(parts).map(([type, part]) => [type, new Blob([part], {type})]),
      ),
    ),
  ]);
  notify({kind: 'success', text: 'Skopiowano.'});
}

/** Offers a table as a CSV file named after the heading above it. */
export function saveTable(table: HTMLTableElement): void {
  const name =
    toHeadingId(table.closest('[aria-label]')?.getAttribute('aria-label') ?? '') || 'tabela';
  saveFile(`${name}.csv`, toCsv(cellsOf(table)), 'text/csv');
}

function withoutCitations<Kind extends Element>(element: Kind): Kind {
  const copy = element.cloneNode(true) as Kind;
  copy.querySelectorAll(citationLinks).forEach((citation) => citation.remove());
  return copy;
}

/** Rows and cells alone: what else the page adds means nothing elsewhere. */
function plainHtml(table: HTMLTableElement): string {
  const made = document.createElement('table');
  for (const row of table.rows) {
    const into = made.insertRow();
    for (const cell of row.cells) {
      const copy = document.createElement(cell.tagName);
      copy.textContent = withoutCitations(cell).textContent;
      into.append(copy);
    }
  }
  return made.outerHTML;
}
