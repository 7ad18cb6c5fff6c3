import type {CooperativeInput, MemberInput} from '../cooperative/description/schema';
import {readNumber} from '../polish/number';
import {operators, type Operator} from '../settlement/money/rates';
import {
  cooperativeOf,
  defaultFinance,
  g11Of,
  limits,
  operatorRate,
  type DatedRates,
} from './defaults';
import {presetIds, presets, type PresetId} from './presets';

/** The quick mode: five fields and, if known, a cost. Null is a field left empty. */
export interface QuickInput {
  readonly who: PresetId;
  readonly annualKwh: number | null;
  /** Planned power of panels, kWp. */
  readonly kwp: number | null;
  readonly operator: Operator;
  /** Active energy from the bill, net zł/kWh. */
  readonly energyPrice: number | null;
  readonly costZl: number | null;
}

export const quickLimits = {
  annualKwh: {min: 100, max: limits.annualKwh},
  kwp: {min: 0, max: limits.kw},
  energyPrice: {min: 0, max: limits.rate},
  costZl: {min: 0, max: limits.zloty},
} as const;

/** The price of a kWh that a bill of this operator shows in G11. */
function usualPrice(dated: DatedRates, operator: Operator): number | null {
  return operatorRate(dated, 'energy', operator)?.value ?? null;
}

/** What the first example is about; a link that does not say so means it. */
const first = {who: 'gmina', operator: 'pge'} as const;

/** An example to begin with. */
export function quickOf(
  dated: DatedRates,
  who: PresetId = first.who,
  operator: Operator = first.operator,
): QuickInput {
  const {annualKwh, kwp} = presets[who];
  return {
    who,
    annualKwh,
    kwp,
    operator,
    energyPrice: usualPrice(dated, operator),
    costZl: null,
  };
}

/** Another preset or operator brings its own numbers, but only in the place of numbers that were never changed. */
export function changeQuick(
  dated: DatedRates,
  before: QuickInput,
  changed: Partial<QuickInput>,
): QuickInput {
  const next = {...before, ...changed};
  const [was, is] = [presets[before.who], presets[next.who]];
  return {
    ...next,
    annualKwh:
      next.who !== before.who && before.annualKwh === was.annualKwh ? is.annualKwh : next.annualKwh,
    kwp: next.who !== before.who && before.kwp === was.kwp ? is.kwp : next.kwp,
    energyPrice:
      next.operator !== before.operator && before.energyPrice === usualPrice(dated, before.operator)
        ? usualPrice(dated, next.operator)
        : next.energyPrice,
  };
}

/**
 * The cooperative that the five fields stand for; null while one of them is empty. Everybody has the G11 tariff of the
 * operator with the price of the bill. Monthly fees the table lacks are left out: they are the same in every comparison.
 */
export function cooperativeOfQuick(
  {who, annualKwh, kwp, operator, energyPrice, costZl}: QuickInput,
  dated: DatedRates,
): CooperativeInput | null {
  if (annualKwh === null || kwp === null || energyPrice === null) {
    return null;
  }
  const part = (all: number, percent: number): number => Math.round(all * percent) / 100;
  const members = presets[who].members.map(({name, kind, use, panels}): MemberInput => ({
    id: name,
    profile: {kind, annualKwh: part(annualKwh, use), seed: 1},
    ...(panels > 0 &&
      kwp > 0 && {sources: [{kind: 'pv', kw: part(kwp, panels), tilt: 35, azimuth: 180}]}),
    tariff: quickTariff,
  }));
  return {
    ...cooperativeOf(dated, members, {[quickTariff]: g11Of(dated, operator, energyPrice)}),
    ...(costZl !== null && {finance: {...defaultFinance, costZl}}),
  };
}

const quickTariff = 'G11';

/** Names of the fields in an address that people write by hand and pages of this site link to. */
const names = {
  who: 'kto',
  annualKwh: 'zuzycie',
  kwp: 'moc',
  operator: 'osd',
  energyPrice: 'cena',
  costZl: 'koszt',
} as const;

/** `kto=gmina&zuzycie=240000&moc=165&osd=pge&cena=0.498`. */
export function writeQuick(quick: QuickInput): string {
  const fields = new URLSearchParams();
  for (const [key, name] of Object.entries(names) as [keyof QuickInput, string][]) {
    const value = quick[key];
    if (value !== null) {
      fields.set(name, String(value));
    }
  }
  return fields.toString();
}

/** Whether an address names at least one field of the quick mode. */
export function namesQuick(fields: URLSearchParams): boolean {
  return Object.values(names).some((name) => fields.has(name));
}

/** Reads {@link writeQuick}; what is not named is as in the example. Null where a value is none of ours. */
export function readQuick(fields: URLSearchParams, dated: DatedRates): QuickInput | null {
  const who = chosen(fields.get(names.who) ?? first.who, presetIds);
  const operator = chosen(fields.get(names.operator) ?? first.operator, operators);
  if (who === null || operator === null) {
    return null;
  }
  const read: Record<string, number> = {};
  for (const key of ['annualKwh', 'kwp', 'energyPrice', 'costZl'] as const) {
    const text = fields.get(names[key]);
    if (text !== null) {
      const value = readNumber(text, quickLimits[key]);
      if (value.kind !== 'number') {
        return null;
      }
      read[key] = value.value;
    }
  }
  return {...quickOf(dated, who, operator), ...read};
}

function chosen<T extends string>(value: string, values: readonly T[]): T | null {
  return values.find((known) => known === value) ?? null;
}
