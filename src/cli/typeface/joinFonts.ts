/**
 * Joins two files of one variable TrueType font, which is published by ranges of characters: the glyphs of the second
 * come after those of the first. Kerning and the like stay those of the first, as of two files no rule speaks of letters
 * of both. Throws if the files are not of one font.
 */
export function joinFonts(first: Buffer, second: Buffer): Buffer {
  const [one, other] = [tablesOf(first), tablesOf(second)];
  for (const name of ['fvar', 'avar']) {
    if (!one(name).equals(other(name))) {
      throw new Error(`The files differ in ${name}: they are of two fonts.`);
    }
  }
  const shift = one('maxp').readUInt16BE(4);
  const outlines = [
    ...outlinesOf(one),
    ...outlinesOf(other).map((outline) => withPartsShifted(outline, shift)),
  ];
  const {glyf, loca} = writeOutlines(outlines);
  const head = Buffer.from(one('head'));
  head.writeInt16BE(1, 50);
  const maxp = Buffer.from(one('maxp'));
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other('maxp').readUInt16BE(at)), at);
  }
  maxp.writeUInt16BE(outlines.length, 4);
  const hhea = Buffer.from(one('hhea'));
  hhea.writeUInt16BE(outlines.length, 34);
  const characters = new Map([
    ...charactersOf(one('cmap')),
    ...Array.from(charactersOf(other('cmap')), ([character, glyph]): [number, number] => [
      character,
      glyph + shift,
    ]),
  ]);
  const kept = [
    'OS/2',
    'name',
    'post',
    'fvar',
    'avar',
    'STAT',
    'GDEF',
    'GPOS',
    'GSUB',
    'prep',
    'gasp',
  ];
  return writeTables([
    ...kept.map((name): Table => [name, one(name)]),
    ['head', head],
    ['maxp', maxp],
    ['hhea', hhea],
    ['hmtx', Buffer.concat([widthsOf(one), widthsOf(other)])],
    ['cmap', writeCharacters(characters)],
    ['glyf', glyf],
    ['loca', loca],
    // Without HVAR, which would have to be joined as well, widths vary as gvar says.
    ['gvar', joinVariations(one('gvar'), other('gvar'))],
  ]);
}

type Table = readonly [name: string, content: Buffer];
type Tables = (name: string) => Buffer;

function tablesOf(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const [from, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    tables.set(font.toString('latin1', at, at + 4), font.subarray(from, from + length));
  }
  return (name) => {
    const found = tables.get(name);
    if (!found) {
      throw new Error(`The font has no table ${name}.`);
    }
    return found;
  };
}

function writeTables(tables: readonly Table[]): Buffer {
  const sorted = tables.slice().sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  let from = directory.length;
  // Sums of the tables are left out: they are made anew when the font is cut to its characters.
  for (const [index, [name, content]] of sorted.entries()) {
    const at = 12 + 16 * index;
    directory.write(name, at, 'latin1');
    directory.writeUInt32BE(from, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    from += padded(content).length;
  }
  return Buffer.concat([directory, ...sorted.map(([, content]) => padded(content))]);
}

/** To whole words of four bytes. */
function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
}

function outlinesOf(tables: Tables): readonly Buffer[] {
  const isLong = tables('head').readInt16BE(50) === 1;
  const loca = tables('loca');
  const offset = (glyph: number): number =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  return Array.from({length: tables('maxp').readUInt16BE(4)}, (_, glyph) =>
    tables('glyf').subarray(offset(glyph), offset(glyph + 1)),
  );
}

function writeOutlines(outlines: readonly Buffer[]): Readonly<Record<'glyf' | 'loca', Buffer>> {
  const all = outlines.map(padded);
  return {glyf: Buffer.concat(all), loca: offsetsOf(all)};
}

/** Where each begins, and where the last ends. */
function offsetsOf(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  let end = 0;
  for (const [index, {length}] of parts.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * (index + 1));
  }
  return offsets;
}

/** Bits of a part of a composite glyph. */
const part = {wordArguments: 1, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80};

