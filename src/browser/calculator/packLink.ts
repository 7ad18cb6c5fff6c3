import {packState, writePackedLink, writeQuickLink} from '../../domain/calculator/link';
import type {CalculatorState} from '../../domain/calculator/state';

/** A link unpacks to no more: 1000 members with own tariffs take a fifth of it. A small link can hide gigabytes. */
const maxBytes = 5_000_000;
/** A browser unpacks what it is handed at once, a thousandfold at most. */
const stepBytes = 4096;

/** The fragment for a state, without `#` and without names of people; with them only for what stays in this tab. */
export async function fragmentOf(
  state: CalculatorState,
  names: Parameters<typeof packState>[1] = 'withoutPeople',
): Promise<string> {
  const readable = writeQuickLink(state);
  if (readable !== null) {
    return readable;
  }
  const bytes = new TextEncoder().encode(packState(state, names));
  const isCompressed = 'CompressionStream' in globalThis;
  const packed = isCompressed ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  return writePackedLink(toBase64Url(packed), isCompressed);
}

/** The same without waiting, and longer where it is not a readable one: what is left now has no time to be compressed. */
export function fragmentAtOnce(
  state: CalculatorState,
  names: Parameters<typeof packState>[1] = 'withoutPeople',
): string {
  return (
    writeQuickLink(state) ??
    writePackedLink(toBase64Url(new TextEncoder().encode(packState(state, names))), false)
  );
}

/** Bytes through a stream that packs or unpacks them. */
export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = inSteps(bytes).pipeThrough(transform).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    length += value.length;
    if (length > maxBytes) {
      void reader.cancel();
      throw new RangeError('The link unpacks to more than any description.');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The bytes, a few as the other side asks for them. */
function inSteps(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(bytes.subarray(at, at + stepBytes));
        at += stepBytes;
        if (at >= bytes.length) {
          controller.close();
        }
      },
    },
    {highWaterMark: 0},
  );
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += String.fromCharCode(byte);
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
