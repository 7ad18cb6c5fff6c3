import type {ConsumptionKind} from '../../energy/consumption';
import type {PersonKind} from '../../settlement/law/memberCount';
import type {TariffGroup} from '../../settlement/money/tariffGroups';

/** A point of delivery as people know it. All numbers and groups are assumptions to start from. */
export interface MemberKind {
  readonly name: string;
  readonly profile: ConsumptionKind;
  /** The tariff group such a point usually has. */
  readonly group: TariffGroup;
  readonly annualKwh: number;
  /** Whether panels are usually put there. */
  readonly hasRoof: boolean;
  /** The member of the cooperative it belongs to, if that usually has several points; otherwise it is one itself. */
  readonly holder?: string;
  /** What that member usually is; left out where it can be either. */
  readonly person?: PersonKind;
}

const withRoof = {hasRoof: true} as const;
const noRoof = {hasRoof: false} as const;

/** A school, an office and street lamps are the municipality's own. */
const municipal = {holder: 'gmina', person: 'legal'} as const;
const municipalCompany = {holder: 'spółka komunalna', person: 'legal'} as const;
/** A cultural institution, a volunteer fire brigade and a company are legal persons of their own. */
const legal = {person: 'legal'} as const;
const natural = {person: 'natural'} as const;

export const memberKinds = {
  szkola: {
    name: 'szkoła',
    profile: 'school',
    group: 'C21',
    annualKwh: 72_000,
    ...withRoof,
    ...municipal,
  },
  urzad: {
    name: 'urząd',
    profile: 'services',
    group: 'C11',
    annualKwh: 36_000,
    ...withRoof,
    ...municipal,
  },
  kultura: {
    name: 'ośrodek kultury',
    profile: 'services',
    group: 'C11',
    annualKwh: 24_000,
    ...withRoof,
    ...legal,
  },
  wodociag: {
    name: 'wodociąg',
    profile: 'waterworks',
    group: 'C21',
    annualKwh: 72_000,
    ...withRoof,
    ...municipalCompany,
  },
  oczyszczalnia: {
    name: 'oczyszczalnia ścieków',
    profile: 'sewageWorks',
    group: 'B21',
    annualKwh: 150_000,
    ...withRoof,
    ...municipalCompany,
  },
  oswietlenie: {
    name: 'oświetlenie ulic',
    profile: 'streetLighting',
    group: 'C11o',
    annualKwh: 36_000,
    ...noRoof,
    ...municipal,
  },
  remiza: {
    name: 'remiza',
    profile: 'fireStation',
    group: 'C11',
    annualKwh: 8000,
    ...withRoof,
    ...legal,
  },
  gospodarstwo: {
    name: 'gospodarstwo',
    profile: 'farm',
    group: 'C12a',
    annualKwh: 17_500,
    ...withRoof,
    ...natural,
  },
  mleczarnia: {
    name: 'mleczarnia',
    profile: 'dairy',
    group: 'B21',
    annualKwh: 300_000,
    ...withRoof,
    ...legal,
  },
  chlodnia: {
    name: 'chłodnia',
    profile: 'coldStore',
    group: 'C21',
    annualKwh: 200_000,
    ...withRoof,
    ...legal,
  },
  zaklad: {
    name: 'zakład produkcyjny',
    profile: 'factory',
    group: 'B21',
    annualKwh: 120_000,
    ...withRoof,
    ...legal,
  },
  magazyn: {
    name: 'magazyn',
    profile: 'warehouse',
    group: 'C21',
    annualKwh: 45_000,
    ...withRoof,
    ...legal,
  },
  sklep: {name: 'sklep', profile: 'shop', group: 'C11', annualKwh: 60_000, ...withRoof, ...legal},
  piekarnia: {name: 'piekarnia', profile: 'bakery', group: 'C21', annualKwh: 60_000, ...withRoof},
  biuro: {name: 'biuro', profile: 'office', group: 'C11', annualKwh: 30_000, ...withRoof, ...legal},
  blok: {
    name: 'części wspólne bloku',
    profile: 'commonParts',
    group: 'G11',
    annualKwh: 12_000,
    ...withRoof,
    person: 'community',
  },
  mieszkanie: {
    name: 'mieszkanie',
    profile: 'household',
    group: 'G11',
    annualKwh: 2400,
    ...noRoof,
    ...natural,
  },
  dom: {name: 'dom', profile: 'household', group: 'G11', annualKwh: 4000, ...withRoof, ...natural},
  pompa: {
    name: 'pompa ciepła',
    profile: 'heatPump',
    group: 'G12w',
    annualKwh: 6000,
    ...noRoof,
    ...natural,
  },
  ladowarka: {name: 'ładowarka', profile: 'charger', group: 'C11', annualKwh: 10_000, ...noRoof},
} as const satisfies Readonly<Record<string, MemberKind>>;

