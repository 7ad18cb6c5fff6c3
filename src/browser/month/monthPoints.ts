import {removeAt, replaceAt} from '../../domain/kernel/changedList';
import {matchParts, partsOf, pointsFor, type Part} from '../../domain/month/matching';
import type {Point} from '../../domain/month/schema';
import {withInput, type MonthState} from './monthState';

/** Takes another point in place of the one at `index`. Under a new name it keeps the files it had under the old one. */
export function withPoint(state: MonthState, index: number, next: Point): MonthState {
  const {points} = state.input;
  const changed = withInput(state, {points: replaceAt(points, index, next)});
  if (points[index]?.id === next.id) {
    return changed;
  }
  const {ofPoints} = matchParts(partsOf(state.files), points, state.choices);
  const own = ofPoints[index]?.map(({key}) => [key, next.id] as const) ?? [];
  const chosen = Object.entries(state.choices).map(
    ([key, id]) => [key, id === points[index]?.id ? next.id : id] as const,
  );
  return {...changed, choices: Object.fromEntries([...chosen, ...own])};
}

/** Takes a point away, with its share. */
export function withoutPoint(state: MonthState, index: number): MonthState {
  const {points, shares} = state.input;
  return withInput(state, {
    points: removeAt(points, index),
    ...(shares && {shares: removeAt(shares, index)}),
  });
}

/** Adds a point of which nothing is known but a name that is free. */
export function withNewPoint(state: MonthState): MonthState {
  return withAdded(state, [{id: freeName(state.input.points)}]);
}

/** Adds the point that a part of no point is of. */
export function withPointOf(state: MonthState, part: Part): MonthState {
  return withAdded(state, pointsFor([part], state.input.points));
}

/** With fixed shares each point needs one of its own. */
function withAdded(state: MonthState, added: readonly Point[]): MonthState {
  const {points, shares} = state.input;
  return withInput(state, {
    points: [...points, ...added],
    ...(shares && {shares: [...shares, ...added.map(() => 1)]}),
  });
}

function freeName(points: readonly Point[]): string {
  let number = points.length + 1;
  while (points.some(({id}) => id === `punkt ${number}`)) {
    number += 1;
  }
  return `punkt ${number}`;
}
