import {
  BuilderElement,
  Paragraph,
  TextRun,
  type ParagraphChild,
  type Table,
  type XmlComponent,
} from 'docx';
import {
  conditionName,
  extrasTag,
  fieldOf,
  isShortField,
  type Condition,
} from '../../../../domain/papers/folder';
import {keyOfField} from '../../../../domain/papers/words';

/**
 * Content controls (`w:sdt`): places of a document that a program finds by their tags. A person fills them in by hand,
 * the page by the folder, see `browser/papers/fillDocx`. Tags are the words of papers, which stay: a page opened before a
 * publication may fetch the document of a later one.
 */

/** What a document is made of. */
export type Block = Paragraph | Table;

/** How the letters of a run look. */
export interface RunLook {
  readonly bold?: true;
  readonly italics?: true;
}

/** The day on which a term ends; the tag is the term as written. */
export function termControl(term: string, look: RunLook): ParagraphChild {
  return control('Data', `termin:${term}`, [
    new TextRun({text: '_'.repeat(14), ...look}),
  ]) as unknown as ParagraphChild;
}

/** A field of the folder, with its word in the paper as the tag. A cell of a table is a place to write in by itself. */
export function fieldControl(written: string, look: RunLook, isInCell: boolean): ParagraphChild {
  const id = keyOfField(written) ?? '';
  const blank = isInCell ? '\u00a0'.repeat(4) : '_'.repeat(isShortField(id) ? 14 : 32);
  // A control stands in a paragraph as a run does; the library has no type for it.
  return control(fieldOf(id)?.label ?? written, written, [
    new TextRun({text: blank, ...look}),
  ]) as unknown as ParagraphChild;
}

/** A part that stands only with a choice, under its name; the tag is its condition as written. */
export function variantControl(
  condition: Condition,
  when: string,
  blocks: readonly Block[],
): Block {
  const bold = {bold: true} as const;
  const name = new Paragraph({
    keepNext: true,
    children: [new TextRun({text: `Wariant. ${conditionName(condition)}`, ...bold})],
  });
  return control('Wariant', `gdy:${when}`, [name, ...blocks]) as unknown as Block;
}

/** What goes with a paper and is not handed in: the page leaves it out where it is not wanted. */
export function extrasControl(blocks: readonly Block[]): Block {
  return control('Objaśnienia', extrasTag, blocks) as unknown as Block;
}

function control(alias: string, tag: string, content: readonly XmlComponent[]): XmlComponent {
  const named = (name: string, value: string): XmlComponent =>
    new BuilderElement<{readonly val: string}>({
      name,
      attributes: {val: {key: 'w:val', value}},
    });
  return new BuilderElement({
    name: 'w:sdt',
    children: [
      new BuilderElement({
        name: 'w:sdtPr',
        children: [named('w:alias', alias), named('w:tag', tag)],
      }),
      new BuilderElement({name: 'w:sdtContent', children: [...content]}),
    ],
  });
}
