import {usualYear, type Scenario} from '../finance/ranges';
import {failed, ok, percent, type Result} from '@cooperative/polish';
import {memberPath} from '../fieldPaths';
import {lawfulRules} from '../energy/settleEnergy';
import type {Tariff} from '../money/tariff';
import {defaultOptions} from '../options';
import {settle} from '../settle';
import type {InternalKey} from '../split';
import type {Settlement, SettlementMember, SettlementOptions} from '../types';
import {hiddenKwh, withHiddenUse} from './lawfulness/hiddenUse';
import {isOwnConnection} from './description/ownConnection';
import type {CooperativeInput} from './description/schema';
import type {PreparedCooperative} from './prepare/prepareCooperative';

/** The second stage: energy, bills and comparisons of one scenario. Needs tariffs. */
export function settleCooperative(
  prepared: PreparedCooperative,
  scenario: Scenario = usualYear,
): Result<Settlement> {
  if (prepared.tariffs.length === 0) {
    const message =
      'Podaj stawki: bez nich nie ma rachunków. Dodaj je w części „Stawki z rachunków”.';
    return failed([{field: `${memberPath(0)}.tariff`, message}]);
  }
  const settled = settle(
    prepared.axis,
    settlementMembers(prepared, scenario),
    settlementOptions(prepared.input, scenario),
    prepared.cache,
  );
  return settled.ok
    ? ok({
        ...settled.value,
        indicators: withHiddenUse(settled.value.indicators, hiddenKwh(prepared)),
        missingHours: missingHours(prepared),
      })
    : settled;
}

/** Counted while the members are prepared, because later the missing readings are zeros. */
export function missingHours({members}: PreparedCooperative): number {
  return members.reduce((all, member) => all + member.missingHours, 0);
}

/** Members and the cooperative's battery as input of the settlement. Needs tariffs. */
export function settlementMembers(
  {input, members, meterIds, hoursAt, tariffs}: PreparedCooperative,
  scenario: Scenario = usualYear,
): SettlementMember[] {
  const priced = new Map(tariffs.map((tariff) => [tariff, inScenario(tariff, scenario)]));
  const all = hoursAt(scenario.generation);
  return tariffs.flatMap((tariff, index): SettlementMember[] => {
    const member = members[index];
    const described = input.members[index];
    const hours = all[index];
    const id = meterIds[index];
    if (!hours || id === undefined) {
      return [];
    }
    return [
      {
        id,
        hours,
        sourceKw: member?.sourceKw.reduce((total, kw) => total + kw, 0) ?? 0,
        largestKw: Math.max(0, ...(member?.sourceKw ?? [])),
        tariff: priced.get(tariff) ?? tariff,
        ...(described?.vatDeducted !== undefined && {vatDeducted: percent(described.vatDeducted)}),
        ...(described?.vatDeductedFrom !== undefined && {
          vatDeductedFrom: described.vatDeductedFrom,
        }),
        isStorage: member === undefined,
        isSource: described !== undefined && isOwnConnection(described),
      },
    ];
  });
}

function inScenario(tariff: Tariff, {prices, capacityCoefficient}: Scenario): Tariff {
  const {capacity} = tariff;
  const zones =
    prices === 1
      ? tariff.zones
      : tariff.zones.map((zone) => ({...zone, energy: zone.energy * prices}));
  return {
    ...tariff,
    zones,
    // The margin is the seller's own: only the market moves.
    ...(tariff.market && {
      zones: tariff.zones,
      market: prices === 1 ? tariff.market : tariff.market.map((price) => price * prices),
    }),
    ...(capacity.kind === 'perKwh' &&
      capacityCoefficient !== undefined && {
        capacity: {...capacity, coefficient: capacityCoefficient},
      }),
  };
}

/** The key of all meters: the cooperative's battery, which comes after the members, has no share. */
export function internalKeyOf({key, battery}: CooperativeInput): InternalKey {
  return key.kind === 'fixed' && battery ? {...key, shares: [...key.shares, 0]} : key;
}

/** Options of the energy settlement that follow from the rules of a description. */
export function energyOptions({
  year,
  validPeriods,
}: CooperativeInput): Pick<SettlementOptions, 'year' | 'rules'> {
  return {year, rules: {...lawfulRules, validPeriods}};
}

/** Options of the settlement that follow from the prices and rules of a description. */
export function settlementOptions(
  input: CooperativeInput,
  {prices: factor, assumedMarket, gridReading, flatCapacityBy, internalVat}: Scenario = usualYear,
): SettlementOptions {
  const {market, vat, averagePrice, ...prices} = input.prices ?? {};
  const bound = assumedMarket && input.range?.market?.[assumedMarket];
  const within = (price: number, index: number): number =>
    bound === undefined || !market?.assumed?.includes(index + 1)
      ? price
      : Math[assumedMarket === 'lowest' ? 'min' : 'max'](price, bound);
  return {
    ...defaultOptions,
    ...prices,
    ...(gridReading && {gridReading}),
    ...(flatCapacityBy && {flatCapacityBy}),
    ...(internalVat !== undefined && {internalVat}),
    ...energyOptions(input),
    key: internalKeyOf(input),
    vat: vat === undefined ? defaultOptions.vat : percent(vat),
    averagePrice: averagePrice ?? null,
    prices: market
      ? {
          kind: market.kind,
          values: Float64Array.from(
            market.zlPerMwh,
            (price, index) => (within(price, index) * factor) / 1000,
          ),
          ...(market.signedZlPerMwh && {
            signed: Float64Array.from(market.signedZlPerMwh, (price) => (price * factor) / 1000),
          }),
        }
      : null,
  };
}
