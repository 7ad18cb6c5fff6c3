import {
  type CooperativeInput,
  limits,
  type MemberInput,
  memberLimit,
} from '@cooperative/settlement/description';
import {placesOf, type Area} from '../place/area';
import {type Region, regionOf} from '@cooperative/settlement/models';
import {readNumber} from '@cooperative/polish';
import {type Operator, operators, type RateRow} from '@cooperative/settlement/rates';
import {
  cooperativeOf,
  defaultFinance,
  groupTariffOf,
  operatorRate,
  rowOf,
  type DatedRates,
  type GroupTariff,
} from './defaults';
import {
  membersOfCounts,
  readCounts,
  sumOfUse,
  writeCounts,
  type CountedMember,
  type MemberCount,
} from './members/memberCounts';
import {memberKinds, type MemberKind} from './members/memberKinds';
import {partOfUse, readMonths, withMonths, writeMonths, type YearUse} from './members/monthlyUse';
import {readPlaces, writePlaces} from './placeLink';
import {partOf, presetIds, presets, type PresetId} from './presets';

/** The quick mode: five fields and, if known, what the installation and its running cost. Null is an empty field. */
export interface QuickInput extends YearUse {
  readonly who: PresetId;
  /** Planned power of panels, kWp. */
  readonly kwp: number | null;
  readonly operator: Operator;
  /** Active energy from the bill, net zł/kWh. */
  readonly energyPrice: number | null;
  readonly costZl: number | null;
  /** Running the cooperative and its sources, zł a year. */
  readonly annualCostZl: number | null;
  /** Founding the cooperative, registers and meters, once, zł. */
  readonly cooperativeZl: number | null;
  /** What 1 kWp gives in a year, kWh; null where it is that of the part of Poland. */
  readonly annualYield: number | null;
  /** The cooperative's first year, which begins with nothing in the grid; otherwise a later one. */
  readonly isFirstYear?: boolean | undefined;
  /** Where the cooperative is, if it has been said. */
  readonly area?: Area | undefined;
  /** What the cooperative has, if it is not as in the preset; `annualKwh` is then its sum. */
  readonly members?: readonly MemberCount[] | undefined;
}

const zloty = {unit: 'zł', min: 0, max: limits.zloty, step: 1000, fractionDigits: 0};

/** The numbers that the quick mode asks for, as the form shows them. They are in the first load; the other fields are not. */
export const quickFields = {
  annualKwh: {
    label: 'Roczne zużycie prądu',
    unit: 'kWh',
    min: 100,
    max: limits.annualKwh,
    step: 1000,
    fractionDigits: 0,
  },
  kwp: {label: 'Planowana moc paneli', unit: 'kWp', min: 0, max: limits.kw, step: 5},
  energyPrice: {
    label: 'Cena prądu z rachunku',
    unit: 'zł/kWh',
    min: 0,
    max: limits.rate,
    step: 0.01,
    fractionDigits: 4,
  },
  costZl: {label: 'Koszt inwestycji', ...zloty},
  annualCostZl: {label: 'Roczne koszty działania', ...zloty},
  cooperativeZl: {label: 'Koszt założenia spółdzielni', ...zloty},
  annualYield: {
    label: 'Roczny uzysk z 1 kWp',
    unit: 'kWh',
    min: 100,
    max: limits.annualYield,
    step: 10,
    fractionDigits: 0,
  },
} as const;

export const quickNumbers = Object.keys(quickFields) as readonly (keyof typeof quickFields)[];

/** The rate that the price of energy starts with: tenders for municipalities, otherwise the seller's of households. */
export function usualPriceRow(
  dated: DatedRates,
  who: PresetId,
  operator: Operator,
): RateRow | undefined {
  return who === 'gmina'
    ? rowOf(dated, 'offeredMunicipal')
    : operatorRate(dated, 'energy', operator);
}

function usualPrice(dated: DatedRates, {who, operator}: Pick<QuickInput, 'who' | 'operator'>) {
  return usualPriceRow(dated, who, operator)?.value ?? null;
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
    energyPrice: usualPrice(dated, {who, operator}),
    costZl: null,
    annualCostZl: null,
    cooperativeZl: null,
    annualYield: null,
  };
}

