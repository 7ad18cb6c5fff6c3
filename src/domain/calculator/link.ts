import type {CooperativeInput} from '../cooperative/description/schema';
import {parseJson, writeJson} from '../kernel/json';
import type {Result} from '../kernel/result';
import type {DatedRates} from './defaults';
import type {CooperativeDraft} from './draft';
import {namesQuick, readQuick, writeQuick} from './quick';
import {linkedCooperative} from './readings';
import {variantLimit, type CalculatorState, type Description, type Variant} from './state';

/** Version of the link. Older links still work, but the user is asked to check the values. */
const linkVersion = 1;

/** The content of an address fragment. */
export type Link =
  /** Not from the calculator: empty, or the id of an element. */
  | {readonly kind: 'none'}
  | {readonly kind: 'broken'}
  /** Five human-readable fields. */
  | {readonly kind: 'quick'; readonly isOld: boolean; readonly state: CalculatorState}
  /** A state as JSON, compressed (`d`) or not (`j`), in base64url. */
  | {
      readonly kind: 'packed';
      readonly isOld: boolean;
      readonly data: string;
      readonly isCompressed: boolean;
    };

/** Reads a fragment, with or without its `#`. */
export function readLink(fragment: string, dated: DatedRates): Link {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const compressed = fields.get('d');
  const data = compressed ?? fields.get('j');
  const isQuick = namesQuick(fields);
  const version = fields.get('w');
  if (data === null && !isQuick) {
    return version === null ? {kind: 'none'} : {kind: 'broken'};
  }
  // Links written by hand or on other pages have no version.
  const number = version === null && isQuick ? linkVersion : Number(version ?? Number.NaN);
  if (!Number.isInteger(number) || number < 0 || number > linkVersion) {
    return {kind: 'broken'};
  }
  const isOld = number < linkVersion;
  if (data !== null) {
    return {kind: 'packed', isOld, data, isCompressed: compressed !== null};
  }
  const quick = readQuick(fields, dated);
  return quick === null
    ? {kind: 'broken'}
    : {kind: 'quick', isOld, state: {description: {mode: 'quick', quick}, variants: []}};
}

/** The fragment for a state that five fields can describe; null for one that has to be packed. */
export function writeQuickLink({description, variants}: CalculatorState): string | null {
  return description.mode === 'quick' && variants.length === 0
    ? `w=${linkVersion}&${writeQuick(description.quick)}`
    : null;
}

/** The fragment for a packed state. */
export function writePackedLink(data: string, isCompressed: boolean): string {
  return `w=${linkVersion}&${isCompressed ? 'd' : 'j'}=${data}`;
}

type PackedDescription = {readonly q: string} | {readonly q: string; readonly c: CooperativeDraft};

interface Packed {
  readonly s: PackedDescription;
  readonly v: readonly {readonly n: string; readonly s: PackedDescription}[];
}

/** A state as JSON; of meter readings only their marks. */
export function packState({description, variants}: CalculatorState): string {
  const packed: Packed = {
    s: packDescription(description),
    v: variants.map(({name, description: kept}) => ({n: name, s: packDescription(kept)})),
  };
  return JSON.stringify(packed);
}

/**
 * Restores a state from the JSON of {@link packState}; null for anything else. Descriptions are validated by the
 * calculation's schema, which the page does not load itself, hence the asynchronous `check`.
 */
export async function unpackState(
  text: string,
  dated: DatedRates,
  check: (description: string) => Promise<Result<CooperativeInput>>,
): Promise<CalculatorState | null> {
  const packed = parseObject(text);
  if (!packed || !Array.isArray(packed.v) || packed.v.length > variantLimit) {
    return null;
  }
  const description = await unpackDescription(packed.s, dated, check);
  const variants = await Promise.all(
    packed.v.map(async (entry: unknown): Promise<Variant | null> => {
      const {n, s} = isObject(entry) ? entry : {};
      const kept = await unpackDescription(s, dated, check);
      return typeof n === 'string' && kept
        ? {name: n.slice(0, nameLength), description: kept}
        : null;
    }),
  );
  const found = variants.filter((variant) => variant !== null);
  return description && found.length === variants.length ? {description, variants: found} : null;
}

/** Longest name of a variant. */
export const nameLength = 60;

function packDescription(description: Description): PackedDescription {
  const q = writeQuick(description.quick);
  return description.mode === 'quick' ? {q} : {q, c: linkedCooperative(description.cooperative)};
}

async function unpackDescription(
  packed: unknown,
  dated: DatedRates,
  check: (description: string) => Promise<Result<CooperativeInput>>,
): Promise<Description | null> {
  if (!isObject(packed) || typeof packed.q !== 'string') {
    return null;
  }
  const quick = readQuick(new URLSearchParams(packed.q), dated);
  if (quick === null) {
    return null;
  }
  if (packed.c === undefined) {
    return {mode: 'quick', quick};
  }
  const checked = await check(writeJson(packed.c));
  return checked.ok ? {mode: 'full', quick, cooperative: checked.value} : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
