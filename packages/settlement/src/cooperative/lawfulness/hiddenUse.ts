import {yearHours} from '@cooperative/polish';
import type {Indicators} from '../../energy/indicators';
import {requiredCoverage, type CooperativeFacts} from '../../law/conditions';
import type {SeriesCache} from '../../hours/seriesCache';
import {sumsOf} from '../../energy/memberHours';
import {photovoltaicKw} from '../description/panels';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import type {PreparedMember} from '../prepare/preparedMember';

/** Energy used behind the meters beyond the prepared series, kWh; null if for some member it is unknown. */
export function hiddenKwh({members}: Pick<PreparedCooperative, 'members'>): number | null {
  return members.reduce<number | null>(
    (all, {hiddenKwh: own}) => (all === null || own === null ? null : all + own),
    0,
  );
}

/**
 * Use and generation for the condition of coverage (art. 38e ust. 1 pkt 3 of the Act), which counts all generation
 * against all use, also what a meter does not see. Nothing for less than a year.
 */
export function energyOfYear(
  prepared: PreparedCooperative,
): Pick<CooperativeFacts, 'consumptionKwh' | 'generationKwh' | 'isLeast'> {
  const {axis, members, cache} = prepared;
  if (axis.hours < yearHours) {
    return {};
  }
  const hidden = hiddenKwh(prepared);
  const known = members.reduce((all, member) => all + (member.hiddenKwh ?? 0), 0);
  return {
    consumptionKwh: members.reduce(
      (all, member) => all + sumsOf(member.hoursAt(1), cache).consumptionKwh,
      known,
    ),
    generationKwh: members.reduce((all, member) => all + generationKwh(member, cache), known),
    ...(hidden === null && {isLeast: true}),
  };
}

/** What a member's sources generate in the settled hours, kWh, without what is hidden. */
export function generationKwh(member: PreparedMember, cache: SeriesCache): number {
  return sumsOf(member.hoursAt(1), cache).generationKwh;
}

/**
 * Panels needed for the coverage of a year (art. 38e), kWp, by what the described ones generate; 0 where other sources
 * suffice, or it is not known.
 */
export function leastForCoverage(prepared: PreparedCooperative, panelKwh: number): number {
  const {consumptionKwh, generationKwh, isLeast} = energyOfYear(prepared);
  if (consumptionKwh === undefined || generationKwh === undefined || isLeast || panelKwh <= 0) {
    return 0;
  }
  const {cooperative} = prepared.input;
  const needed = (consumptionKwh * requiredCoverage(cooperative?.applicationDay).value) / 100;
  const missing = needed - (generationKwh - panelKwh);
  return Math.max((photovoltaicKw(prepared.input) * missing) / panelKwh, 0);
}

/** Indicators with the hidden use counted; those that depend on it are null while it is unknown. */
export function withHiddenUse(found: Indicators, hidden: number | null): Indicators {
  if (hidden === 0) {
    return found;
  }
  if (hidden === null) {
    return {
      ...found,
      coverage: null,
      autarky: null,
      instantSufficiency: null,
      selfUse: null,
      useWithCredit: null,
    };
  }
  const {consumptionKwh: used, generationKwh: made} = found;
  /** All of the hidden energy is own, so it counts in both parts of a ratio. */
  const more = (ratio: number | null, whole: number): number | null =>
    whole + hidden > 0 ? ((ratio ?? 0) * whole + hidden) / (whole + hidden) : null;
  return {
    consumptionKwh: used + hidden,
    generationKwh: made + hidden,
    ownUseKwh: found.ownUseKwh + hidden,
    coverage: more(found.coverage, used),
    autarky: more(found.autarky, used),
    instantSufficiency: more(found.instantSufficiency, used),
    selfUse: more(found.selfUse, made),
    useWithCredit: more(found.useWithCredit, made),
  };
}
