import {inQuotes, type IsoDay, removeAt, replaceAt, writePolishDate} from '@cooperative/polish';
import {
  type Days,
  type Part,
  pointsFor,
  splitPoint,
  withShares,
} from '@cooperative/settlement/month';
import {
  isNothingRenamed,
  memberName,
  type Point,
  renamedOwners,
  withoutEmpty,
  withRenamedMembers,
  withRenamedPoints,
} from '@cooperative/settlement/record';
import {withInput, type MonthState} from './monthState';
import {withRenamedAnswers} from './renamedAnswers';

/**
 * Takes another point in place of the one at `index`. Under a new name it keeps the files it had under the old one, its
 * numbers in the archive, and what documents need of it; those that were issued stay as they are.
 */
export function withPoint(state: MonthState, index: number, next: Point): MonthState {
  const {points} = state.input;
  const before = points[index];
  if (!before) {
    return state;
  }
  const after = replaceAt(points, index, next);
  const names = {
    points: new Map(before.id === next.id ? [] : [[before.id, next.id]]),
    members: renamedOwners(points, after, state.input.members),
  };
  const renamed = withRenamedMembers(withRenamedPoints(state.input, names.points), names.members);
  const changed = withInput({...state, input: renamed}, {points: after});
  return isNothingRenamed(names)
    ? changed
    : withRenamedAnswers(changed, state.files, names, {before: points, after});
}

/**
 * What is wrong with a new name of the point at `index`, in Polish, also while it is being typed; empty if nothing. All that
 * is kept of a point stands under its name: under that of another, or under none, it could not be told apart again.
 */
export function nameProblem(points: readonly Point[], index: number, name: string): string {
  const isTaken = points.some(({id}, at) => at !== index && id.trim() === name.trim());
  const kept = `Na razie zostaje nazwa ${inQuotes(points[index]?.id ?? '')}.`;
  return name.trim() === ''
    ? `Wpisz nazwę punktu. ${kept}`
    : isTaken
      ? `Tak nazywa się już inny punkt. Wpisz inną nazwę. ${kept}`
      : '';
}

/**
 * Parts a point in two where its rates change within a month, before the day and from it on. The second gets the rates and
 * stands right after the first. The point needs a number, by which both have its files, and no fixed share.
 */
export function withSplitPoint(
  state: MonthState,
  index: number,
  day: IsoDay,
  rates: Pick<Point, 'tariff' | 'orderedKw'>,
): MonthState {
  const {points} = state.input;
  const point = points[index];
  if (!point) {
    return state;
  }
  const second = {...rates, id: `${point.id} od ${writePolishDate(day)}`};
  return withInput(state, {
    points: [
      ...points.slice(0, index),
      ...splitPoint(point, day, second),
      ...points.slice(index + 1),
    ],
    // Those of another key, which may come back.
    ...withShares(state.input, (shares) =>
      shares.flatMap((share, at) => (at === index ? [share, share] : [share])),
    ),
  });
}

/** Takes the first and the last day of a member, of whom nothing else may be known. */
export function withMemberDays(state: MonthState, name: string, days: Days): MonthState {
  const {members = []} = state.input;
  const known = members.find((one) => memberName(one.name) === name);
  const next = withoutEmpty({...(known ?? {name}), ...days});
  return withInput(state, {
    members: known ? members.map((one) => (one === known ? next : one)) : [...members, next],
  });
}

/** Takes a point away, with its share. */
export function withoutPoint(state: MonthState, index: number): MonthState {
  const {input} = state;
  return withInput(state, {
    points: removeAt(input.points, index),
    ...withShares(input, (shares) => removeAt(shares, index)),
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
  const {input} = state;
  return withInput(state, {
    points: [...input.points, ...added],
    ...withShares(input, (shares) => [...shares, ...added.map(() => 1)]),
  });
}

function freeName(points: readonly Point[]): string {
  let number = points.length + 1;
  while (points.some(({id}) => id === `punkt ${number}`)) {
    number += 1;
  }
  return `punkt ${number}`;
}
