import {defaultFinance, groupTariffOf, newSources, type DatedRates} from './defaults';
import type {CooperativeDraft, MemberDraft} from './draft';
import {addMembers, freeMemberName, newOwnSource} from './members/editMembers';
import {assumedMark} from './members/memberCounts';
import {memberKinds, type MemberKindId} from './members/memberKinds';
import {newcomerOf} from './members/newcomer';
import {countsOfPreset} from './presets';
import {changeQuick, cooperativeOfQuick} from './quick';
import type {Description} from './state';
import type {FairProposal} from '@cooperative/settlement/answer';
import {holdersOf} from '@cooperative/settlement/description';

/** Power of all panels of a description, kWp. */
export function panelsOf(description: Description): number {
  return description.mode === 'quick'
    ? (description.quick.kwp ?? 0)
    : powerOfPanels(description.cooperative.members);
}

/**
 * The description with this power of all panels together, kWp, each where it was and in the same proportion; of the
 * cooperative itself where there are none to change. Null if the measured ones, which stay, are more.
 */
export function withPanels(
  description: Description,
  kwp: number,
  dated: DatedRates,
): Description | null {
  if (description.mode === 'quick') {
    return {mode: 'quick', quick: changeQuick(dated, description.quick, {kwp})};
  }
  const {cooperative} = description;
  const planned = powerOfPanels(cooperative.members.filter(isPlanned));
  const wanted = kwp - powerOfPanels(cooperative.members) + planned;
  return wanted <= 0
    ? null
    : {
        ...description,
        cooperative:
          planned > 0
            ? withFactor(cooperative, wanted / planned)
            : addMembers(cooperative, [
                {...newOwnSource(), sources: [{...newSources.pv, kw: wanted}]},
              ]),
      };
}

/**
 * The description with so many more members of a kind, each with its usual use. Their names say that they are assumed;
 * in the full mode they have the usual tariff of such a point.
 */
export function withNewMembers(
  description: Description,
  id: MemberKindId,
  count: number,
  dated: DatedRates,
): Description {
  const {annualKwh, group, name} = memberKinds[id];
  const {quick} = description;
  if (description.mode === 'quick') {
    const counts = quick.members ?? countsOfPreset(quick.who);
    const isThere = counts.some((known) => known.id === id);
    const members = isThere
      ? counts.map((known) =>
          known.id === id
            ? {
                ...known,
                count: (known.count ?? 0) + count,
                assumed: (known.assumed ?? 0) + count,
              }
            : known,
        )
      : [...counts, {id, count, annualKwh, assumed: count}];
    return {mode: 'quick', quick: changeQuick(dated, quick, {members})};
  }
  const {cooperative} = description;
  const {operator, energyPrice} = quick;
  const price = group.startsWith('G') ? null : energyPrice;
  const known = groupTariffOf(dated, operator, group, price ?? undefined);
  const tariffs = {
    ...(known && {[group]: known}),
    ...cooperative.tariffs,
  };
  // One called as another's holder would be that one's point, and no member.
  const taken = new Set([
    ...cooperative.members.map((member) => member.id),
    ...holdersOf(cooperative.members).keys(),
  ]);
  const added = Array.from({length: count}, (): MemberDraft => {
    const free = freeMemberName(`${name}${assumedMark}`, taken);
    taken.add(free);
    return {...newcomerOf({members: [], tariffs}, id, {annualKwh, kwp: 0}), id: free};
  });
  return {...description, cooperative: addMembers({...cooperative, tariffs}, added)};
}

/**
 * The description with a part (0–1) of the power of all planned sources, each where it was, and that power. Null where
 * there is none.
 */
