import type {CooperativeInput, MemberInput} from '../cooperative/description/schema';
import type {FieldError} from '../kernel/result';
import {readNumber} from '../polish/number';
import {showNumber} from '../settlement/law/verdict';
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

/** The quick mode: five fields and, if known, a cost. Null is an empty field. */
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

/** The price of a kWh on this operator's G11 bill. */
function usualPrice(dated: DatedRates, operator: Operator): number | null {
  return operatorRate(dated, 'energy', operator)?.value ?? null;
}

/** The initial example, also the default for links that do not specify these fields. */
const first = {who: 'gmina', operator: 'pge'} as const;

/** An example to start from. */
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

/** Choosing another preset or operator replaces only the numbers the user has not changed. */
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
 * The cooperative described by the five fields; null while any of them is empty. Everyone has the operator's G11 tariff
 * with the price from the bill. Monthly fees missing from the table are left out: they cancel out in every comparison.
 */
export function cooperativeOfQuick(
  {who, annualKwh, kwp, operator, energyPrice, costZl}: QuickInput,
  dated: DatedRates,
): CooperativeInput | null {
  if (annualKwh === null || kwp === null || energyPrice === null) {
    return null;
  }
  const part = (all: number, percent: number): number => Math.round(all * percent) / 100;
  const members = presets[who].members.map(
    ({name, kind, use, panels, holder, person}): MemberInput => ({
      id: name,
      ...(holder !== undefined && {holder}),
      person,
      profile: {kind, annualKwh: part(annualKwh, use), seed: 1},
      ...(panels > 0 &&
        kwp > 0 && {sources: [{kind: 'pv', kw: part(kwp, panels), tilt: 35, azimuth: 180}]}),
      tariff: quickTariff,
    }),
  );
  return {
    ...cooperativeOf(dated, members, {[quickTariff]: g11Of(dated, operator, energyPrice)}),
    ...(costZl !== null && {finance: {...defaultFinance, costZl}}),
  };
}

const quickTariff = 'G11';

/** Names of the fields in addresses, which people write by hand and pages of this site link to. */
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

/** Whether an address contains at least one field of the quick mode. */
export function namesQuick(fields: URLSearchParams): boolean {
  return Object.values(names).some((name) => fields.has(name));
}

/** Reads the output of {@link writeQuick}; missing fields are as in the example. Null for an invalid value. */
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

/** Which numbers of an address cannot be read, and what each may be. */
export function quickProblems(fields: URLSearchParams): readonly FieldError[] {
  return (['annualKwh', 'kwp', 'energyPrice', 'costZl'] as const).flatMap((key) => {
    const field = names[key];
    const text = fields.get(field);
    const {min, max} = quickLimits[key];
    return text === null || readNumber(text, {min, max}).kind === 'number'
      ? []
      : [
          {
            field,
            message: `pole „${field}”: znaleziono „${text.slice(0, 40)}”. Wpisz liczbę od ${showNumber(min)} do ${showNumber(max)}, bez kropek między tysiącami.`,
          },
        ];
  });
}

function chosen<T extends string>(value: string, values: readonly T[]): T | null {
  return values.find((known) => known === value) ?? null;
}
