import type {DatedRates} from './defaults';
import type {CooperativeDraft} from './draft';
import {changeQuick} from './quick';
import type {Description} from './state';

/**
 * The description with this power of all panels together, kWp, each where it was and in the same proportion; null where
 * there are no panels to change.
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
  const now = panelsOf(cooperative);
  return now > 0 ? {...description, cooperative: withFactor(cooperative, kwp / now)} : null;
}

function panelsOf({members}: CooperativeDraft): number {
  return members
    .flatMap(({sources = []}) => sources)
    .reduce((all, {kind, kw}) => (kind === 'pv' ? all + (kw ?? 0) : all), 0);
}

/** Rounded away from what was, so that the sum is not short of what was asked for. */
function withFactor(cooperative: CooperativeDraft, factor: number): CooperativeDraft {
  const round = factor > 1 ? Math.ceil : Math.floor;
  return {
    ...cooperative,
    members: cooperative.members.map((member) =>
      member.sources
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
