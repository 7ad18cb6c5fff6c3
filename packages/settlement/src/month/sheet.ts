/** How sheets and tables write numbers. */
export type Format = (value: number, digits: number) => string;

/** A document as its parts: the same on paper, for an e-mail and for a file of a word processor. */
export interface Sheet {
  readonly title: string;
  /** What stands above the title: names, addresses, the place and the day; each a paragraph of lines. */
  readonly above: readonly (readonly string[])[];
  readonly blocks: readonly SheetBlock[];
}

export type SheetBlock =
  | {readonly kind: 'heading'; readonly text: string}
  | {readonly kind: 'paragraph'; readonly text: string; readonly isStrong?: boolean}
  | {readonly kind: 'list'; readonly items: readonly string[]}
  | SheetTable
  /** A text that a phone reads from paper; the sheet as plain text has none. */
  | {readonly kind: 'code'; readonly label: string; readonly text: string}
  /** Parts of a whole, side by side. */
  | {readonly kind: 'bar'; readonly parts: readonly SheetPart[]}
  | SheetAmounts;

/** The first column names the row; the others are numbers. */
export interface SheetTable {
  readonly kind: 'table';
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}

/** Amounts one under another, to be compared; the first is the one the others are compared with. */
export interface SheetAmounts {
  readonly kind: 'amounts';
  readonly amounts: readonly {
    readonly name: string;
    readonly text: string;
    /** Of the largest, 0–1. */
    readonly share: number;
  }[];
}

interface SheetPart {
  readonly look: 'shared' | 'stock' | 'grid';
  /** „wspólne 120,5 kWh, 40%” */
  readonly text: string;
  /** Of the whole, 0–1. */
  readonly share: number;
}

export function heading(text: string): SheetBlock {
  return {kind: 'heading', text};
}

export function paragraph(text: string): SheetBlock {
  return {kind: 'paragraph', text};
}

export function strong(text: string): SheetBlock {
  return {kind: 'paragraph', text, isStrong: true};
}

/** The document as plain text; a row of a table is a line with the names of its columns. */
export function sheetText({title, above, blocks}: Sheet): string {
  return [...above.map((lines) => lines.join('\n')), title, ...blocks.flatMap(blockText), ''].join(
    '\n\n',
  );
}

function blockText(block: SheetBlock): string | readonly [] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `– ${item}`).join('\n');
    case 'table':
      return [
        `${block.label}:`,
        ...[...block.rows, ...(block.total ? [block.total] : [])].map(
          (row) => `– ${rowText(block.head, row)}`,
        ),
      ].join('\n');
    case 'code':
      return [];
    case 'bar':
      return `${block.parts.map(({text}) => text).join('; ')}.`;
    case 'amounts':
      return amountsText(block);
  }
}

/** „W spółdzielni: do zapłaty 100,00 zł. Bez spółdzielni: do zapłaty 120,00 zł.” */
export function amountsText({amounts}: SheetAmounts): string {
  return amounts.map(({name, text}) => `${name}: ${text}.`).join(' ');
}

function rowText(head: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const said = cells.map((cell, index) => `${lowered(head[index + 1] ?? '')} ${cell}`);
  return `${name}: ${said.join(', ')}`;
}

/** A name inside a sentence; one in capitals stays. */
function lowered(name: string): string {
  return name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}
