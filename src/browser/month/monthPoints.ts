import {removeAt, replaceAt} from '../../domain/kernel/changedList';
import {pointsFor, type Part} from '../../domain/month/matching';
import type {Point} from '../../domain/month/schema';
import {withInput, type MonthState} from './monthState';

/** Takes another point in place of the one at `index`. */
export function withPoint(state: MonthState, index: number, next: Point): MonthState {
  const {points} = state.input;
  const old = points[index]?.id;
  return {
    ...withInput(state, {points: replaceAt(points, index, next)}),
    // What was chosen for the point stays with it under its new name.
    choices: Object.fromEntries(
      Object.entries(state.choices).map(([key, id]) => [key, id === old ? next.id : id]),
    ),
  };
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
