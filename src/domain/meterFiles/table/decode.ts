import {Refusal} from '../refusal';

/** Bytes that are Polish letters (ąśźĄŚŹ) in windows-1250 but not in iso-8859-2. */
const onlyIn1250 = new Set([0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f]);
const onlyInIso = new Set([0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);

const saveAsCsv =
  'Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.';

/** Decodes UTF-8 or UTF-16, or else windows-1250 or iso-8859-2. The text contains no NUL. */
export function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) {
    throw new Refusal('Plik jest pusty.');
  }
  const kind = foreignKind(bytes);
  if (kind !== null) {
    throw new Refusal(`${kind} ${saveAsCsv}`);
  }
  const text = decodeText(bytes)
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '');
  if (text.trim() === '') {
    throw new Refusal('Plik jest pusty.');
  }
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  if (/[\x01-\x08\x0e-\x1f]/.test(text)) {
    throw new Refusal(`To nie jest plik tekstowy. ${saveAsCsv}`);
  }
  return text;
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
    let balance = 0;
    for (const byte of bytes) {
      balance += Number(onlyIn1250.has(byte)) - Number(onlyInIso.has(byte));
    }
    return new TextDecoder(balance < 0 ? 'iso-8859-2' : 'windows-1250').decode(bytes);
  }
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