/** Choosing another preset or operator replaces only the numbers the user has not changed. */
export function changeQuick(
  dated: DatedRates,
  before: QuickInput,
  changed: Partial<QuickInput>,
): QuickInput {
  const picked = {...before, ...changed};
  const members = picked.who === before.who ? picked.members : undefined;
  const next = {
    ...picked,
    members,
    ...(members && {annualKwh: sumOfUse(members), monthlyKwh: undefined}),
  };
  const [was, is] = [presets[before.who], presets[next.who]];
  return {
    ...next,
    annualKwh:
      next.who !== before.who &&
      !next.monthlyKwh &&
      (before.members || before.annualKwh === was.annualKwh)
        ? is.annualKwh
        : next.annualKwh,
    kwp: next.who !== before.who && before.kwp === was.kwp ? is.kwp : next.kwp,
    energyPrice:
      changed.energyPrice === undefined && before.energyPrice === usualPrice(dated, before)
        ? usualPrice(dated, next)
        : next.energyPrice,
  };
}

/** Every point of the quick mode, with its part of the panels (0–1); null while a number is missing. */
function quickMembers(quick: QuickInput): readonly CountedMember[] | null {
  const {who, annualKwh, monthlyKwh, members} = quick;
  if (members) {
    return membersOfCounts(members);
  }
  return annualKwh === null || monthlyKwh?.includes(null)
    ? null
    : presets[who].members.map(({name, type, use, panels}) => {
        const {profile, group, holder, person}: MemberKind = memberKinds[type];
        return {
          name,
          holder,
          person,
          profile,
          group,
          ...partOfUse(annualKwh, monthlyKwh, use),
          panels: panels / 100,
        };
      });
}

/** The rates of the groups that quick points have, with the price from the bill; households may have their seller's. */
export function quickTariffs(quick: QuickInput, dated: DatedRates): readonly GroupTariff[] {
  const {operator, energyPrice} = quick;
  const isUsual = energyPrice === usualPrice(dated, quick);
  const groups = new Set(quickMembers(quick)?.map(({group}) => group));
  return [...groups].flatMap((group) => {
    const price = isUsual && group.startsWith('G') ? null : energyPrice;
    return groupTariffOf(dated, operator, group, price ?? undefined) ?? [];
  });
}

/** The part of Poland whose sun is counted with: of the first place that was chosen. */
export function quickRegion({area}: Pick<QuickInput, 'area'>): Region {
  return regionOf(area && placesOf(area)[0]?.teryt);
}

/**
 * The cooperative described by the quick fields; null while any of them is empty. Everyone has a usual tariff group.
 * Fees for ordered power, which is not known, are left out: they cancel out in every comparison.
 */
export function cooperativeOfQuick(quick: QuickInput, dated: DatedRates): CooperativeInput | null {
  const {kwp, energyPrice, annualYield, area, isFirstYear = false} = quick;
  const points = quickMembers(quick);
  if (!points || kwp === null || energyPrice === null) {
    return null;
  }
  const members = points.map(
    ({name, holder, person, profile, annualKwh, monthlyKwh, panels, group}): MemberInput => ({
      id: name,
      ...(holder !== undefined && {holder}),
      ...(person !== undefined && {person}),
      profile: {kind: profile, annualKwh, ...(monthlyKwh && {monthlyKwh}), seed: 1},
      ...(panels > 0 &&
        kwp > 0 && {
          sources: [
            {
              kind: 'pv',
              kw: partOf(kwp, panels * 100),
              tilt: 35,
              azimuth: 180,
              ...(annualYield !== null && {annualYield}),
            },
          ],
        }),
      tariff: group,
    }),
  );
  const tariffs = Object.fromEntries(
    quickTariffs(quick, dated).map((tariff) => [tariff.group, tariff]),
  );
  const described = cooperativeOf(dated, members, tariffs);
  return {
    ...described,
    region: quickRegion(quick),
    ...(area && {cooperative: {...described.cooperative, ...area}}),
    ...(isFirstYear && {year: 'first'}),
    ...financeOf(quick),
  };
}