/** Also the words of addresses, which people write by hand. */
export type MemberKindId = keyof typeof memberKinds;
export const memberKindIds = Object.keys(memberKinds) as readonly MemberKindId[];

/** Alike points of a cooperative: how many, and what each of them uses a year. */
export interface MemberCount {
  readonly id: MemberKindId;
  readonly count: number | null;
  /** kWh of each. */
  readonly annualKwh: number | null;
}

/** What a kind starts with when it is ticked. */
export function newCount(id: MemberKindId): MemberCount {
  return {id, count: 1, annualKwh: memberKinds[id].annualKwh};
}

/** The use of all of them, kWh; null while a number is missing. */
export function sumOfUse(counts: readonly MemberCount[]): number | null {
  return counts.reduce<number | null>(
    (all, {count, annualKwh}) =>
      all === null || count === null || annualKwh === null ? null : all + count * annualKwh,
    0,
  );
}

export interface CountedMember {
  readonly name: string;
  readonly holder: string | undefined;
  readonly person: PersonKind | undefined;
  readonly profile: ConsumptionKind;
  readonly group: TariffGroup;
  readonly annualKwh: number;
  /** Its part of all panels, 0–1: by use, among those with a roof. An assumption. */
  readonly panels: number;
}

/** Every single point, numbered where there are several alike; null while a number is missing. */
export function membersOfCounts(counts: readonly MemberCount[]): readonly CountedMember[] | null {
  if (sumOfUse(counts) === null) {
    return null;
  }
  const roofs = counts.filter(({id}) => memberKinds[id].hasRoof);
  const carriers = roofs.length > 0 ? roofs : counts;
  const roofUse = sumOfUse(carriers) ?? 0;
  return counts.flatMap((kind) => {
    const {name, profile, group, holder, person}: MemberKind = memberKinds[kind.id];
    const {count, annualKwh} = kind;
    const panels = carriers.includes(kind) && roofUse > 0 ? (annualKwh ?? 0) / roofUse : 0;
    return Array.from({length: count ?? 0}, (_, index) => ({
      name: count === 1 ? name : `${name} ${index + 1}`,
      holder,
      person,
      profile,
      group,
      annualKwh: annualKwh ?? 0,
      panels,
    }));
  });
}

/** `szkola-1-72000,dom-6-4000` */
export function writeCounts(counts: readonly MemberCount[]): string {
  return counts.map(({id, count, annualKwh}) => `${id}-${count ?? ''}-${annualKwh ?? ''}`).join();
}

/** Reads the output of {@link writeCounts}; null if anything in it is wrong. */
export function readCounts(
  text: string,
  limits: {readonly count: number; readonly annualKwh: number},
): readonly MemberCount[] | null {
  const counts = text.split(',').map((part): MemberCount | null => {
    const [name, count, annual, ...rest] = part.split('-');
    const id = memberKindIds.find((known) => known === name);
    const points = readWhole(count, 1, limits.count);
    const annualKwh = readWhole(annual, 0, limits.annualKwh);
    return id === undefined || points === undefined || annualKwh === undefined || rest.length > 0
      ? null
      : {id, count: points, annualKwh};
  });
  const found = counts.filter((count) => count !== null);
  const total = found.reduce((all, {count}) => all + (count ?? 0), 0);
  const isOnce = new Set(found.map(({id}) => id)).size === counts.length;
  return found.length === counts.length && isOnce && total <= limits.count ? found : null;
}

/** A number, null for an empty one, undefined for anything else. */
function readWhole(text: string | undefined, min: number, max: number): number | null | undefined {
  if (text === '') {
    return null;
  }
  const value = Number(text);
  return /^\d+(\.\d+)?$/.test(text ?? '') && value >= min && value <= max ? value : undefined;
}
