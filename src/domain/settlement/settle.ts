import {ok, type Result} from '../kernel/result';
import {percent, sumGrosze, toGrosze, zloty, type Grosze} from '../kernel/units';
import {aloneCosts, netBillingCosts} from './money/alternatives';
import {noBills} from './money/bill';
import {checkMembers} from './checkMembers';
import {cooperativeCosts, powerFacts} from './money/cooperativeCosts';
import type {HourAxis} from './hours/hourAxis';
import {indicators} from './energy/indicators';
import {balancingPowerLimit} from './law/law';
import {SeriesCache} from './hours/seriesCache';
import {
  internalSplit,
  settleEnergy,
  type EnergySettlement,
  type MemberEnergy,
} from './energy/settleEnergy';
import {sum} from './split';
import {priceList, sumIntoBuckets, type PriceList, type Tariff} from './money/tariff';
import type {MemberResult, Settlement, SettlementMember, SettlementOptions} from './types';

export const defaultOptions: SettlementOptions = {
  year: 'steady',
  vat: percent(23),
  key: {kind: 'hourly'},
  internalPrice: 0,
  internalVat: false,
  prices: null,
  gridReading: 1,
  averagePrice: null,
  flatCapacityBy: 'drawn',
  servicePerMember: 0,
  balancingPerMwh: 0,
};

/**
 * Steps 3–11 with money and comparisons. Wrong fields come back as errors; no result holds a `NaN`. What a cache knows of
 * the same series is not computed again.
 */
export function settle(
  axis: HourAxis,
  members: readonly SettlementMember[],
  options: SettlementOptions = defaultOptions,
  cache = new SeriesCache(),
): Result<Settlement> {
  const checked = checkMembers(axis, members, options, cache);
  if (!checked.ok) {
    return checked;
  }
  const listOf = priceLists(axis, cache);
  const lists = checked.value.members.map(({tariff}) => listOf(tariff));
  const bucketsOf = (index: number): PriceList['buckets'] =>
    lists[index]?.buckets ?? {ofHour: new Uint8Array(axis.hours), count: 1};
  const energy = settleEnergy(
    axis,
    checked.value.members.map(({meter}) => meter),
    options,
    bucketsOf,
    cache,
  );
  const priced = checked.value.members.flatMap((member, index) => {
    const own = energy.members[index];
    const list = lists[index];
    if (!own || !list) {
      return [];
    }
    if (member.isStorage === true) {
      return [{member, list, energy: own, consumed: nothing(own), withdrawn: nothing(own)}];
    }
    const use = member.consumption ?? member.meter.withdrawn;
    const {withdrawn} = own.balance;
    const consumed =
      use === member.meter.withdrawn
        ? withdrawn
        : cache.of(use, list.buckets, () => sumIntoBuckets(axis, use, list.buckets));
    return [{member, list, energy: own, consumed, withdrawn}];
  });
  const facts = {vat: options.vat, ...powerFacts(members)};
  const costs = cooperativeCosts(axis, energy, priced, {...options, ...facts});
  const internal = internalSplit(energy, options.key, bucketsOf);

  const results = priced.flatMap(({member, list, energy: own, consumed, withdrawn}, index) => {
    const ownCosts = costs.members[index];
    const split = internal[index];
    if (!ownCosts || !split) {
      return [];
    }
    const {isStorage = false} = member;
    const alone = isStorage ? noBills : aloneCosts(axis, list, consumed, options.vat);
    const result: MemberResult = {
      ...ownCosts,
      id: member.id,
      statutoryBought: own.statutoryBought,
      internal: split,
      internalPayment: internalPayment(sum(split.shared), sum(own.sharing.delivered), options),
      alone,
      aloneWithSources: isStorage ? noBills : aloneCosts(axis, list, withdrawn, options.vat),
      netBilling:
        options.prices === null || isStorage
          ? null
          : netBillingCosts(axis, list, member.meter, own.balance, {
              prices: options.prices,
              vat: options.vat,
              sourceKw: member.sourceKw,
              steady: options.year === 'steady',
            }),
    };
    return [result];
  });
  return ok({
    energy,
    members: results,
    indicators: indicators(
      energy,
      priced.filter(({member}) => member.isStorage !== true),
    ),
    gridDue: costs.gridDue,
    totals: {
      inCooperative: sumGrosze(results.map(({sheet}) => sheet.gross)),
      alone: sumGrosze(results.map(({alone}) => alone.gross)),
      aloneWithSources: sumGrosze(results.map((member) => member.aloneWithSources.gross)),
      netBilling:
        options.prices === null
          ? null
          : sumGrosze(results.flatMap(({netBilling}) => netBilling?.gross ?? [])),
    },
    missingHours: checked.value.missingHours,
    warnings: warnings(energy, facts.largestKw, options),
  });
}

/** One price list for each tariff, however many members share it. */
function priceLists(axis: HourAxis, cache: SeriesCache): (tariff: Tariff) => PriceList {
  const known = new Map<Tariff, PriceList>();
  return (tariff) => {
    const list = known.get(tariff) ?? priceList(axis, tariff, cache);
    known.set(tariff, list);
    return list;
  };
}

function nothing({balance}: MemberEnergy): Float64Array {
  return new Float64Array(balance.drawn.length);
}

function internalPayment(
  received: number,
  delivered: number,
  {internalPrice, internalVat, vat}: SettlementOptions,
): Grosze {
  const tax = internalVat ? 1 + vat / 100 : 1;
  return toGrosze(zloty(internalPrice * (received * tax - delivered)));
}

/** What the reader should see before the numbers. */
function warnings(
  {credits}: EnergySettlement,
  largestKw: number,
  {year, balancingPerMwh}: SettlementOptions,
): string[] {
  const messages: string[] = [];
  if (year === 'steady' && sum(credits.expiredKwh) > 0) {
    messages.push(
      'Nadprodukcja: część energii oddanej do sieci przepada, bo spółdzielnia nie zużyje jej w terminie.',
    );
  }
  if (largestKw >= balancingPowerLimit.value && balancingPerMwh === 0) {
    messages.push(
      'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh.',
    );
  }
  return messages;
}
