import {
  capitalized,
  failed,
  type FieldError,
  ok,
  remembering,
  type Result,
  writePolishDate,
} from '@cooperative/polish';
import type {Certainty} from '../law/law';
import {type MonthlyRate, monthlyRates, statutoryRates} from './components';
import {ratesOf, type CapacityFee, type Tariff} from './tariff';
import {groupFacts, hasFlatCapacity, type TariffGroup} from './tariffGroups';
import {zoneHours} from './zoneHours';

/** What kind of source a rate has. Only a statute's or an energy company's own numbers may be called a tariff. */
export const rateBases = ['law', 'operator', 'press', 'repository'] as const;
type RateBasis = (typeof rateBases)[number];

/** A rate valid from one day to another, both inclusive (`rrrr-mm-dd`). */
export interface RateRow {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  readonly source: string;
  readonly basis: RateBasis;
  readonly checkedOn: string;
  readonly certainty: Certainty;
}

interface RateSeries {
  readonly name: string;
  readonly unit: string;
  /** In order, without gaps or overlaps. */
  readonly rows: readonly RateRow[];
}

export type RateTable = Readonly<Record<string, RateSeries>>;

/** The row of a rate for a day; an error if no row covers it. It never falls back to the last known row. */
export function rateOn(table: RateTable, id: string, day: string): Result<RateRow> {
  const series = table[id];
  if (!series) {
    return failed([{field: id, message: 'Tej stawki nie znamy. Przepisz ją z rachunku.'}]);
  }
  const row = series.rows.find(({from, to}) => from <= day && day <= to);
  if (row) {
    return ok(row);
  }
  const [first] = series.rows;
  const last = series.rows.at(-1);
  return failed([
    {
      field: id,
      message: `Stawkę „${series.name}” znamy na dni od ${writtenDay(first?.from)} do ${writtenDay(last?.to)}, a nie na ${writtenDay(day)}. Przepisz ją z aktualnego rachunku albo licz dla dnia z tego okresu.`,
    },
  ]);
}

/** `31.12.2026`; the message is for people. */
function writtenDay(day = '?'): string {
  return writePolishDate(day);
}

export const operators = ['tauron', 'pge', 'energa', 'stoen', 'enea'] as const;
export type Operator = (typeof operators)[number];

export const operatorNames: Readonly<Record<Operator, string>> = {
  tauron: 'TAURON',
  pge: 'PGE',
  energa: 'Energa',
  stoen: 'Stoen (E.ON)',
  enea: 'Enea',
};

/** What may differ on a real bill: the price of energy, zł/kWh, the same in all zones, and monthly fees, zł. */
export type OwnRates = Readonly<Partial<Record<'energy' | MonthlyRate, number>>>;

/**
 * The capacity fee of a meter by its ordered power, with rates looked up by name: by steps of the year's use, by the kWh, or
 * the first up to 16 kW and the second above.
 */
export function capacityFees(
  {
    kind,
    ...given
  }: {
    readonly kind: 'flat' | 'byPower' | 'perKwh';
    readonly rate?: number | undefined;
    readonly coefficient?: number;
  },
  rate: (id: string) => number,
): (orderedKw: number) => CapacityFee {
  const flat: CapacityFee | null =
    kind === 'perKwh'
      ? null
      : {
          kind: 'flat',
          steps: [
            {belowKwh: 500, zlotyPerMonth: rate('capacityFlat500')},
            {belowKwh: 1200, zlotyPerMonth: rate('capacityFlat1200')},
            {belowKwh: 2800, zlotyPerMonth: rate('capacityFlat2800')},
            {belowKwh: Number.POSITIVE_INFINITY, zlotyPerMonth: rate('capacityFlatMore')},
          ],
        };
  const perKwh: CapacityFee | null =
    kind === 'flat'
      ? null
      : {
          kind: 'perKwh',
          rate: given.rate ?? rate('capacityPerKwh'),
          coefficient: given.coefficient ?? 1,
        };
  const none: CapacityFee = {kind: 'flat', steps: []};
  return (orderedKw) => (hasFlatCapacity(orderedKw) ? (flat ?? perKwh) : (perKwh ?? flat)) ?? none;
}

/** Rates that a tariff group has at an operator or its seller. */
export type GroupRate = 'energy' | 'network' | 'fixedNetwork' | 'fixedNetworkPerKw';

