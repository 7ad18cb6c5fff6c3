import {cooperativeBattery} from '../energy/battery';
import {evaluateProject, type ProjectResult} from '../finance/project';
import {outcomeRange, scenarios, type OutcomeRange, type Scenario} from '../finance/ranges';
import {failed, ok, type FieldError, type Result} from '../kernel/result';
import {sameValue} from '../kernel/sameValue';
import type {MeterSeries} from '../settlement/energy/balance';
import {checkKey} from '../settlement/checkMembers';
import {hourAxis, hoursOfYear, type HourAxis} from '../settlement/hours/hourAxis';
import type {RateTable} from '../settlement/money/rates';
import {SeriesCache} from '../settlement/hours/seriesCache';
import {defaultOptions, settle} from '../settlement/settle';
import type {Settlement, SettlementMember, SettlementOptions} from '../settlement/types';
import {lawfulRules} from '../settlement/energy/settleEnergy';
import {sum, type InternalKey} from '../settlement/split';
import type {Tariff} from '../settlement/money/tariff';
import {validateCooperative, type Verdict} from '../settlement/law/conditions';
import {percent, zloty} from '../kernel/units';
import {
  hoursOf,
  polishYear,
  prepareMembers,
  type PreparedMember,
  type ReadNeighbour,
} from './description/members';
import {InputError, resultOf, valueOf} from './description/problems';
import {alignReadings} from './description/readings';
import type {CooperativeInput} from './description/schema';
import {readTariffs} from './description/tariffs';

/** What a calculation needs beside its input: the dated rates, files that it names and what was computed before. */
export interface Surroundings {
  readonly rates: RateTable;
  readonly read?: ReadNeighbour;
  readonly cache?: SeriesCache;
  /** A calculation that differs in little: what they share is taken over. */
  readonly before?: PreparedCooperative | undefined;
}

/** A cooperative ready to be settled, as often as needed and in good and bad years. */
export interface PreparedCooperative {
  readonly input: CooperativeInput;
  readonly axis: HourAxis;
  readonly members: readonly PreparedMember[];
  /** One for each meter, or undefined where the input names none: then only energy is settled. */
  readonly tariffs: readonly Tariff[] | undefined;
  /** Meters of all members and of the cooperative's battery, in a year with more or less sun and wind. */
  readonly metersAt: (generation: number) => readonly MeterSeries[];
  readonly cache: SeriesCache;
}

/** The year as it is expected. */
const usualYear: Scenario = {generation: 1, prices: 1};

/** Reads series, files and tariffs of a description. Errors name the field of the description. */
export function prepareCooperative(
  description: CooperativeInput,
  {rates, read = () => undefined, cache = new SeriesCache(), before}: Surroundings,
): Result<PreparedCooperative> {
  return resultOf(() => {
    const input = alignReadings(description);
    const wrongKey = checkKey(input.key, input.members.length);
    if (wrongKey.length > 0) {
      throw new InputError(wrongKey);
    }
    const axis = readAxis(input, read, before);
    const members = prepareMembers(input, axis, read, cache, before);
    return {
      input,
      axis,
      members,
      tariffs: memberTariffs(input, rates),
      metersAt: rememberedMeters(members, axis, input.battery),
      cache,
    };
  });
}

/** Meters of a year; the same year is asked for several times in a row. */
function rememberedMeters(
  members: readonly PreparedMember[],
  axis: HourAxis,
  battery: CooperativeInput['battery'],
): PreparedCooperative['metersAt'] {
  let last: {readonly generation: number; readonly meters: readonly MeterSeries[]} | undefined;
  return (generation) => {
    if (last?.generation !== generation) {
      const meters = members.map((member) => member.meterAt(generation));
      last = {
        generation,
        meters: battery ? [...meters, cooperativeBattery(meters, axis.hours, battery)] : meters,
      };
    }
    return last.meters;
  };
}

