import {
  BorderStyle,
  ExternalHyperlink,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import type {
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  Table as MarkdownTable,
  TableCell as MarkdownCell,
  TableRow as MarkdownRow,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingText} from '../../../../content/articles/headings';
import {conditionOf, listOfRow} from '../../../../content/markdown/steps/paperFields';
import {emptyRows} from '../../../../domain/papers/fill';
import {fieldOf, isShortField} from '../../../../domain/papers/folder';
import {fieldMark, keyOfField} from '../../../../domain/papers/words';
import {setPolishSpaces} from '@cooperative/polish';
import {documentLook} from '../../../../site/documentLook';
import {fieldControl, termControl, variantControl, type Block, type RunLook} from './controls';

/** What surrounds a block: its indent in steps of a list, and how it is drawn. */
type Look = Pick<IParagraphOptions, 'indent' | 'bullet' | 'numbering' | 'border'>;

const step = 425;
const {lineColor, textWidth} = documentLook;
/** In letters; a longer cell takes more lines, a longer word is a line to write on. */
const [longestCell, longestWord, longestBlank] = [60, 14, 9];
/** Of a bold letter and of what surrounds a cell's text, in twentieths of a point. */
const [letterWidth, cellMargins] = [138, 200];
/** By depth; the page's title is above them. */
const headings: Readonly<Record<number, 'Heading1' | 'Heading2'>> = {2: 'Heading1', 3: 'Heading2'};
const line = {style: BorderStyle.SINGLE, size: 4, color: lineColor};

/** The text of a paper as paragraphs and tables of a document. `url` is the address of its page. */
export function blocksOf(tree: Root, url: string): Block[] {
  let lists = 0;
  return tree.children.flatMap((node) => blocks(node, 0));

  function blocks(node: RootContent, depth: number): Block[] {
    switch (node.type) {
      case 'heading':
        return [
          new Paragraph({
            text: setPolishSpaces(headingText(node)),
            heading: headings[node.depth] ?? 'Heading3',
          }),
        ];
      case 'paragraph':
        return [paragraph(node.children, url, depth > 0 ? {indent: {left: step * depth}} : {})];
      case 'list':
        lists += 1;
        return listed(node, depth, lists);
      case 'table':
        // After the last one comes a new page, and an empty line could take one of its own.
        return node === tree.children.at(-1)
          ? [tableOf(node, url)]
          : [tableOf(node, url), new Paragraph({run: {size: 12}, spacing: {after: 0}})];
      case 'blockquote':
        return node.children.flatMap((child) =>
          child.type === 'paragraph'
            ? [
                paragraph(child.children, url, {
                  indent: {left: step},
                  border: {left: {...line, space: 8}},
                }),
              ]
            : blocks(child, depth),
        );
      case 'containerDirective': {
        const condition = conditionOf(node);
        const content = node.children.flatMap((child) => blocks(child, condition ? depth : 1));
        return condition
          ? [variantControl(condition, node.attributes?.gdy ?? '', content)]
          : content;
      }
      default:
        return [];
    }
  }

  function listed(list: List, depth: number, instance: number): Block[] {
    return list.children.flatMap((item) => {
      const [first, ...rest] = item.children;
      return [
        ...(first?.type === 'paragraph'
          ? [paragraph([...box(item), ...first.children], url, look(list, item, depth, instance))]
          : []),
        ...rest.flatMap((node) => blocks(node, depth + 1)),
      ];
    });
  }
}

function paragraph(content: readonly PhrasingContent[], url: string, rest: Look): Paragraph {
  return new Paragraph({children: content.flatMap((node) => runs(node, url)), ...rest});
}

function runs(
  node: PhrasingContent,
  url: string,
  look: RunLook = {},
  isInCell = false,
): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return node.value
        .split(markOf)
        .filter((piece) => piece !== '')
        .flatMap((piece) => marked(piece, look, isInCell));
    case 'strong':
      return node.children.flatMap((child) => runs(child, url, {...look, bold: true}, isInCell));
    case 'emphasis':
      return node.children.flatMap((child) => runs(child, url, {...look, italics: true}, isInCell));
    case 'link':
      return [
        new ExternalHyperlink({
          link: new URL(node.url, url).href,
          children: [new TextRun({text: setPolishSpaces(toString(node)), style: 'Hyperlink'})],
        }),
      ];
    case 'break':
      return [new TextRun({break: 1})];
    default:
      return [];
  }
}