/** The table id of a group's rate, by zone from 0: `networkG12Enea`, `networkG12Enea2`. */
export function groupRateId(
  name: GroupRate,
  group: TariffGroup,
  operator: Operator,
  zone = 0,
): string {
  return `${name}${group}${capitalized(operator)}${zone === 0 ? '' : zone + 1}`;
}

/** The table id of the subscription fee, one for all groups of a kind: `subscriptionC2Enea`. */
export function subscriptionId(group: TariffGroup, operator: Operator): string {
  return `subscription${group.startsWith('C') ? group.slice(0, 2) : group.charAt(0)}${capitalized(operator)}`;
}

/** Whether an operator's grid rates of a group are known, on any day. */
export function knowsGroup(table: RateTable, group: TariffGroup, operator: Operator): boolean {
  return table[groupRateId('network', group, operator)] !== undefined;
}

/**
 * The operator whose rates of a group are counted with on another's grid: itself if they are known, otherwise one whose
 * same group is. Undefined if nobody's is.
 */
export function ratesFor(
  table: RateTable,
  group: TariffGroup,
  operator: Operator,
): Operator | undefined {
  return [operator, ...operators].find((one) => knowsGroup(table, group, one));
}

/** The tariff of a meter with this ordered power, kW, which some groups charge for. */
export type TariffOfMeter = (orderedKw?: number) => Tariff;

/**
 * The tariff of a group at an operator on a day. The price of energy comes from the table only in groups of households;
 * elsewhere it is of a contract. Without the ordered power, nothing that depends on it is charged, and a small customer
 * pays the flat capacity fee.
 */
export function groupTariff(
  table: RateTable,
  {group, operator}: {readonly group: TariffGroup; readonly operator: Operator},
  day: string,
  own: OwnRates = {},
): Result<TariffOfMeter> {
  const errors: FieldError[] = [];
  const rate = (id: string): number => {
    const row = rateOn(table, id, day);
    if (row.ok) {
      return row.value.value;
    }
    errors.push(...row.errors);
    return 0;
  };
  const byZone = (name: GroupRate): readonly number[] => {
    const ids = groupFacts[group].zones.map((_, zone) => groupRateId(name, group, operator, zone));
    return ids.filter((id, zone) => zone === 0 || id in table).map(rate);
  };
  const facts = groupFacts[group];
  const network = byZone('network');
  const energy = own.energy === undefined ? byZone('energy') : [own.energy];
  const count = Math.max(network.length, energy.length);
  const schedule = count > 1 ? zoneHours(group, operator) : undefined;
  const isByPower = facts.fixedFee === 'power';
  const perKw = isByPower ? rate(groupRateId('fixedNetworkPerKw', group, operator)) : 0;
  const subscription = subscriptionId(group, operator);
  const capacity = capacityFees({kind: facts.capacity}, rate);
  const common: Omit<Tariff, 'capacity'> = {
    id: `${group}-${operator}`.toLowerCase(),
    zones: Array.from({length: count}, (_, zone) => ({
      name: (count === 1 ? undefined : facts.zones[zone]) ?? 'całodobowa',
      energy: energy[zone] ?? energy[0] ?? 0,
      network: network[zone] ?? network[0] ?? 0,
    })),
    ...(schedule && {schedule}),
    ...ratesOf(statutoryRates, rate),
    ...ratesOf(monthlyRates, (fee) => own[fee] ?? 0),
    fixedNetwork:
      own.fixedNetwork ?? (isByPower ? 0 : rate(groupRateId('fixedNetwork', group, operator))),
    subscription: own.subscription ?? (subscription in table ? rate(subscription) : 0),
  };
  if (errors.length > 0) {
    return failed(errors);
  }
  // Meters with the same power share one tariff: sums in its zones are then made once.
  return ok(
    remembered((kw) => ({
      ...common,
      capacity: capacity(kw),
      ...(perKw > 0 && kw > 0 && {orderedPower: {rate: perKw, kw}}),
    })),
  );
}

/** One tariff for each ordered power; 0 where it is not known. */
export function remembered(make: (kw: number) => Tariff): TariffOfMeter {
  const ofPower = remembering(make);
  return (kw = 0) => ofPower(kw);
}

/** An operator's household tariff G11 on a day. */
export function g11Tariff(
  table: RateTable,
  operator: Operator,
  day: string,
  own: OwnRates = {},
): Result<Tariff> {
  const tariff = groupTariff(table, {group: 'G11', operator}, day, own);
  return tariff.ok ? ok(tariff.value()) : tariff;
}
