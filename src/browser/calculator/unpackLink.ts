import type {CooperativeInput} from '@cooperative/settlement/description';
import type {DatedRates} from '../../domain/calculator/defaults';
import type {Link} from '../../domain/calculator/link';
import type {CalculatorState} from '../../domain/calculator/state';
import {unpackState} from '../../domain/calculator/unpackState';
import type {Result} from '@cooperative/polish';
import {through} from './packLink';

/** Nor to more values: read, each takes many times the room of its two characters. */
const maxValues = 1_000_000;

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

/** Whether JSON has more values than any state, by the commas and brackets before them. */
function hasTooMany(bytes: Uint8Array): boolean {
  let values = 0;
  for (const byte of bytes) {
    values += Number(byte === 0x2c || byte === 0x5b || byte === 0x7b);
  }
  return values > maxValues;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
