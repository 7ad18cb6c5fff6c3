import type {CooperativeRecord, Point} from '@cooperative/settlement/record';
import {withInput, type MonthState} from './monthState';

type Tariff = CooperativeRecord['tariffs'][string];

/** Whether a member's point has no rates: the cooperative's own may do without. */
export function lacksTariff({tariff, ofCooperative}: Point): boolean {
  return tariff === undefined && ofCooperative !== true;
}

/** Adds rates, or puts them in the place of others; points of those go over. No other point gets them. */
export function withTariff(
  state: MonthState,
  id: string,
  tariff: Tariff,
  replaced?: string,
): MonthState {
  const kept = Object.entries(state.input.tariffs).filter(([own]) => own !== replaced);
  return withInput(state, {
    tariffs: {...Object.fromEntries(kept), [id]: tariff},
    points: state.input.points.map((point) => ofRates(point, replaced, id)),
  });
}

/** How many points have rates of this name now, or get them on a later day. */
export function usersOf(points: readonly Point[], id: string): number {
  return points.filter(
    ({tariff, laterTariffs = []}) =>
      tariff === id || laterTariffs.some((later) => later.tariff === id),
  ).length;
}

/** A point with other rates in place of those of a name, now and later; `undefined` for none. */
function ofRates(point: Point, before: string | undefined, after: string | undefined): Point {
  const {tariff, laterTariffs} = point;
  const isLater = laterTariffs?.some((later) => later.tariff === before) === true;
  if (before === undefined || (tariff !== before && !isLater)) {
    return point;
  }
  const later = laterTariffs?.flatMap((one) =>
    one.tariff !== before ? [one] : after === undefined ? [] : [{...one, tariff: after}],
  );
  return {
    ...point,
    tariff: tariff === before ? after : tariff,
    laterTariffs: later?.length === 0 ? undefined : later,
  };
}

/** Gives rates to points that have none: to all of members, or to those that are asked for. */
export function withTariffOf(
  state: MonthState,
  id: string,
  isAsked: (point: Point) => boolean = () => true,
): MonthState {
  return withInput(state, {
    points: state.input.points.map((point) =>
      lacksTariff(point) && isAsked(point) ? {...point, tariff: id} : point,
    ),
  });
}

/** Takes rates away; their points have none then, and changes to them on a later day go. */
export function withoutTariff(state: MonthState, id: string): MonthState {
  return withInput(state, {
    tariffs: Object.fromEntries(Object.entries(state.input.tariffs).filter(([own]) => own !== id)),
    points: state.input.points.map((point) => ofRates(point, id, undefined)),
  });
}
