import {yearHours} from '../../settlement/hours/hourAxis';
import type {Indicators} from '../../settlement/energy/indicators';
import type {CooperativeFacts} from '../../settlement/law/conditions';
import {sum} from '../../settlement/split';
import type {PreparedCooperative} from '../prepare/prepareCooperative';

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
  const total = (of: 'consumption' | 'generation'): number =>
    members.reduce((all, member) => all + cache.of(member, of, () => sum(member[of])), known);
  return {
    consumptionKwh: total('consumption'),
    generationKwh: total('generation'),
    ...(hidden === null && {isLeast: true}),
  };
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
