import {zlibSync} from 'fflate';
import type {QrCode} from '../device/qrCode';

/** Enough for a printer, and edges stay sharp when a program makes it larger. */
const pixelsPerModule = 8;
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A bit a pixel, grey, not interlaced. */
const oneBitGrey = [1, 0, 0, 0, 0];

/** A code as a PNG picture, for files that hold no drawings. */
export function qrPng({size, isDark}: QrCode): Uint8Array<ArrayBuffer> {
  const side = size * pixelsPerModule;
  // Each row begins with its filter, none; a module is one byte of eight pixels.
  const row = (y: number): number[] => [
    0,
    ...Array.from({length: size}, (_, x) => (isDark(x, y) ? 0 : 0xff)),
  ];
  const rows = Array.from({length: side}, (_, at) => row(Math.floor(at / pixelsPerModule)));
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', [...bigEndian(side), ...bigEndian(side), ...oneBitGrey]),
    ...chunk('IDAT', zlibSync(Uint8Array.from(rows.flat()))),
    ...chunk('IEND', []),
  ]);
}

function chunk(name: string, data: Iterable<number>): number[] {
  const bytes = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...bigEndian(bytes.length - name.length), ...bytes, ...bigEndian(checksum(bytes))];
}

/** CRC-32, as PNG asks. */
function checksum(bytes: readonly number[]): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum >>> 1) ^ ((sum & 1) * 0xedb88320);
    }
  }
  return ~sum >>> 0;
}

function bigEndian(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}
