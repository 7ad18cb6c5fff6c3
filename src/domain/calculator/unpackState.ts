import type {CooperativeInput} from '@cooperative/settlement/description';
import {parseJson, type Result} from '@cooperative/polish';
import type {DatedRates} from './defaults';
import {nameLength} from './link';
import {readQuick} from './quick';
import {variantLimit, type CalculatorState, type Description, type Variant} from './state';

/**
 * Restores a state from the JSON of `packState`; null for anything else. Descriptions are validated by the
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
  const checked = await check(JSON.stringify(packed.c));
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