/** The costs that were named. Left out while none is: then nothing is known of the money to be found. */
function financeOf({
  costZl,
  annualCostZl,
  cooperativeZl,
}: QuickInput): Pick<CooperativeInput, 'finance'> {
  return costZl === null && annualCostZl === null && cooperativeZl === null
    ? {}
    : {
        finance: {
          ...defaultFinance,
          costZl: costZl ?? 0,
          annualCostZl: annualCostZl ?? 0,
          ...(cooperativeZl !== null && {cooperativeZl}),
        },
      };
}

/** Names of the fields in addresses, which people write by hand and pages of this site link to. */
export const quickNames = {
  who: 'kto',
  annualKwh: 'zuzycie',
  kwp: 'moc',
  operator: 'osd',
  energyPrice: 'cena',
  costZl: 'koszt',
  annualCostZl: 'utrzymanie',
  cooperativeZl: 'zalozenie',
  annualYield: 'uzysk',
} as const;

export const countsName = 'sklad';
export const monthsName = 'miesiace';
export const yearName = 'rok';
export const firstYear = 'pierwszy';
const placesName = 'gmina';
const adjacentName = 'sasiednie';

/**
 * `kto=gmina&zuzycie=240000&moc=165&osd=pge&cena=0.498`, `sklad=szkola-1-72000` for members of one's own and
 * `rok=pierwszy` for the first year.
 */
export function writeQuick(quick: QuickInput): string {
  const fields = new URLSearchParams();
  for (const [key, name] of Object.entries(quickNames) as [keyof typeof quickNames, string][]) {
    const value = quick[key];
    if (value !== null) {
      fields.set(name, String(value));
    }
  }
  if (quick.isFirstYear === true) {
    fields.set(yearName, firstYear);
  }
  const places = quick.area ? writePlaces(quick.area) : '';
  if (places !== '') {
    fields.set(placesName, places);
    if (quick.area?.adjacent !== undefined) {
      fields.set(adjacentName, quick.area.adjacent ? 'tak' : 'nie');
    }
  }
  if (quick.members) {
    fields.set(countsName, writeCounts(quick.members));
  }
  if (quick.monthlyKwh) {
    fields.set(monthsName, writeMonths(quick.monthlyKwh));
  }
  return fields.toString();
}

/** Whether nothing was said but who asks and whose grid it is. */
export function isExampleOf(quick: QuickInput, dated: DatedRates): boolean {
  return writeQuick(quick) === writeQuick(quickOf(dated, quick.who, quick.operator));
}

/** Whether an address contains at least one field of the quick mode. */
export function namesQuick(fields: URLSearchParams): boolean {
  return [...Object.values(quickNames), countsName, monthsName, yearName, placesName].some((name) =>
    fields.has(name),
  );
}

/** Reads the output of {@link writeQuick}; missing fields are as in the example. Null for an invalid value. */
export function readQuick(fields: URLSearchParams, dated: DatedRates): QuickInput | null {
  const who = chosen(fields.get(quickNames.who) ?? first.who, presetIds);
  const operator = chosen(fields.get(quickNames.operator) ?? first.operator, operators);
  const year = fields.get(yearName);
  if (who === null || operator === null || (year !== null && year !== firstYear)) {
    return null;
  }
  const read: Record<string, number> = {};
  for (const key of quickNumbers) {
    const text = fields.get(quickNames[key]);
    if (text !== null) {
      const value = readNumber(text, quickFields[key]);
      if (value.kind !== 'number') {
        return null;
      }
      read[key] = value.value;
    }
  }
  const places = fields.get(placesName);
  const area = places === null ? undefined : readPlaces(places, fields.get(adjacentName));
  if (area === null) {
    return null;
  }
  const quick = {
    ...quickOf(dated, who, operator),
    ...read,
    ...(area && {area}),
    ...(year === firstYear && {isFirstYear: true}),
  };
  const counts = fields.get(countsName);
  if (counts === null) {
    const text = fields.get(monthsName);
    const months = text === null ? null : readMonths(text, limits.annualKwh);
    return months ? {...quick, ...withMonths(quick, months)} : text === null ? quick : null;
  }
  const members = readCounts(counts, {count: memberLimit, annualKwh: limits.annualKwh});
  return members && {...quick, members, annualKwh: sumOfUse(members)};
}

function chosen<T extends string>(value: string, values: readonly T[]): T | null {
  return values.find((known) => known === value) ?? null;
}
