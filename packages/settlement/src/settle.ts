import {type HourAxis, ok, type Result, sumGrosze} from '@cooperative/polish';
import {checkMembers} from './checkMembers';
import {indicators} from './energy/indicators';
import {internalSplit} from './energy/settleEnergy';
import {SeriesCache} from './hours/seriesCache';
import {costSheet, costSums} from './money/bill';
import {cooperativeCosts, powerFacts, type MemberCooperativeCosts} from './money/cooperativeCosts';
import {deductedVat} from './money/deductedVat';
import {internalPayment} from './money/internalPayment';
import {costsAlone, costsInNetBilling, costsWithSources, priceMembers} from './priceMembers';
import {sum} from './split';
import type {MemberResult, Settlement, SettlementMember, SettlementOptions} from './types';

/**
 * Steps 3–11 with money and comparisons. Invalid fields are returned as errors; no result contains a `NaN`. Values
 * already cached for the same series are not computed again.
 */
export function settle(
  axis: HourAxis,
  members: readonly SettlementMember[],
  options: SettlementOptions,
  cache = new SeriesCache(),
): Result<Settlement> {
  const checked = checkMembers(axis, members, options, cache);
  if (!checked.ok) {
    return checked;
  }
  const {members: known, missingHours} = checked.value;
  const {energy, members: priced, bucketsOf} = priceMembers(axis, known, options, cache);
  const facts = {vat: options.vat, ...powerFacts(members)};
  const costs = cooperativeCosts(
    axis,
    energy,
    priced,
    {...options, ...facts},
    (own): MemberCooperativeCosts => ({sheet: own.sheet(costSheet), avoided: own.avoided()}),
  );
  const internal = internalSplit(energy, options.key, bucketsOf);
  const results = priced.flatMap((member, index): MemberResult[] => {
    const cooperatives = costs.members[index];
    const split = internal[index];
    if (!cooperatives || !split) {
      return [];
    }
    const {statutoryBought, sharing} = member.energy;
    return [
      {
        ...cooperatives,
        id: member.member.id,
        statutoryBought,
        ...(member.list.market && {market: member.list.market}),
        internal: split,
        vatDeducted: member.member.vatDeducted ?? 0,
        ...internalPayment(sum(split.shared), sum(sharing.delivered), options),
        alone: costsAlone(axis, member, options, costSums),
        aloneWithSources: costsWithSources(axis, member, options, costSums),
        netBilling: costsInNetBilling(axis, member, options),
      },
    ];
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
      inCooperative: sumGrosze(
        results.flatMap(({sheet, internalVat}) => [sheet.gross, internalVat]),
      ),
      alone: sumGrosze(results.map(({alone}) => alone.gross)),
      aloneWithSources: sumGrosze(results.map((member) => member.aloneWithSources.gross)),
      netBilling:
        options.prices === null
          ? null
          : sumGrosze(results.flatMap(({netBilling}) => netBilling?.gross ?? [])),
    },
    deductedVat: {
      inCooperative: deductedVat(known, (index) => {
        const {sheet, internalVat} = results[index] ?? {};
        return sheet && internalVat !== undefined ? sheet.vat + internalVat : undefined;
      }),
      alone: deductedVat(known, (index) => results[index]?.alone.vat),
      aloneWithSources: deductedVat(known, (index) => results[index]?.aloneWithSources.vat),
      netBilling: deductedVat(known, (index) => results[index]?.netBilling?.vat),
    },
    missingHours,
  });
}
