import {
  type CooperativeInput,
  defaultOptions,
  type MemberInput,
  type TariffInput,
} from '@cooperative/settlement/description';
import type {ConsumptionKind} from '@cooperative/settlement/models';
import type {IsoDay} from '@cooperative/polish';
import {
  type GroupRate,
  groupRateId,
  type Operator,
  rateOn,
  type RateRow,
  ratesFor,
  type RateTable,
  type TariffGroup,
} from '@cooperative/settlement/rates';
import type {CooperativeDraft} from './draft';

/** A known monthly market price (RCEm), zł/MWh. */
interface MarketPrice {
  /** `rrrr-mm` */
  readonly month: string;
  readonly value: number;
  readonly source: string;
  readonly checkedOn: string;
}

/** The dated numbers a new description starts with: rows of `stawki.yaml`. */
export interface DatedRates {
  readonly rates: RateTable;
  readonly marketPrices: readonly MarketPrice[];
  /** Prices of the competitive market (art. 38c ust. 11a) by quarter, `2024-Q4`, zł/MWh; the last is the newest read. */
  readonly averagePrices: readonly (Omit<MarketPrice, 'month'> & {readonly quarter: string})[];
}

/** Polish names of the kinds of use. */
export const consumptionNames: Readonly<Record<ConsumptionKind, string>> = {
  household: 'gospodarstwo domowe',
  services: 'firma lub urząd',
  farm: 'gospodarstwo rolne',
  school: 'szkoła',
  waterworks: 'wodociąg',
  streetLighting: 'oświetlenie ulic',
  heatPump: 'pompa ciepła',
  office: 'biuro',
  sewageWorks: 'oczyszczalnia ścieków',
  fireStation: 'remiza',
  factory: 'zakład produkcyjny',
  warehouse: 'magazyn towarów',
  dairy: 'mleczarnia',
  coldStore: 'chłodnia',
  shop: 'sklep',
  bakery: 'piekarnia',
  commonParts: 'części wspólne bloku',
  charger: 'ładowarka samochodów',
};

/** In place of a kind of use, at a source of the cooperative itself with a connection of its own. */
export const ownSourceName = 'źródło spółdzielni';

type Prices = NonNullable<CooperativeInput['prices']>;
export type MarketDraft = NonNullable<NonNullable<CooperativeDraft['prices']>['market']>;
type Finance = NonNullable<CooperativeInput['finance']>;
export type SourceInput = NonNullable<MemberInput['sources']>[number];
export type GroupTariff = Extract<TariffInput, {kind: 'group'}>;
type BatteryInput = NonNullable<MemberInput['battery']>;

/** The first day of the latest year with a rate for energy. */
export function startDay({rates}: DatedRates): string {
  const year =
    rates[groupRateId('energy', 'G11', 'tauron')]?.rows.at(-1)?.from.slice(0, 4) ?? '2026';
  return `${year}-01-01`;
}

/** The day of that year on which a rate last changed: from it the newest are taken. */
export function newestRatesDay(dated: DatedRates): string {
  const first = startDay(dated);
  const changes = Object.values(dated.rates).flatMap(({rows}) => rows.map(({from}) => from));
  return changes.reduce(
    (latest, from) => (from > latest && from.startsWith(first.slice(0, 4)) ? from : latest),
    first,
  );
}

/** The row of an operator's rate of a group, of the first zone; undefined if the table has none. */
export function operatorRate(
  dated: DatedRates,
  name: GroupRate,
  operator: Operator,
  group: TariffGroup = 'G11',
): RateRow | undefined {
  return rowOf(dated, groupRateId(name, group, operator));
}

/** The days that rates are known for: outside them there is none to take. */
export function daysOfRates({rates}: DatedRates): {readonly min: IsoDay; readonly max: IsoDay} {
  const rows = Object.values(rates).flatMap((series) => series.rows);
  const days = rows.flatMap(({from, to}) => [from, to]).sort();
  return {min: days[0] ?? '', max: days.at(-1) ?? ''};
}

/** The row of a rate on the day a new description takes its rates from. */
export function rowOf(dated: DatedRates, id: string): RateRow | undefined {
  const row = rateOn(dated.rates, id, newestRatesDay(dated));
  return row.ok ? row.value : undefined;
}