export function withSourcePower(
  description: Description,
  part: number,
  dated: DatedRates,
): {readonly description: Description; readonly kw: number; readonly onlyPanels: boolean} | null {
  if (description.mode === 'quick') {
    const kwp = Math.ceil((description.quick.kwp ?? 0) * part);
    const quick = changeQuick(dated, description.quick, {kwp});
    return kwp > 0 ? {description: {mode: 'quick', quick}, kw: kwp, onlyPanels: true} : null;
  }
  const {cooperative} = description;
  const members = cooperative.members.map((member) =>
    member.sources && isPlanned(member)
      ? {
          ...member,
          sources: member.sources.map((source) =>
            source.kind === 'own' || source.kw === null
              ? source
              : {...source, kw: Math.ceil(source.kw * part * 10) / 10},
          ),
        }
      : member,
  );
  const changed = members.flatMap((member) =>
    isPlanned(member) ? (member.sources ?? []).filter(({kind}) => kind !== 'own') : [],
  );
  const kw = changed.reduce((all, source) => all + (source.kw ?? 0), 0);
  return kw > 0
    ? {
        description: {...description, cooperative: {...cooperative, members}},
        kw: Math.round(kw * 10) / 10,
        onlyPanels: changed.every(({kind}) => kind === 'pv'),
      }
    : null;
}

/** The description with these costs of running the cooperative, zł a year. */
export function withRunningCosts(
  description: Description,
  annualCostZl: number,
  dated: DatedRates,
): Description {
  if (description.mode === 'quick') {
    return {mode: 'quick', quick: changeQuick(dated, description.quick, {annualCostZl})};
  }
  const {cooperative} = description;
  const finance = {...(cooperative.finance ?? defaultFinance), annualCostZl};
  return {...description, cooperative: {...cooperative, finance}};
}

/** The description with this yield of all planned panels, kWh from 1 kWp a year. */
export function withYield(
  description: Description,
  annualYield: number,
  dated: DatedRates,
): Description {
  if (description.mode === 'quick') {
    return {mode: 'quick', quick: changeQuick(dated, description.quick, {annualYield})};
  }
  const {cooperative} = description;
  return {
    ...description,
    cooperative: {
      ...cooperative,
      members: cooperative.members.map((member) =>
        member.sources && isPlanned(member)
          ? {
              ...member,
              sources: member.sources.map((source) =>
                source.kind === 'pv' ? {...source, annualYield} : source,
              ),
            }
          : member,
      ),
    },
  };
}

/** The description with other facts about the conditions of the law, which only the full mode has. */
export function withFacts(
  description: Description,
  facts: NonNullable<CooperativeDraft['cooperative']>,
): Description {
  return description.mode === 'quick'
    ? description
    : {
        ...description,
        cooperative: {
          ...description.cooperative,
          cooperative: {...description.cooperative.cooperative, ...facts},
        },
      };
}

/**
 * The description with this internal price, zł/kWh without VAT, and key; only the full mode has them, so the quick one is
 * opened in full. Null while a quick field is empty.
 */
export function withInternal(
  description: Description,
  {price, key}: Pick<FairProposal, 'price' | 'key'>,
  dated: DatedRates,
): Description | null {
  const {quick} = description;
  const cooperative =
    description.mode === 'quick' ? cooperativeOfQuick(quick, dated) : description.cooperative;
  return (
    cooperative && {
      mode: 'full',
      quick,
      cooperative: {...cooperative, prices: {...cooperative.prices, internalPrice: price}, key},
    }
  );
}

function powerOfPanels(members: readonly MemberDraft[]): number {
  return members
    .flatMap(({sources = []}) => sources)
    .reduce((all, {kind, kw}) => (kind === 'pv' ? all + (kw ?? 0) : all), 0);
}

/** Sources that already run are in the readings: changing their power would change nothing. */
const isPlanned = ({sourcesMeasured}: MemberDraft): boolean => sourcesMeasured !== true;

/** Rounded away from what was, so that the sum is not short of what was asked for. */
function withFactor(cooperative: CooperativeDraft, factor: number): CooperativeDraft {
  const round = factor > 1 ? Math.ceil : Math.floor;
  return {
    ...cooperative,
    members: cooperative.members.map((member) =>
      member.sources && isPlanned(member)
        ? {
            ...member,
            sources: member.sources.map((source) =>
              source.kind === 'pv' && source.kw !== null
                ? {...source, kw: round(source.kw * factor * 100) / 100}
                : source,
            ),
          }
        : member,
    ),
  };
}