/** Energy, bills and comparisons of one scenario. Needs tariffs. */
export function settleCooperative(
  prepared: PreparedCooperative,
  scenario: Scenario = usualYear,
): Result<Settlement> {
  const settled = settle(
    prepared.axis,
    settlementMembers(prepared, scenario),
    settlementOptions(prepared.input, scenario),
    prepared.cache,
  );
  // Hours without a reading became zeros when the members were prepared; only there are they known.
  const missingHours = prepared.members.reduce((all, member) => all + member.missingHours, 0);
  return settled.ok ? ok({...settled.value, missingHours}) : settled;
}

/** What the cooperative may be compared with: buying alone, with own sources, or net-billing. */
export type Comparison = NonNullable<CooperativeInput['finance']>['against'];

/** What is saved in a year of 8760 hours, zł; an error where the comparison needs market prices. */
export function annualSaving(
  {totals}: Settlement,
  {axis}: {readonly axis: HourAxis},
  against: Comparison,
): Result<number> {
  const other = totals[against];
  return other === null
    ? failed([{field: 'prices.market', message: 'Podaj ceny, żeby porównać z net-billingiem.'}])
    : ok(((other - totals.inCooperative) / 100) * (8760 / axis.hours));
}

/** The yearly saving from a cloudy to a sunny year and with prices down and up, zł. Settles four more times. */
export function savingRange(
  prepared: PreparedCooperative,
  against: Comparison,
): Result<OutcomeRange> {
  const savings: number[] = [];
  for (const scenario of scenarios()) {
    const settled = settleCooperative(prepared, scenario);
    const saving = settled.ok ? annualSaving(settled.value, prepared, against) : settled;
    if (!saving.ok) {
      return saving;
    }
    savings.push(saving.value);
  }
  return ok(outcomeRange(savings));
}

/** The investment of the description with this much saved in the first year, zł. */
export function projectOf(
  {
    costZl,
    grant,
    loan,
    loanRate,
    loanYears,
    annualCostZl,
    priceGrowth,
    ageing,
    discount,
    years,
  }: NonNullable<CooperativeInput['finance']>,
  savingZl: number,
): Result<ProjectResult> {
  return evaluateProject({
    cost: zloty(costZl),
    grant: percent(grant),
    loan: percent(loan),
    loanRate: percent(loanRate),
    loanYears,
    annualSaving: zloty(savingZl),
    annualCost: zloty(annualCostZl),
    priceGrowth: percent(priceGrowth),
    ageing: percent(ageing),
    discount: percent(discount),
    years,
  });
}

/** The conditions of the law, with what can be counted from the members. */
export function conditionsOf({
  input,
  axis,
  members,
  cache,
}: PreparedCooperative): readonly Verdict[] {
  const powers = members.flatMap(({sourceKw}) => sourceKw);
  const isYear = axis.hours >= 8760;
  const total = (of: (member: PreparedMember) => Float64Array): number =>
    members.reduce((all, member) => {
      const series = of(member);
      return all + cache.of(series, 'sum', () => sum(series));
    }, 0);
  const storageKwh = [input.battery, ...input.members.map(({battery}) => battery)].reduce(
    (all, battery) => all + (battery?.kwh ?? 0),
    0,
  );
  return validateCooperative({
    ...input.cooperative,
    ...(isYear && {
      consumptionKwh: total(({consumption, meterAt}) => consumption ?? meterAt(1).withdrawn),
      generationKwh: total(({generation, meterAt}) => generation ?? meterAt(1).injected),
    }),
    ...(powers.length > 0 && {
      electricKw: powers.reduce((all, kw) => all + kw, 0),
      largestKw: Math.max(...powers),
    }),
    members: members.length,
    storageKwh,
  });
}

