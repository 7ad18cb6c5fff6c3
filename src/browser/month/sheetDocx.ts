import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  ImageRun,
  PageNumber,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import {
  amountsText,
  type Sheet,
  type SheetBlock,
  type SheetTable,
} from '@cooperative/settlement/month';
import {setPolishSpaces} from '@cooperative/polish';
import {documentLook} from '../../site/documentLook';
import {qrCode} from '../device/qrCode';
import {qrPng} from './qrPng';

const {page, font, headingColor, lineColor, textWidth, codeModuleMm} = documentLook;
const line = {style: BorderStyle.SINGLE, size: 4, color: lineColor};
const none = {style: BorderStyle.NONE, size: 0, color: 'auto'};
/** Each with letters dark enough to be read on it. */
const colors = {shared: 'BBF7D0', stock: 'FDE68A', grid: 'BFDBFE'} as const;
/** A narrower part of a bar has no room for its share. */
const leastNamed = 0.1;

/**
 * A document of the month as a file of a word processor: headings, header rows of tables and the language are marked, so
 * that a screen reader finds them. The library is large: import this only on a press.
 */
export async function sheetDocx({title, above, blocks}: Sheet): Promise<ArrayBuffer> {
  const document = new Document({
    title,
    creator: above[0]?.[0] ?? '',
    styles: {
      default: {
        document: {run: {font, size: 22, language: {value: 'pl-PL'}}, paragraph: spacing(0, 120)},
        title: {run: {font, size: 34, bold: true}, paragraph: spacing(120, 160)},
        heading1: {
          run: {font, size: 26, bold: true, color: headingColor},
          paragraph: {...spacing(240, 100), keepNext: true, outlineLevel: 0},
        },
      },
    },
    sections: [
      {
        properties: {page},
        footers: {default: footer(title)},
        children: [
          ...above.map(
            (lines, index) =>
              new Paragraph({
                // The place and the day of a letter stand on the right.
                alignment:
                  index > 0 && index === above.length - 1 ? AlignmentType.END : AlignmentType.START,
                children: lines.map((text, at) => new TextRun({text, ...(at > 0 && {break: 1})})),
              }),
          ),
          new Paragraph({text: title, style: 'Title'}),
          ...blocks.flatMap(blockOf),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

function blockOf(block: SheetBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({text: block.text, heading: 'Heading1'})];
    case 'paragraph':
      return [paragraphOf(block.text, block.isStrong)];
    case 'amounts':
      return [paragraphOf(amountsText(block))];
    case 'list':
      return block.items.map(
        (text) => new Paragraph({text: setPolishSpaces(text), bullet: {level: 0}}),
      );
    case 'table':
      return [
        new Paragraph({
          keepNext: true,
          spacing: {before: 120, after: 60},
          children: [new TextRun({text: block.label, bold: true})],
        }),
        tableOf(block),
        // One table right after another would be one with it.
        new Paragraph({run: {size: 12}, spacing: {after: 0}}),
      ];
    case 'code':
      return [codeOf(block)];
    case 'bar':
      return [
        barOf(block.parts),
        new Paragraph({
          spacing: {before: 60, after: 120},
          text: `${block.parts.map(({text}) => text).join('; ')}.`,
        }),
      ];
  }
}

function paragraphOf(text: string, bold = false): Paragraph {
  return new Paragraph({children: [new TextRun({text: setPolishSpaces(text), bold})]});
}

function tableOf({head, rows, total}: SheetTable): Table {
  const columns = head.length - 1;
  const first = Math.floor(textWidth * (columns > 3 ? 0.27 : 0.46));
  const widths = [
    first,
    ...Array.from({length: columns}, () => Math.floor((textWidth - first) / columns)),
  ];
  const size = columns > 3 ? 17 : 20;
  const rowOf = (cells: readonly string[], isHead: boolean, isTotal = false): TableRow =>
    new TableRow({
      ...(isHead && {tableHeader: true}),
      cantSplit: true,
      children: cells.map(
        (text, index) =>
          new TableCell({
            width: {size: widths[index] ?? 0, type: WidthType.DXA},
            margins: {top: 50, bottom: 50, left: 80, right: 80},
            borders: {
              top: isTotal ? {...line, size: 8} : none,
              bottom: line,
              left: none,
              right: none,
            },
            ...(isHead && {shading: {type: ShadingType.CLEAR, color: 'auto', fill: 'F0FDF4'}}),
            children: [
              new Paragraph({
                alignment: index === 0 ? AlignmentType.START : AlignmentType.END,
                spacing: {after: 0},
                children: [new TextRun({text, size, bold: isHead || isTotal})],
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: {size: textWidth, type: WidthType.DXA},
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    rows: [
      rowOf(head, true),
      ...rows.map((cells) => rowOf(cells, false)),
      ...(total ? [rowOf(total, false, true)] : []),
    ],
  });
}

/** The code with what it is under it, on one page. */
function codeOf({label, text}: Extract<SheetBlock, {readonly kind: 'code'}>): Paragraph {
  const code = qrCode(text, {isSturdy: true});
  // The library counts in pixels of 96 to an inch.
  const side = Math.round((code.size * codeModuleMm * 96) / 25.4);
  return new Paragraph({
    spacing: {before: 120, after: 120},
    children: [
      new ImageRun({
        type: 'png',
        data: qrPng(code),
        transformation: {width: side, height: side},
        altText: {name: label, title: label, description: label},
      }),
      new TextRun({text: label, break: 1}),
    ],
  });
}

/** A row of coloured cells, as wide as their shares; what they mean is told under it. */
function barOf(parts: Extract<SheetBlock, {readonly kind: 'bar'}>['parts']): Table {
  const shown = parts.filter(({share}) => share > 0.005);
  const widths = shown.map(({share}) => Math.floor(textWidth * share));
  return new Table({
    width: {size: textWidth, type: WidthType.DXA},
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    rows: [
      new TableRow({
        children: shown.map(
          ({look, share, text}, index) =>
            new TableCell({
              width: {size: widths[index] ?? 0, type: WidthType.DXA},
              borders: {top: line, bottom: line, left: line, right: line},
              shading: {type: ShadingType.CLEAR, color: 'auto', fill: colors[look]},
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  spacing: {before: 40, after: 40},
                  children: [
                    new TextRun({
                      text: share < leastNamed ? '' : (text.split(', ').at(-1) ?? ''),
                      bold: true,
                    }),
                  ],
                }),
              ],
            }),
        ),
      }),
    ],
  });
}

function footer(title: string): Footer {
  const size = 17;
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({text: `${title} · strona `, size}),
          new TextRun({children: [PageNumber.CURRENT], size}),
        ],
      }),
    ],
  });
}

function spacing(before: number, after: number) {
  return {spacing: {before, after}};
}
