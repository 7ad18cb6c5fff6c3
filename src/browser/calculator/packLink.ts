import type {CooperativeInput} from '../../domain/cooperative/description/schema';
import type {DatedRates} from '../../domain/calculator/defaults';
import {
  packState,
  unpackState,
  writePackedLink,
  writeQuickLink,
  type Link,
} from '../../domain/calculator/link';
import type {CalculatorState} from '../../domain/calculator/state';
import type {Result} from '../../domain/kernel/result';

/** A link unpacks to no more: 1000 members with own tariffs take a fifth of it. A small link can hide gigabytes. */
const maxBytes = 5_000_000;
/** Nor to more values: read, each takes many times the room of its two characters. */
const maxValues = 1_000_000;
/** A browser unpacks what it is handed at once, a thousandfold at most. */
const stepBytes = 4096;

/** The fragment for a state, without `#`. */
export async function fragmentOf(state: CalculatorState): Promise<string> {
  const readable = writeQuickLink(state);
  if (readable !== null) {
    return readable;
  }
  const bytes = new TextEncoder().encode(packState(state));
  const isCompressed = 'CompressionStream' in globalThis;
  const packed = isCompressed ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  return writePackedLink(toBase64Url(packed), isCompressed);
}

/** The state from a packed link; null if it cannot be read. */
export async function stateOfPacked(
  {data, isCompressed}: Extract<Link, {kind: 'packed'}>,
  dated: DatedRates,
  check: (description: string) => Promise<Result<CooperativeInput>>,
): Promise<CalculatorState | null> {
  try {
    const packed = fromBase64Url(data);
    const bytes = isCompressed
      ? await through(packed, new DecompressionStream('deflate-raw'))
      : packed;
    return hasTooMany(bytes)
      ? null
      : await unpackState(new TextDecoder('utf-8', {fatal: true}).decode(bytes), dated, check);
  } catch {
    return null;
  }
}

async function through(
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

/** Whether JSON has more values than any state, by the commas and brackets before them. */
function hasTooMany(bytes: Uint8Array): boolean {
  let values = 0;
  for (const byte of bytes) {
    values += Number(byte === 0x2c || byte === 0x5b || byte === 0x7b);
  }
  return values > maxValues;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += String.fromCharCode(byte);
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