/** As long as the series that are given, or a year where all are models. */
function readAxis(
  input: CooperativeInput,
  read: ReadNeighbour,
  before: PreparedCooperative | undefined,
): HourAxis {
  const hours = hoursOf(input, read) ?? hoursOfYear(polishYear(Date.parse(input.start)));
  const isAsBefore =
    before?.axis.hours === hours &&
    before.input.start === input.start &&
    sameValue(before.input.period, input.period);
  return isAsBefore ? before.axis : valueOf(hourAxis(input.start, hours, input.period));
}

function memberTariffs(input: CooperativeInput, rates: RateTable): Tariff[] | undefined {
  const wanted = [
    ...input.members.map(({tariff}, index) => ({tariff, field: `members[${index + 1}].tariff`})),
    ...(input.battery ? [{tariff: input.battery.tariff, field: 'battery.tariff'}] : []),
  ];
  if (wanted.every(({tariff}) => tariff === undefined)) {
    if (input.finance) {
      const message = 'Podaj taryfy członków: bez nich nie ma kosztów.';
      throw new InputError([{field: 'finance', message}]);
    }
    return undefined;
  }
  const day = input.ratesDay ?? input.start.slice(0, 10);
  const known = readTariffs(input.tariffs ?? {}, rates, day);
  const errors: FieldError[] = [];
  const tariffs = wanted.flatMap(({tariff: id, field}) => {
    const tariff = known.get(id ?? '');
    if (!tariff) {
      const names = [...known.keys()].join(', ');
      errors.push({field, message: `Podaj nazwę taryfy z pola „tariffs”: ${names}.`});
      return [];
    }
    return [tariff];
  });
  if (errors.length > 0) {
    throw new InputError(errors);
  }
  return tariffs;
}

/** Members and the cooperative's battery as the settlement takes them. Needs tariffs. */
export function settlementMembers(
  {members, metersAt, tariffs = []}: PreparedCooperative,
  {generation: sun, prices}: Scenario = usualYear,
): SettlementMember[] {
  const priced = new Map(tariffs.map((tariff) => [tariff, atPrices(tariff, prices)]));
  const meters = metersAt(sun);
  return tariffs.flatMap((tariff, index): SettlementMember[] => {
    const member = members[index];
    const meter = meters[index];
    if (!meter) {
      return [];
    }
    return [
      {
        id: member?.id ?? 'magazyn',
        meter,
        ...(member?.consumption && {consumption: member.consumption}),
        ...(member?.generation && {
          generation: sun === 1 ? member.generation : member.generation.map((kwh) => kwh * sun),
        }),
        sourceKw: member?.sourceKw.reduce((total, kw) => total + kw, 0) ?? 0,
        largestKw: Math.max(0, ...(member?.sourceKw ?? [])),
        tariff: priced.get(tariff) ?? tariff,
        isStorage: member === undefined,
      },
    ];
  });
}

function atPrices(tariff: Tariff, factor: number): Tariff {
  return factor === 1
    ? tariff
    : {...tariff, zones: tariff.zones.map((zone) => ({...zone, energy: zone.energy * factor}))};
}

/** The key of all meters: the cooperative's own battery, which stands behind the members, has no share. */
export function internalKeyOf({key, battery}: CooperativeInput): InternalKey {
  return key.kind === 'fixed' && battery ? {...key, shares: [...key.shares, 0]} : key;
}

/** What the prices and rules of a description make of the settlement. */
export function settlementOptions(
  input: CooperativeInput,
  {prices: factor}: Scenario = usualYear,
): SettlementOptions {
  const {market, vat, averagePrice, ...prices} = input.prices ?? {};
  return {
    ...defaultOptions,
    ...prices,
    year: input.year,
    rules: {...lawfulRules, validPeriods: input.validPeriods},
    key: internalKeyOf(input),
    vat: vat === undefined ? defaultOptions.vat : percent(vat),
    averagePrice: averagePrice ?? null,
    prices: market
      ? {
          kind: market.kind,
          values: Float64Array.from(market.zlPerMwh, (price) => (price * factor) / 1000),
        }
      : null,
  };
}