/** The months of the latest year of which all twelve market prices are known (A11). Throws if there is none. */
export function knownMarketYear({marketPrices}: DatedRates): readonly MarketPrice[] {
  const yearOf = ({month}: MarketPrice): string => month.slice(0, 4);
  const months = [...marketPrices]
    .reverse()
    .map((last) => marketPrices.filter((price) => yearOf(price) === yearOf(last)))
    .find((ofYear) => ofYear.length === 12);
  if (!months) {
    throw new Error('stawki.yaml: of no year are all market prices known.');
  }
  return months;
}

/** That year as a description has it. */
export function knownMarket(dated: DatedRates): NonNullable<Prices['market']> {
  return {kind: 'monthly', zlPerMwh: knownMarketYear(dated).map(({value}) => value)};
}

/** Monthly prices of which the reader gives some, by month (1–12): these are assumed no more. */
export function withGivenPrices(
  {kind, zlPerMwh, assumed}: MarketDraft,
  given: ReadonlyMap<number | null, number | null>,
): MarketDraft {
  const before = kind === 'monthly' ? zlPerMwh : Array<null>(12).fill(null);
  return {
    kind: 'monthly',
    zlPerMwh: before.map(
      (price, index) => given.get(index + 1) ?? (given.has(index + 1) ? null : price),
    ),
    ...(assumed && {assumed: assumed.filter((month) => !given.has(month))}),
  };
}

/**
 * The rates of a group on an operator's grid: of another operator, which the tariff then says, if its own are not known.
 * Null if nobody's are. A price of energy is for groups whose contract names it; households have their seller's.
 */
export function groupTariffOf(
  {rates}: DatedRates,
  operator: Operator,
  group: TariffGroup,
  energy: number | undefined,
): GroupTariff | null {
  const whose = ratesFor(rates, group, operator);
  return (
    (whose && {
      kind: 'group',
      group,
      operator: whose,
      ...(whose !== operator && {grid: operator}),
      ...(energy !== undefined && {energy}),
    }) ??
    null
  );
}

/** The defaults of the settlement, made explicit for the form. */
function defaultPrices(dated: DatedRates): Prices {
  const {internalPrice, internalVat, gridReading, flatCapacityBy} = defaultOptions;
  const {servicePerMember, balancingPerMwh, vat} = defaultOptions;
  return {
    vat,
    internalPrice,
    internalVat,
    gridReading,
    flatCapacityBy,
    servicePerMember,
    balancingPerMwh,
    market: knownMarket(dated),
  };
}

/** Defaults for an investment of which only the cost is known. */
export const defaultFinance: Finance = {
  costZl: 0,
  vat: 0,
  vatDeducted: 0,
  grant: 0,
  loan: 0,
  loanRate: 0,
  loanYears: 0,
  annualCostZl: 0,
  priceGrowth: 0,
  costGrowth: 0,
  ageing: 0.5,
  discount: 5,
  years: 20,
  against: 'alone',
};

/** A source as it is added; one of given hourly values has none. */
export const newSources = {
  pv: {kind: 'pv', kw: 10, tilt: 35, azimuth: 180},
  wind: {kind: 'wind', kw: 50, capacityFactor: 0.25},
  biogas: {kind: 'biogas', kw: 50},
  hydro: {kind: 'hydro', kw: 50},
} as const satisfies Readonly<Partial<Record<SourceInput['kind'], SourceInput>>>;

export const newBattery: BatteryInput = {kwh: 10, kw: 5, efficiency: 0.9};

/** Everything in a description except its members. */
export function cooperativeOf(
  dated: DatedRates,
  members: readonly MemberInput[],
  tariffs: NonNullable<CooperativeInput['tariffs']>,
): CooperativeInput {
  return {
    version: 1,
    start: `${startDay(dated)}T00:00:00+01:00`,
    ratesDay: newestRatesDay(dated),
    period: 'month',
    year: 'steady',
    validPeriods: 12,
    weatherSeed: 1,
    region: 'centre',
    key: {kind: 'hourly'},
    members,
    tariffs,
    prices: defaultPrices(dated),
    cooperative: {gridOperators: 1, sellers: 1, ownedByMembers: true},
  };
}
