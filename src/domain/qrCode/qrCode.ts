import {correctionOf, generatorOf} from './errorCorrection';

/** A square of dark and light modules, in rows. */
export type QrCode = readonly (readonly boolean[])[];

/** By version, from 1, at the lowest level of correction: bytes of it per block, and blocks. */
const correctionBytes = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
  28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const blockCounts = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
  16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];

/**
 * The QR code of a text in UTF-8 (ISO/IEC 18004, bytes, correction level L) of the least version that holds it; null for a text
 * longer than 2953 bytes. A code on paper is not torn, and of lower correction its modules are larger.
 */
export function qrCode(text: Uint8Array): QrCode | null {
  const bytes = [...text];
  const version = correctionBytes.findIndex(
    (_, index) => headerBits(index + 1) + bytes.length * 8 <= dataBytes(index + 1) * 8,
  );
  return version === -1 ? null : drawn(version + 1, interleaved(version + 1, bytes));
}

/** Of the mode and the length of the text. */
const headerBits = (version: number): number => 4 + (version < 10 ? 8 : 16);

/** Modules that are not part of a pattern. */
function freeModules(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  return (
    (16 * version + 128) * version +
    64 -
    (marks > 0 ? (25 * marks - 10) * marks - 55 : 0) -
    (version >= 7 ? 36 : 0)
  );
}

function blocksOf(version: number): {readonly count: number; readonly correction: number} {
  return {
    count: blockCounts[version - 1] ?? 0,
    correction: correctionBytes[version - 1] ?? 0,
  };
}

function dataBytes(version: number): number {
  const {count, correction} = blocksOf(version);
  return Math.floor(freeModules(version) / 8) - count * correction;
}

/** The text with its header, filled up to the capacity. */
function padded(version: number, bytes: readonly number[]): number[] {
  const bits = [0b0100, ...bytes];
  const lengths = [4, ...bytes.map(() => 8)];
  bits.splice(1, 0, bytes.length);
  lengths.splice(1, 0, headerBits(version) - 4);
  const digits = bits
    .map((value, at) => value.toString(2).padStart(lengths[at] ?? 0, '0'))
    .join('');
  const whole = `${digits}0000`.slice(0, dataBytes(version) * 8);
  const found = (whole.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2));
  const missing = dataBytes(version) - found.length;
  return [...found, ...Array.from({length: missing}, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** Data and correction of all blocks, byte by byte from each in turn. */
function interleaved(version: number, bytes: readonly number[]): number[] {
  const {count, correction} = blocksOf(version);
  const all = Math.floor(freeModules(version) / 8);
  const shortLength = Math.floor(all / count) - correction;
  const shortCount = count - (all % count);
  const data = padded(version, bytes);
  const generator = generatorOf(correction);
  let from = 0;
  const blocks = Array.from({length: count}, (_, index) => {
    const to = from + shortLength + (index < shortCount ? 0 : 1);
    const block = data.slice(from, to);
    from = to;
    return block;
  });
  const inTurns = (parts: readonly (readonly number[])[], length: number): number[] =>
    Array.from({length}, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
  return [
    ...inTurns(blocks, shortLength + 1),
    ...inTurns(
      blocks.map((block) => correctionOf(block, generator)),
      correction,
    ),
  ];
}

/** Modules being drawn; undefined where the data go. */
type Canvas = (boolean | undefined)[][];

function drawn(version: number, codewords: readonly number[]): QrCode {
  const size = version * 4 + 17;
  const canvas: Canvas = Array.from({length: size}, () =>
    Array.from<boolean | undefined>({length: size}),
  );
  drawPatterns(canvas, version);
  return withData(canvas, codewords);
}

function put(canvas: Canvas, x: number, y: number, isDark: boolean): void {
  const row = canvas[y];
  if (row && x >= 0 && x < row.length) {
    row[x] = isDark;
  }
}

const bitOf = (bits: number, at: number): boolean => ((bits >>> at) & 1) === 1;

function drawPatterns(canvas: Canvas, version: number): void {
  const size = canvas.length;
  for (let at = 0; at < size; at += 1) {
    put(canvas, 6, at, at % 2 === 0);
    put(canvas, at, 6, at % 2 === 0);
  }
  const marks = markPlaces(version);
  for (const [row, y] of marks.entries()) {
    for (const [column, x] of marks.entries()) {
      // Three corners have the larger marks.
      const isCorner = [`0 0`, `0 ${marks.length - 1}`, `${marks.length - 1} 0`];
      if (!isCorner.includes(`${row} ${column}`)) {
        drawSquares(canvas, x, y, 2, (distance) => distance !== 1);
      }
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(canvas, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  drawFormat(canvas);
  if (version >= 7) {
    drawVersion(canvas, version);
  }
}

/** Squares around a centre, by their distance from it. */
function drawSquares(
  canvas: Canvas,
  x: number,
  y: number,
  reach: number,
  isDark: (distance: number) => boolean,
): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      put(canvas, x + right, y + down, isDark(Math.max(Math.abs(right), Math.abs(down))));
    }
  }
}

/** Rows and columns of the centres of the small marks. */
function markPlaces(version: number): readonly number[] {
  if (version === 1) {
    return [];
  }
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({length: count - 1}, (_, at) => last - (count - 2 - at) * step)];
}

/** A number followed by the remainder of its division, which lets a reader correct it. */
function withRemainder(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) {
    rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  }
  return (value << length) | rest;
}

/** Level L and mask 0, twice. */
function drawFormat(canvas: Canvas): void {
  const size = canvas.length;
  const bits = withRemainder(0b01000, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const isDark = bitOf(bits, at);
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
    if (at < 8) {
      put(canvas, 8, near, isDark);
      put(canvas, size - 1 - at, 8, isDark);
    } else {
      put(canvas, at === 8 ? 7 : near, 8, isDark);
      put(canvas, 8, size - 15 + at, isDark);
    }
  }
  put(canvas, 8, size - 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const far = canvas.length - 11 + (at % 3);
    const near = Math.floor(at / 3);
    put(canvas, far, near, bitOf(bits, at));
    put(canvas, near, far, bitOf(bits, at));
  }
}

/**
 * The bits in columns of two, up and down from the right, inverted like a chessboard: of the eight masks the standard
 * allows, the one that is always right for packed data, which look like chance.
 */
function withData(canvas: Canvas, codewords: readonly number[]): QrCode {
  const size = canvas.length;
  const modules = canvas.map((row) => row.map((module) => module ?? false));
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern has no data.
    const column = right <= 6 ? right - 1 : right;
    const isUpward = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (canvas[y]?.[x] === undefined) {
          const isDark = bitOf(codewords[bit >>> 3] ?? 0, 7 - (bit & 7));
          bit += 1;
          put(modules, x, y, isDark !== ((x + y) % 2 === 0));
        }
      }
    }
  }
  return modules;
}
