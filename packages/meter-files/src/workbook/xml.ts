/** What a reader of XML is told. Names come without their prefix. */
interface Handlers {
  readonly onOpen: (name: string, tag: string) => void;
  readonly onClose: (name: string) => void;
  readonly onText?: (text: string) => void;
}

/** The rest of a tag after `<`; a `>` inside quotes does not end it. */
const tagRest = /[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/y;

/** So much is decoded at a time: a sheet as one text would take up to twice its room in bytes besides. */
const step = 1_000_000;

/** Reads XML as workbooks have it, once from its beginning to its end. Throws where it is none. */
export function readXml(bytes: Uint8Array, handlers: Handlers): void {
  const decoder = new TextDecoder();
  let rest = '';
  for (let at = 0; at < bytes.length; at += step) {
    rest += decoder.decode(bytes.subarray(at, at + step), {stream: true});
    rest = rest.slice(readPiece(rest, handlers));
    if (rest.length > step) {
      throw new SyntaxError('A tag or a text of the XML is longer than in any workbook.');
    }
  }
  if (rest.includes('<')) {
    throw new SyntaxError('A tag of the XML does not end.');
  }
}

/** Reads as far as the last whole tag; returns where it ends. */
function readPiece(xml: string, {onOpen, onClose, onText}: Handlers): number {
  let at = 0;
  for (let tag = xml.indexOf('<'); tag !== -1; tag = xml.indexOf('<', at)) {
    const end = tagEnd(xml, tag);
    if (end === 0) {
      break;
    }
    if (onText && tag > at) {
      onText(decodeEntities(xml.slice(at, tag)));
    }
    at = end;
    const mark = xml[tag + 1];
    if (mark === '/') {
      onClose(localName(xml, tag + 2));
    } else if (mark !== '?' && mark !== '!') {
      const name = localName(xml, tag + 1);
      onOpen(name, xml.slice(tag, at));
      if (xml[at - 2] === '/') {
        onClose(name);
      }
    }
  }
  return at;
}

/** Where a tag, a comment or an instruction ends; 0 if it does not, or not yet. */
function tagEnd(xml: string, tag: number): number {
  const mark = xml.startsWith('<!--', tag) ? '-->' : xml.startsWith('<?', tag) ? '?>' : null;
  if (mark !== null) {
    const found = xml.indexOf(mark, tag);
    return found === -1 ? 0 : found + mark.length;
  }
  tagRest.lastIndex = tag + 1;
  return tagRest.test(xml) ? tagRest.lastIndex : 0;
}

const nameMarks = /[\w.:-]+/y;

function localName(xml: string, from: number): string {
  nameMarks.lastIndex = from;
  const [name = ''] = nameMarks.exec(xml) ?? [];
  return name.slice(name.indexOf(':') + 1);
}

/** Makes a reader of the attribute with this name; one with a prefix is another, unless the pattern names it. */
export function attribute(name: string): (tag: string) => string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (tag) => {
    const [, double, single] = pattern.exec(tag) ?? [];
    const value = double ?? single;
    return value === undefined ? undefined : decodeEntities(value);
  };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (whole, ...found) => {
        const [decimal, hex, name] = found as readonly (string | undefined)[];
        if (name !== undefined) {
          return entities[name] ?? whole;
        }
        const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
      })
    : text;
}