function tableOf({children: rows}: MarkdownTable, url: string): Table {
  return new Table({
    width: {size: 100, type: WidthType.PERCENTAGE},
    layout: TableLayoutType.FIXED,
    columnWidths: columnWidths(rows),
    rows: rows.flatMap((row, index) =>
      // A row that repeats for each entry of a list; the page that fills it in keeps the first.
      Array.from({length: listOfRow(row) === null ? 1 : emptyRows}, () =>
        tableRow(row, url, index === 0),
      ),
    ),
  });
}

function tableRow({children: cells}: MarkdownRow, url: string, isHead: boolean): TableRow {
  return new TableRow({
    ...(isHead && {tableHeader: true}),
    cantSplit: true,
    children: cells.map((cell) => tableCell(cell, url, isHead ? {bold: true} : {})),
  });
}

function tableCell(cell: MarkdownCell, url: string, look: {readonly bold?: true}): TableCell {
  // A cell is a place to write in by itself.
  const content = /^_+$/.test(toString(cell)) ? [] : cell.children;
  return new TableCell({
    margins: {top: 60, bottom: 60, left: 100, right: 100},
    borders: {top: line, right: line, bottom: line, left: line},
    children: [
      new Paragraph({
        spacing: {after: 0},
        children: content.flatMap((node) => runs(node, url, look, true)),
      }),
    ],
  });
}

/**
 * Widths of columns: each has room for its longest word, and what is left goes by the longest of what stands or is to be
 * written in each, as a number needs less than a name.
 */
function columnWidths(rows: readonly MarkdownTable['children'][number][]): number[] {
  const columns = (rows[0]?.children ?? []).map((_, column) => {
    const texts = rows.map(({children}) => writtenIn(children[column]));
    const word = Math.max(...texts.flatMap((text) => text.split(/\s/).map(wordLength)));
    return {
      least: word * letterWidth + cellMargins,
      wish: Math.min(longestCell, Math.max(...texts.map(({length}) => length))),
    };
  });
  const least = columns.reduce((sum, column) => sum + column.least, 0);
  const wishes = columns.reduce((sum, {wish}) => sum + wish, 0);
  return columns.map((column) =>
    Math.floor(
      least > textWidth
        ? (textWidth * column.least) / least
        : column.least + ((textWidth - least) * column.wish) / wishes,
    ),
  );
}

/** Letters of a word that must not break; a place to write in may be short, but for a number that is one word. */
function wordLength(word: string): number {
  return word.startsWith('0')
    ? word.length
    : Math.min(word.length, word.startsWith('_') ? longestBlank : longestWord);
}

/** The text of a cell; of a field, places for what is likely to be entered. */
function writtenIn(cell: MarkdownCell | undefined): string {
  return toString(cell).replace(fieldMark, (_, word: string) => {
    const id = keyOfField(word) ?? '';
    const letters = fieldOf(id)?.letters;
    return letters === undefined
      ? '_'.repeat(id.endsWith('.row') ? 3 : isShortField(id) ? 7 : 20)
      : '0'.repeat(letters);
  });
}

/** A square to tick off by hand. */
function box({checked}: ListItem): PhrasingContent[] {
  return typeof checked === 'boolean' ? [{type: 'text', value: '☐ '}] : [];
}

/** Numbers that begin so: a list goes on after a variant. */
export function numbersFrom(start: number): string {
  return `numery-${start}`;
}

function look({ordered, start}: List, {checked}: ListItem, depth: number, instance: number): Look {
  if (typeof checked === 'boolean') {
    return {indent: {left: step * (depth + 1), hanging: step}};
  }
  return ordered
    ? {numbering: {reference: numbersFrom(start ?? 1), level: Math.min(depth, 1), instance}}
    : {bullet: {level: depth}};
}

/** Fields of the folder and terms, kept apart from the text around them. */
const markOf = /(\[(?:pole|termin): [^[\]]*\])/;

/** A piece of a text: a field, a term with a place for its day, or words. */
function marked(piece: string, look: RunLook, isInCell: boolean): ParagraphChild[] {
  const [, kind, content = ''] = /^\[(pole|termin): ([^[\]]*)\]$/.exec(piece) ?? [];
  const words = (text: string): TextRun =>
    new TextRun({text: setPolishSpaces(text.replaceAll('\n', ' ')), ...look});
  switch (kind) {
    case 'pole':
      return [fieldControl(content, look, isInCell)];
    case 'termin':
      return [words(`(termin: ${content}, data: `), termControl(content, look), words(')')];
    default:
      return [words(piece)];
  }
}
