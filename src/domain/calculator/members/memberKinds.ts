import type {ConsumptionKind} from '@cooperative/settlement/models';
import type {PersonKind} from '@cooperative/settlement/law';
import type {TariffGroup} from '@cooperative/settlement/rates';

/** A point of delivery as people know it. All numbers and groups are assumptions to start from. */
export interface MemberKind {
  readonly name: string;
  readonly profile: ConsumptionKind;
  /** The tariff group such a point usually has. */
  readonly group: TariffGroup;
  readonly annualKwh: number;
  /** No panels are usually put there. */
  readonly hasNoRoof?: true;
  /** The member of the cooperative it belongs to, if that usually has several points; otherwise it is one itself. */
  readonly holder?: string;
  /** What that member usually is; left out where it can be either. */
  readonly person?: PersonKind;
}

/** A school, an office and street lamps are the municipality's own. */
const municipal = {holder: 'gmina', person: 'legal'} as const;
const municipalCompany = {holder: 'spółka komunalna', person: 'legal'} as const;
/** An association, a volunteer fire brigade and a company are legal persons of their own. */
const legal = {person: 'legal'} as const;
/** Whether a cultural institution may have a share of a cooperative is disputed. */
const publicBody = {person: 'publicBody'} as const;
const natural = {person: 'natural'} as const;

export const memberKinds = {
  szkola: {name: 'szkoła', profile: 'school', group: 'C21', annualKwh: 72_000, ...municipal},
  urzad: {name: 'urząd', profile: 'services', group: 'C11', annualKwh: 36_000, ...municipal},
  kultura: {
    name: 'ośrodek kultury',
    profile: 'services',
    group: 'C11',
    annualKwh: 24_000,
    ...publicBody,
  },
  stowarzyszenie: {
    name: 'ośrodek stowarzyszenia',
    profile: 'services',
    group: 'C11',
    annualKwh: 24_000,
    ...legal,
  },
  wodociag: {
    name: 'wodociąg',
    profile: 'waterworks',
    group: 'C21',
    annualKwh: 72_000,
    ...municipalCompany,
  },
  oczyszczalnia: {
    name: 'oczyszczalnia ścieków',
    profile: 'sewageWorks',
    group: 'B21',
    annualKwh: 150_000,
    ...municipalCompany,
  },
  oswietlenie: {
    name: 'oświetlenie ulic',
    profile: 'streetLighting',
    group: 'C11o',
    annualKwh: 36_000,
    hasNoRoof: true,
    ...municipal,
  },
  remiza: {name: 'remiza', profile: 'fireStation', group: 'C11', annualKwh: 8000, ...legal},
  gospodarstwo: {
    name: 'gospodarstwo',
    profile: 'farm',
    group: 'C12a',
    annualKwh: 17_500,
    ...natural,
  },
  mleczarnia: {name: 'mleczarnia', profile: 'dairy', group: 'B21', annualKwh: 300_000, ...legal},
  chlodnia: {name: 'chłodnia', profile: 'coldStore', group: 'C21', annualKwh: 200_000, ...legal},
  zaklad: {
    name: 'zakład produkcyjny',
    profile: 'factory',
    group: 'B21',
    annualKwh: 120_000,
    ...legal,
  },
  magazyn: {name: 'magazyn', profile: 'warehouse', group: 'C21', annualKwh: 45_000, ...legal},
  sklep: {name: 'sklep', profile: 'shop', group: 'C11', annualKwh: 60_000, ...legal},
  piekarnia: {name: 'piekarnia', profile: 'bakery', group: 'C21', annualKwh: 60_000},
  biuro: {name: 'biuro', profile: 'office', group: 'C11', annualKwh: 30_000, ...legal},
  blok: {
    name: 'części wspólne bloku',
    profile: 'commonParts',
    group: 'G11',
    annualKwh: 12_000,
    person: 'community',
  },
  mieszkanie: {
    name: 'mieszkanie',
    profile: 'household',
    group: 'G11',
    annualKwh: 2400,
    hasNoRoof: true,
    ...natural,
  },
  dom: {name: 'dom', profile: 'household', group: 'G11', annualKwh: 4000, ...natural},
  pompa: {
    name: 'pompa ciepła',
    profile: 'heatPump',
    group: 'G12w',
    annualKwh: 6000,
    hasNoRoof: true,
    ...natural,
  },
  ladowarka: {
    name: 'ładowarka',
    profile: 'charger',
    group: 'C11',
    annualKwh: 10_000,
    hasNoRoof: true,
  },
} as const satisfies Readonly<Record<string, MemberKind>>;

/** Also the words of addresses, which people write by hand. */
export type MemberKindId = keyof typeof memberKinds;
export const memberKindIds = Object.keys(memberKinds) as readonly MemberKindId[];
