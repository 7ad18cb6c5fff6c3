import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  PageNumber,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {lawyerBox} from '../../../../content/markdown/steps/paperFields';
import {sourceTrail} from '../../../../domain/articles/sourceTrail';
import {paperNotice, type PaperBasis} from '../../../../domain/papers/paper';
import {formatDate, writePolishDate} from '@cooperative/polish';
import {documentLook} from '../../../../site/documentLook';
import {blocksOf, numbersFrom} from './blocks';
import type {Block} from './controls';
import {extrasControl} from './controls';
import {sameBytes} from './sameBytes';
import type {MachinePaper} from '../../read/machinePapers';

const {page, font, headingColor} = documentLook;

/** The paper as a document to edit: its text first, then what to write in and the law it rests on. */
export async function toDocx(paper: MachinePaper, url: string): Promise<Uint8Array> {
  const {title, description, checked} = paper;
  const notes = paper.tree.children.filter(isNote);
  const text = paper.tree.children.filter((node) => !isNote(node));
  const document = new Document({
    title,
    description,
    creator: new URL(url).host,
    styles: {
      default: {
        document: {run: {font, size: 22, language: {value: 'pl-PL'}}, paragraph: spacing(0, 120)},
        title: {run: {font, size: 36, bold: true}, paragraph: spacing(0, 160)},
        heading1: heading(0, 28, 320),
        heading2: heading(1, 25, 280),
        heading3: heading(2, 23, 200),
      },
    },
    numbering: {
      config: startsIn(paper.tree).map((start) => ({
        reference: numbersFrom(start),
        levels: [numbers(0, start), numbers(1)],
      })),
    },
    sections: [
      {
        properties: {page},
        footers: {default: footer(url, checked)},
        children: [
          new Paragraph({text: title, style: 'Title'}),
          ...blocksOf({...paper.tree, children: text}, url),
          extrasControl([...aboutPaper(paper), ...noteForLawyer(notes, url)]),
        ],
      },
    ],
  });
  return sameBytes(await Packer.toBuffer(document), checked);
}

function aboutPaper({fillIn, basis, checked}: MachinePaper): Block[] {
  const item = (text: string): Paragraph => new Paragraph({text, bullet: {level: 0}});
  return [
    // On a sheet of its own: what is handed in has only the paper.
    new Paragraph({text: 'O tym wzorze', heading: 'Heading1', pageBreakBefore: true}),
    new Paragraph({text: paperNotice}),
    ...(fillIn.length > 0
      ? [
          new Paragraph({text: 'Co wpisać i na co zwrócić uwagę', heading: 'Heading2'}),
          ...fillIn.map(item),
        ]
      : []),
    new Paragraph({text: 'Podstawa prawna', heading: 'Heading2'}),
    ...basis.map((source) => item(basisSentence(source))),
    new Paragraph({text: `Sprawdzono: ${formatDate(checked)}`}),
  ];
}

/** On a sheet of its own again: it goes to the lawyer with the paper, and to nobody else. */
function noteForLawyer(notes: readonly RootContent[], url: string): Block[] {
  return notes.flatMap((note) => [
    new Paragraph({text: 'Dla prawnika', heading: 'Heading1', pageBreakBefore: true}),
    ...blocksOf(
      {type: 'root', children: 'children' in note ? (note.children as RootContent[]) : []},
      url,
    ),
  ]);
}

function isNote(node: RootContent): boolean {
  return node.type === 'containerDirective' && node.name === lawyerBox;
}

/** The provisions, the act, and what of it was read. */
function basisSentence(source: PaperBasis): string {
  const trail = sourceTrail(source, writePolishDate(source.read)).map(({text}) => text);
  return `${source.provision} – ${source.title}. ${trail.join('')}`;
}

function footer(url: string, checked: string): Footer {
  const size = 17;
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({text: `${url} · sprawdzono ${formatDate(checked)} · strona `, size}),
          new TextRun({children: [PageNumber.CURRENT], size}),
        ],
      }),
    ],
  });
}

/** Without the level no reader of the document could go from heading to heading. */
function heading(outlineLevel: number, size: number, before: number) {
  return {
    run: {font, size, bold: true, color: headingColor},
    paragraph: {...spacing(before, 120), keepNext: true, outlineLevel},
  };
}

function spacing(before: number, after: number) {
  return {spacing: {before, after}};
}

/** The numbers with which lists of the paper begin. */
function startsIn(tree: Root): number[] {
  const starts = new Set<number>();
  visit(tree, 'list', ({ordered, start}) => {
    if (ordered) {
      starts.add(start ?? 1);
    }
  });
  return [...starts];
}

function numbers(level: number, start = 1) {
  return {
    level,
    start,
    format: LevelFormat.DECIMAL,
    // A point of a provision, „pkt 1”, is written „1)”.
    text: level === 0 ? '%1.' : '%2)',
    alignment: AlignmentType.START,
    style: {paragraph: {indent: {left: 425 * (level + 1), hanging: 425}}},
  };
}