/** A composite glyph, such as a letter and its tail, names its parts by number. */
function withPartsShifted(outline: Buffer, shift: number): Buffer {
  const shifted = Buffer.from(outline);
  let flags = outline.length > 0 && outline.readInt16BE(0) < 0 ? part.more : 0;
  for (let at = 10; (flags & part.more) !== 0;) {
    flags = shifted.readUInt16BE(at);
    shifted.writeUInt16BE(shifted.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + ((flags & part.wordArguments) === 0 ? 2 : 4);
    at += (flags & part.scale) === 0 ? 0 : 2;
    at += (flags & part.twoScales) === 0 ? 0 : 4;
    at += (flags & part.matrix) === 0 ? 0 : 8;
  }
  return shifted;
}

/** Width and left bearing of every glyph; at the end of the table, equal widths are left out. */
function widthsOf(tables: Tables): Buffer {
  const [hmtx, full] = [tables('hmtx'), tables('hhea').readUInt16BE(34)];
  const glyphs = tables('maxp').readUInt16BE(4);
  const widths = Buffer.alloc(4 * glyphs);
  for (let glyph = 0; glyph < glyphs; glyph += 1) {
    const bearingAt = glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full);
    widths.writeUInt16BE(hmtx.readUInt16BE(4 * Math.min(glyph, full - 1)), 4 * glyph);
    widths.writeInt16BE(hmtx.readInt16BE(bearingAt), 4 * glyph + 2);
  }
  return widths;
}

/** Glyphs by character, from a subtable of format 4. */
function charactersOf(cmap: Buffer): Map<number, number> {
  const starts = Array.from({length: cmap.readUInt16BE(2)}, (_, record) =>
    cmap.readUInt32BE(4 + 8 * record + 4),
  );
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) {
    throw new Error('The font has no characters in format 4.');
  }
  const table = cmap.subarray(start);
  const doubled = table.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + doubled + segment);
    const delta = table.readUInt16BE(16 + 2 * doubled + segment);
    const rangeAt = 16 + 3 * doubled + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character < 0xff_ff; character += 1) {
      const listed =
        range === 0 ? 0 : table.readUInt16BE(rangeAt + range + 2 * (character - first));
      glyphs.set(character, ((range === 0 ? character : listed) + delta) & 0xff_ff);
    }
  }
  return glyphs;
}

/** Format 4 with a segment for each character; it ends with one for 0xFFFF. */
function writeCharacters(glyphs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...glyphs].sort(([one], [other]) => one - other);
  const segments = [...sorted, [0xff_ff, 0] as const];
  const doubled = 2 * segments.length;
  const table = Buffer.alloc(12 + 16 + 4 * doubled);
  const at = 12;
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(at, 8);
  table.writeUInt16BE(4, at);
  table.writeUInt16BE(table.length - at, at + 2);
  table.writeUInt16BE(doubled, at + 6);
  for (const [index, [character, glyph]] of segments.entries()) {
    table.writeUInt16BE(character, at + 14 + 2 * index);
    table.writeUInt16BE(character, at + 16 + doubled + 2 * index);
    table.writeUInt16BE((glyph - character) & 0xff_ff, at + 16 + 2 * doubled + 2 * index);
  }
  return table;
}

/** The changes of all glyphs by weight; both files must share the same places on the axes. */
function joinVariations(first: Buffer, second: Buffer): Buffer {
  const [one, other] = [variationsOf(first), variationsOf(second)];
  if (!one.shared.equals(other.shared)) {
    throw new Error('The files differ in gvar: they are of two fonts.');
  }
  const parts = [...one.parts, ...other.parts];
  const offsets = offsetsOf(parts);
  const header = Buffer.from(first.subarray(0, 20));
  header.writeUInt32BE(header.length + offsets.length, 8);
  header.writeUInt16BE(parts.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + offsets.length + one.shared.length, 16);
  return Buffer.concat([header, offsets, one.shared, ...parts]);
}

function variationsOf(gvar: Buffer): {readonly shared: Buffer; readonly parts: readonly Buffer[]} {
  const sharedAt = gvar.readUInt32BE(8);
  const sharedLength = 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const offset = (glyph: number): number =>
    isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph);
  return {
    shared: gvar.subarray(sharedAt, sharedAt + sharedLength),
    parts: Array.from({length: gvar.readUInt16BE(12)}, (_, glyph) =>
      data.subarray(offset(glyph), offset(glyph + 1)),
    ),
  };
}
