import {emptyFile, type Result} from '@cooperative/polish';
import {Refusal, unlessRefused} from '../refusal';

const saveAsCsv =
  'Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.';

/**
 * The text of a file people bring, in whichever encoding it was saved. It holds no NUL, no mark of byte order, and its
 * letters are whole. Refuses what is no text.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) {
    throw new Refusal(emptyFile);
  }
  const kind = foreignKind(bytes);
  if (kind !== null) {
    throw new Refusal(`${kind} ${saveAsCsv}`);
  }
  const text = textOf(bytes);
  if (text.trim() === '') {
    throw new Refusal(emptyFile);
  }
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  if (/[\x01-\x08\x0e-\x1f]/.test(text)) {
    throw new Refusal(`To nie jest plik tekstowy. ${saveAsCsv}`);
  }
  return text;
}

/** The same; what is wrong with the file belongs to `field`. */
export function readText(bytes: Uint8Array, field: string): Result<string> {
  return unlessRefused(field, () => decode(bytes));
}

/** The same for whatever the bytes are. */
export function textOf(bytes: Uint8Array): string {
  const decoded = repaired(decodeText(bytes)).replaceAll(/[\0\uFEFF]/g, '');
  const text = areRowsQuoted(decoded) ? unquoted(decoded) : decoded;
  return /\p{M}/u.test(text) ? text.normalize('NFC') : text;
}

const quotedLine = /^"((?:[^"\r\n]|"")+)"(?=\r?$)/gm;

/** Lines of one quoted cell that holds several, without their quotation marks. */
function unquoted(text: string): string {
  return text.replaceAll(quotedLine, (line, inner: string) =>
    /[;,\t]/.test(inner) ? inner.replaceAll('""', '"') : line,
  );
}

/** Whether a spreadsheet took each row for one cell and put it into quotation marks. */
export function areRowsQuoted(text: string): boolean {
  const first = text
    .slice(0, sampleBytes)
    .split(/\r?\n/, 60)
    .filter((line) => line !== '');
  const isQuoted = (line: string): boolean => unquoted(line) !== line;
  const start = first.findIndex(isQuoted);
  const quoted = first.slice(Math.max(start, 0));
  // Lines above a table may be quoted, and its rows not.
  return (
    start !== -1 &&
    first.length > 1 &&
    quoted.length * 2 > first.length &&
    quoted.every((line) => isQuoted(line) || !/[;,\t]/.test(line))
  );
}

/** Whether the bytes are a zip file, such as a modern Excel workbook. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function foreignKind(bytes: Uint8Array): string | null {
  if (isZip(bytes)) {
    return 'Nie udało się odczytać tego arkusza (XLSX).';
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return 'To arkusz Excela (XLS), a nie CSV.';
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    return 'To dokument PDF, a nie CSV.';
  }
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 500));
  return /<(?:!doctype|html|table|head)\b/i.test(start)
    ? 'To strona internetowa, choć plik może nazywać się XLS.'
    : null;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) {
    return new TextDecoder(wide).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return byLetters(bytes);
  }
}

/** Decodes in one encoding. */
type Page = (bytes: Uint8Array) => string;

const windows1250: Page = (bytes) => new TextDecoder('windows-1250').decode(bytes);
const others: readonly Page[] = [
  (bytes) => new TextDecoder('iso-8859-2').decode(bytes),
  fromCp852,
  // With a few bytes that are none, as of two files put together.
  (bytes) => new TextDecoder('utf-8').decode(bytes),
];

/** Letters of code page 852, of old programs in text mode; browsers do not know it. */
const cp852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0';

function fromCp852(bytes: Uint8Array): string {
  const decoded = decodedHalf('windows-1252');
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[^\0-\x7f]/g, (letter) => cp852[decoded.indexOf(letter)] ?? letter);
}

/** How much of a file is looked at to tell its encoding. */
const sampleBytes = 100_000;

/** The encoding in which the letters are most like those of Polish words. */
function byLetters(bytes: Uint8Array): string {
  const first = Math.max(bytes.findIndex((byte) => byte > 0x7f) - 20, 0);
  const sample = bytes.subarray(first, first + sampleBytes);
  let best = windows1250;
  let most = likeness(best(sample));
  for (const page of others) {
    const found = likeness(page(sample));
    if (found > most) {
      best = page;
      most = found;
    }
  }
  return best(bytes);
}

const polish = /[ąćęłńóśźż]/i;
const signs = new Set('°–—„”“’‘…\u00A0²³·•§×«»');

