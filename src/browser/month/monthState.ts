import {partsOf, pointsFor, type Choices, type FolderFile} from '../../domain/month/matching';
import {newMonth} from '../../domain/month/newMonth';
import type {MonthInput, Point} from '../../domain/month/schema';
import type {SellerTyped} from '../../domain/month/seller';

/** Everything somebody gave: the cooperative, its files, whose they are, and what the seller's statements say. */
export interface MonthState {
  readonly input: MonthInput;
  readonly files: readonly FolderFile[];
  /** Files whose columns were asked for, by name, to be read again. */
  readonly asked: Readonly<Record<string, File>>;
  readonly choices: Choices;
  /** By month and member: `2026-05 Gmina`. */
  readonly typed: Readonly<Record<string, SellerTyped>>;
}

/** Nothing given yet. */
export const emptyState: MonthState = {
  input: newMonth,
  files: [],
  asked: {},
  choices: {},
  typed: {},
};

/** Changes what is said of the cooperative. */
export function withInput(state: MonthState, next: Partial<MonthInput>): MonthState {
  return {...state, input: {...state.input, ...next}};
}

/** Adds read files; one of a known name replaces it. Where no points are known, the files make them. */
export function withFiles(
  before: MonthState,
  added: readonly FolderFile[],
  picked: readonly File[] = [],
): MonthState {
  const kept = before.files.filter(({name}) => !added.some((file) => file.name === name));
  const files = [...kept, ...added];
  const ofNames = new Map([
    ...Object.entries(before.asked),
    ...picked.map((file) => [file.name, file] as const),
  ]);
  const state = {
    ...before,
    asked: Object.fromEntries(
      files.flatMap(({name, heading}) => {
        const file = heading === undefined ? undefined : ofNames.get(name);
        return file ? [[name, file]] : [];
      }),
    ),
  };
  const {points} = state.input;
  return points.length > 0
    ? {...state, files}
    : withInput({...state, files}, {points: [...pointsFor(partsOf(files), [])]});
}

/** Takes the list of points; a point of a known name keeps what the list does not say, and its share if shares are fixed. */
export function withPoints(state: MonthState, listed: readonly Point[]): MonthState {
  const {points: known, shares} = state.input;
  const places = listed.map((point) => known.findIndex(({id}) => id === point.id));
  return withInput(state, {
    points: listed.map((point, index) => ({...known[places[index] ?? -1], ...point})),
    ...(shares && {shares: places.map((place) => shares[place] ?? 1)}),
  });
}

/** Says whose a part is; a name of no point yet makes one, null leaves the part out. */
export function withChoice(state: MonthState, key: string, point: string | null): MonthState {
  return {...state, choices: {...state.choices, [key]: point}};
}

/** Takes back all parts that were left out. */
export function withNothingLeftOut(state: MonthState): MonthState {
  const kept = Object.entries(state.choices).filter(([, point]) => point !== null);
  return {...state, choices: Object.fromEntries(kept)};
}

/** Takes a file away. */
export function withoutFile(state: MonthState, name: string): MonthState {
  return withFiles({...state, files: state.files.filter((file) => file.name !== name)}, []);
}
