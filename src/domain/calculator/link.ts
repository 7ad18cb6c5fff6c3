import type {DatedRates} from './defaults';
import type {CooperativeDraft} from './draft';
import {withoutPeople} from './linkNames';
import {namesQuick, readQuick, writeQuick} from './quick';
import {linkedCooperative} from './readingsMark';
import type {CalculatorState, Description} from './state';

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

/** What is to become of the names of people: a link has none, what stays on the device has all. */
type Names = 'withPeople' | 'withoutPeople';

/** A state as JSON; of meter readings only their marks. */
export function packState({description, variants}: CalculatorState, names: Names): string {
  const packed: Packed = {
    s: packDescription(description, names),
    v: variants.map(({name, description: kept}) => ({n: name, s: packDescription(kept, names)})),
  };
  return JSON.stringify(packed);
}

/** Longest name of a variant. */
export const nameLength = 60;

function packDescription(description: Description, names: Names): PackedDescription {
  const q = writeQuick(description.quick);
  if (description.mode === 'quick') {
    return {q};
  }
  const linked = linkedCooperative(description.cooperative);
  return {q, c: names === 'withPeople' ? linked : withoutPeople(linked)};
}