/** Polish letters count for an encoding, other letters and signs against it. */
function likeness(text: string): number {
  let points = 0;
  for (const [word] of text.matchAll(/[^\0-@[-`{-\x7f]+/g)) {
    // Only the first letter of a word is a capital, or all are.
    const isCased = /^.?[^A-ZĄĆĘŁŃÓŚŹŻ]*$|^[^a-ząćęłńóśźż]*$/u.test(word);
    // A sign stands beside a word, as in „20°C”.
    const letters = Array.from(word.matchAll(/\p{L}/gu), ({index}) => index);
    const inside = word.slice(letters[0] ?? 0, letters.at(-1) ?? 0);
    for (const letter of word.replaceAll(/[a-z]/gi, '')) {
      const isSign = signs.has(letter) && !inside.includes(letter);
      points += polish.test(letter) ? (isCased ? 2 : -1) : isSign ? 0 : -2;
    }
  }
  return points;
}

/** Characters of the bytes from 128 on, as this decoder gives them. */
function decodedHalf(page: string): readonly string[] {
  return Array.from(
    new TextDecoder(page).decode(Uint8Array.from({length: 128}, (_, index) => index + 0x80)),
  );
}

/** Bytes 128 to 159 of windows-1252, which the decoder of Node 20 leaves as control characters. */
const westernSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Characters of the bytes from 128 on, as programs write them. */
function upperHalf(page: string): readonly string[] {
  const decoded = decodedHalf(page);
  return page === 'windows-1252' ? Array.from(westernSigns).concat(decoded.slice(32)) : decoded;
}

/** Each byte from 128 on as the character of its number, as simple programs take it. */
const plainHalf = Array.from({length: 128}, (_, index) => String.fromCharCode(index + 0x80));

/** What UTF-8 was taken for when it was encoded the second time. */
function mistaken(): readonly (readonly string[])[] {
  return [...['windows-1250', 'windows-1252', 'iso-8859-2'].map(upperHalf), plainHalf];
}

/** The first of two or three bytes of UTF-8 in those encodings, where it is no Polish letter, and the rest. */
const twice = /[ÂÃÄĂÅĹ][^\0-\x7f]|[âď][^\0-\x7f]{2}/g;

/** Mends letters that were encoded twice: `PobĂłr` and `PobÃ³r` are `Pobór`. */
function repaired(text: string): string {
  const found = new Set(Array.from(text.matchAll(twice), ([letters]) => letters));
  if (found.size === 0) {
    return misread.test(text) && insideWord.test(text) ? readAgain(text) : text;
  }
  const [best] = mistaken()
    .map((page) => new Map(Array.from(found, (letters) => [letters, onceMore(letters, page)])))
    .sort((one, other) => polishIn(other) - polishIn(one));
  return text.replaceAll(twice, (letters) => best?.get(letters) ?? letters);
}

/** Polish letters taken for those of the West, where no word has them: `Zu¿ycie`, `Warto¶æ`. */
const misread = /[¿³¹¶¼±]/;
const insideWord = /\p{L}[¿³¹¶¼±]\p{L}/u;

/** A text in a Polish encoding that a program took for windows-1252 and wrote as UTF-8. */
function readAgain(text: string): string {
  const west = upperHalf('windows-1252');
  const texts = ['windows-1250', 'iso-8859-2'].map((page) => {
    const letters = upperHalf(page);
    return text.replaceAll(/[^\0-\x7f]/g, (letter) => {
      const byte = west.indexOf(letter);
      return letters[byte < 0 ? plainHalf.indexOf(letter) : byte] ?? letter;
    });
  });
  return [text, ...texts].reduce((best, other) =>
    likeness(other.slice(0, sampleBytes)) > likeness(best.slice(0, sampleBytes)) ? other : best,
  );
}

/** What these letters of an encoding are as UTF-8; null if they are none. */
function onceMore(letters: string, page: readonly string[]): string | null {
  const bytes = Array.from(letters, (letter) => page.indexOf(letter) + 0x80);
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(Uint8Array.from(bytes));
  return text.length === 1 && text !== '\uFFFD' ? text : null;
}

function polishIn(letters: ReadonlyMap<string, string | null>): number {
  return Array.from(letters.values()).filter((letter) => polish.test(letter ?? '')).length;
}

/** Recognises UTF-16 by its byte order mark, or by NULs in most odd or even positions. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) {
    return 'utf-16le';
  }
  if (startsWith(bytes, [0xfe, 0xff])) {
    return 'utf-16be';
  }
  const sample = bytes.subarray(0, 2000);
  const nuls: [number, number] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) {
      nuls[index % 2 === 0 ? 0 : 1] += 1;
    }
  });
  const most = sample.length * 0.4;
  return nuls[1] > most ? 'utf-16le' : nuls[0] > most ? 'utf-16be' : null;
}
