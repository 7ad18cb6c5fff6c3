import {flatCapacityPowerLimit} from '../law/law';

/** Tariff groups by the name printed on a bill. */
export const tariffGroups = [
  'G11',
  'G12',
  'G12w',
  'C11',
  'C12a',
  'C12b',
  'C12sezON',
  'C21',
  'C22a',
  'C22b',
  'C22w',
  'C22sezON',
  'B11',
  'B21',
  'B22',
  'B22sezON',
  'B23',
  'C11o',
  'R',
] as const;
export type TariffGroup = (typeof tariffGroups)[number];

/** What the bill of a group charges. */
interface TariffGroupFacts {
  /** For whom it usually is. */
  readonly about: string;
  /** An assumption read from the usual naming of groups: a bill shows how many zones it has. */
  readonly zones: readonly string[];
  /** Households pay the fixed grid fee per meter, all others by ordered power (§ 14 ust. 7 of the tariff regulation). */
  readonly fixedFee: 'meter' | 'power';
  /** Capacity market act, art. 89a: flat for households and up to 16 kW at low voltage, otherwise per kWh. */
  readonly capacity: 'flat' | 'byPower' | 'perKwh';
}

const allDay = ['całodobowa'];
const dayAndNight = ['dzienna', 'nocna'];
const peak = ['szczyt', 'poza szczytem'];
const season = ['zalecany pobór', 'pozostałe godziny'];
const threeZones = ['szczyt przedpołudniowy', 'szczyt popołudniowy', 'pozostałe godziny'];

const household = {fixedFee: 'meter', capacity: 'flat'} as const;
const smallFirm = {fixedFee: 'power', capacity: 'byPower'} as const;
const largeFirm = {fixedFee: 'power', capacity: 'perKwh'} as const;

export const groupFacts: Readonly<Record<TariffGroup, TariffGroupFacts>> = {
  G11: {about: 'dom, mieszkanie, blok', zones: allDay, ...household},
  G12: {about: 'dom z tańszą nocą', zones: dayAndNight, ...household},
  G12w: {about: 'tańsza noc i dni wolne', zones: peak, ...household},
  C11: {about: 'mały sklep, biuro, świetlica', zones: allDay, ...smallFirm},
  C12a: {about: 'mała firma, ze szczytem', zones: peak, ...smallFirm},
  C12b: {about: 'mała firma, dzień i noc', zones: dayAndNight, ...smallFirm},
  C12sezON: {about: 'mała firma, sezonowa', zones: season, ...smallFirm},
  C21: {about: 'szkoła, urząd, większa firma', zones: allDay, ...largeFirm},
  C22a: {about: 'większa firma, ze szczytem', zones: peak, ...largeFirm},
  C22b: {about: 'większa firma, dzień i noc', zones: dayAndNight, ...largeFirm},
  C22w: {about: 'firma, tańsze dni wolne', zones: peak, ...largeFirm},
  C22sezON: {about: 'duża firma, sezonowa', zones: season, ...largeFirm},
  B11: {about: 'mały zakład, średnie napięcie', zones: allDay, ...largeFirm},
  B21: {about: 'zakład, średnie napięcie', zones: allDay, ...largeFirm},
  B22: {about: 'średnie napięcie, dwie strefy', zones: peak, ...largeFirm},
  B22sezON: {about: 'zakład, sezonowa', zones: season, ...largeFirm},
  B23: {about: 'średnie napięcie, trzy strefy', zones: threeZones, ...largeFirm},
  C11o: {about: 'oświetlenie ulic', zones: allDay, ...smallFirm},
  R: {about: 'punkt bez licznika', zones: allDay, fixedFee: 'power', capacity: 'flat'},
};

/** Whether the capacity fee of a small customer at low voltage is flat: up to 16 kW of ordered power. */
export function hasFlatCapacity(orderedKw: number): boolean {
  return orderedKw <= flatCapacityPowerLimit.value;
}

/** As much of a described tariff as tells whether a meter's ordered power matters. */
type Charging =
  | {readonly kind: 'g11'}
  | {readonly kind: 'group'; readonly group: TariffGroup}
  | {
      readonly kind: 'own';
      readonly capacity: {readonly kind: string};
      readonly fixedNetworkPerKw?: number | null | undefined;
    };

/** Whether what a meter pays depends on its ordered power. */
export function chargesPower(tariff: Charging | undefined): boolean {
  return tariff?.kind === 'group'
    ? groupFacts[tariff.group].fixedFee === 'power'
    : tariff?.kind === 'own' &&
        (tariff.capacity.kind === 'byPower' || (tariff.fixedNetworkPerKw ?? 0) > 0);
}
