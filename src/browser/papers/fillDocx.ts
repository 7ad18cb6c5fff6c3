import {strToU8, unzipSync, zipSync} from 'fflate';
import {extrasTag, isListId, type ListId} from '../../domain/papers/folder';
import {termDay} from '../../domain/papers/folderTerms';
import {isChosen, rowsOf, writtenField, type Filling} from '../../domain/papers/fill';
import type {Paper} from '../../domain/papers/paper';
import {keyOfField, parseCondition} from '../../domain/papers/words';
import {formatDate} from '@cooperative/polish';
import {parseXml} from './parseXml';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const text = 'word/document.xml';

/**
 * The document of the build with its content controls filled in from the folder: variants that were not chosen are gone,
 * rows stand for each entry, and what nobody has entered stays a control to fill in by hand. Texts are set by the DOM,
 * which escapes them. A bare one has no sheets about the paper.
 */
export function fillDocx(
  document: Uint8Array,
  filling: Filling,
  {dates}: Pick<Paper, 'dates'>,
  isBare = false,
): Uint8Array<ArrayBuffer> {
  const files = unzipSync(document);
  const root = parseXml(files[text] ?? new Uint8Array()).documentElement;
  if (isBare) {
    controlsIn(root)
      .filter((control) => tagOf(control) === extrasTag)
      .forEach((control) => control.remove());
  }
  chooseVariants(root, filling);
  const rows = repeatRows(root, filling, (tag, one) => wordsOf(tag, one, dates));
  fillControls(
    // What a row lacks is for the hand: outside of rows the same field names what all entries say.
    controlsIn(root).filter((control) => !rows.some((row) => row.contains(control))),
    (tag) => wordsOf(tag, filling, dates),
  );
  files[text] = strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${new XMLSerializer().serializeToString(root)}`,
  );
  return zipSync(files);
}

function wordsOf(tag: string, filling: Filling, dates: Paper['dates']): string {
  const [, term] = /^termin:(.*)$/.exec(tag) ?? [];
  if (term !== undefined) {
    const day = termDay(filling.folder, term, dates);
    return day === null ? '' : formatDate(day);
  }
  return entered(tag, filling);
}

/** What was entered in the field that a tag names; empty if it names none. */
function entered(tag: string, filling: Filling): string {
  const key = keyOfField(tag);
  return key === null ? '' : writtenField(filling, key);
}

function chooseVariants(root: Element, filling: Filling): void {
  for (const control of controlsIn(root)) {
    const [, when] = /^gdy:(.*)$/.exec(tagOf(control)) ?? [];
    const condition = when === undefined ? null : parseCondition(when);
    const chosen = condition && isChosen(filling, condition);
    if (chosen === false) {
      control.remove();
    } else if (chosen === true) {
      // The name of the variant, which nobody needs any more.
      contentOf(control)?.firstElementChild?.remove();
      unwrap(control);
    }
  }
}

/** Returns the rows that stand for entries, filled in. */
function repeatRows(
  root: Element,
  filling: Filling,
  words: (tag: string, one: Filling) => string,
): readonly Element[] {
  const copies: Element[] = [];
  for (const table of root.getElementsByTagNameNS(word, 'tbl')) {
    const rows = [...table.children].flatMap((row) => {
      const list = row.localName === 'tr' ? listOf(row) : null;
      return list === null ? [] : [{row, list}];
    });
    const [first] = rows;
    if (first) {
      for (const one of rowsOf(filling, first.list)) {
        const copy = first.row.cloneNode(true) as Element;
        first.row.before(copy);
        fillControls(controlsIn(copy), (tag) => words(tag, one));
        copies.push(copy);
      }
      rows.forEach(({row}) => row.remove());
    }
  }
  return copies;
}

function listOf(row: Element): ListId | null {
  const prefixes = controlsIn(row).map(
    (control) => keyOfField(tagOf(control))?.split('.')[0] ?? '',
  );
  return prefixes.find(isListId) ?? null;
}

function fillControls(controls: readonly Element[], words: (tag: string) => string): void {
  for (const control of controls) {
    const found = words(tagOf(control));
    const [place, ...others] = control.getElementsByTagNameNS(word, 't');
    if (found !== '' && place) {
      place.textContent = found;
      others.forEach((other) => other.remove());
      unwrap(control);
    }
  }
}

function controlsIn(root: Element): Element[] {
  return [...root.getElementsByTagNameNS(word, 'sdt')];
}

function tagOf(control: Element): string {
  const [properties] = control.getElementsByTagNameNS(word, 'sdtPr');
  const [tag] = properties?.getElementsByTagNameNS(word, 'tag') ?? [];
  return tag?.getAttributeNS(word, 'val') ?? '';
}

function contentOf(control: Element): Element | undefined {
  return [...control.children].find(({localName}) => localName === 'sdtContent');
}

function unwrap(control: Element): void {
  control.replaceWith(...(contentOf(control)?.childNodes ?? []));
}
