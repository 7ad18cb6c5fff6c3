import {attribute, readXml} from './xml';

const none = new Uint8Array();

interface Sheet {
  readonly name: string;
  /** Of its part in the zip. */
  readonly path: string;
  readonly isHidden: boolean;
}

/** What the parts of a workbook around its sheets say. */
export interface Book {
  /** In their order. */
  readonly sheets: readonly Sheet[];
  /** Texts that cells name by number. */
  readonly texts: readonly string[];
  /** Whether a number in this style is a time, by the number of the style. */
  readonly areTimes: readonly boolean[];
  /** Its days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
}

/** Reads all but the sheets; `part` has what a part holds, undefined if there is none. */
export function readBook(part: (path: string) => Uint8Array | undefined): Book {
  const sheets: {name: string; id: string; isHidden: boolean}[] = [];
  let isFrom1904 = false;
  readTags(part('xl/workbook.xml'), (name, tag) => {
    if (name === 'sheet') {
      sheets.push({
        name: nameOf(tag) ?? '',
        id: relationOf(tag) ?? '',
        isHidden: /hidden/i.test(stateOf(tag) ?? ''),
      });
    } else if (name === 'workbookPr') {
      isFrom1904 = /^(?:1|true)$/.test(date1904Of(tag) ?? '');
    }
  });
  const paths = new Map<string, string>();
  let textsPath = '';
  let stylesPath = '';
  readTags(part('xl/_rels/workbook.xml.rels'), (_, tag) => {
    const target = targetOf(tag) ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const kind = typeOf(tag) ?? '';
    if (kind.endsWith('/worksheet')) {
      paths.set(idOf(tag) ?? '', path);
    } else if (kind.endsWith('/sharedStrings')) {
      textsPath = path;
    } else if (kind.endsWith('/styles')) {
      stylesPath = path;
    }
  });
  return {
    // A sheet may also be a chart.
    sheets: sheets.flatMap((sheet) => {
      const path = paths.get(sheet.id);
      return path === undefined ? [] : [{name: sheet.name, path, isHidden: sheet.isHidden}];
    }),
    texts: readTexts(part(textsPath) ?? none),
    areTimes: readStyles(part(stylesPath) ?? none),
    isFrom1904,
  };
}

const nameOf = attribute('name');
const stateOf = attribute('state');
const relationOf = attribute('\\w+:id');
const date1904Of = attribute('date1904');
const targetOf = attribute('Target');
const typeOf = attribute('Type');
const idOf = attribute('Id');

function readTags(xml: Uint8Array | undefined, onOpen: (name: string, tag: string) => void): void {
  readXml(xml ?? none, {onOpen, onClose: () => undefined});
}

/** The text inside an element: all of its runs, without the reading aids of East Asian scripts. */
export class TextRuns {
  private text = '';
  private isText = false;
  private isAid = false;

  open(name: string): void {
    this.isText ||= name === 't';
    this.isAid ||= name === 'rPh';
  }

  close(name: string): void {
    this.isText &&= name !== 't';
    this.isAid &&= name !== 'rPh';
  }

  add(text: string): void {
    if (this.isText && !this.isAid) {
      this.text += text;
    }
  }

  /** What there is so far; begins anew. */
  take(): string {
    const {text} = this;
    this.text = '';
    return unescaped(text);
  }
}

/** A character that XML cannot hold is written by its number: `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([\da-fA-F]{4})_/g, (_, hex: string) =>
        String.fromCharCode(parseInt(hex, 16)),
      )
    : text;
}

function readTexts(xml: Uint8Array): readonly string[] {
  const texts: string[] = [];
  const runs = new TextRuns();
  readXml(xml, {
    onOpen: (name) => {
      runs.open(name);
    },
    onText: (text) => {
      runs.add(text);
    },
    onClose: (name) => {
      runs.close(name);
      if (name === 'si') {
        texts.push(runs.take());
      }
    },
  });
  return texts;
}

const formatIdOf = attribute('numFmtId');
const formatCodeOf = attribute('formatCode');

function readStyles(xml: Uint8Array): readonly boolean[] {
  const codes = new Map<string, string>();
  const areTimes: boolean[] = [];
  let isInCells = false;
  readXml(xml, {
    onOpen: (name, tag) => {
      const id = formatIdOf(tag) ?? '0';
      if (name === 'numFmt') {
        codes.set(id, formatCodeOf(tag) ?? '');
      } else if (name === 'cellXfs') {
        isInCells = true;
      } else if (name === 'xf' && isInCells) {
        const code = codes.get(id);
        areTimes.push(code === undefined ? isOwnTime(Number(id)) : isTime(code));
      }
    },
    onClose: (name) => {
      isInCells &&= name !== 'cellXfs';
    },
  });
  return areTimes;
}

/** Formats of times that workbooks name by number without writing them down. */
function isOwnTime(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);
}

/** Whether a format has marks of a date or time besides texts, colours and places. */
function isTime(code: string): boolean {
  const marks = code
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^[\]]*\]/g, '');
  return marks !== 'general' && marks !== 'standard' && /[dmyhs]/.test(marks);
}
