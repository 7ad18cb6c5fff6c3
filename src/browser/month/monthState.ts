import {sameValue} from '@cooperative/polish';
import {
  type BillAnswer,
  type Choices,
  type MonthFile,
  partsOf,
  type PointList,
  pointsFor,
  type SellerTyped,
  withListed,
} from '@cooperative/settlement/month';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {asBefore} from '../cooperative/asBefore';

/** Everything somebody gave: the cooperative, its files, whose they are, and what the seller's statements say. */
export interface MonthState {
  readonly input: CooperativeRecord;
  readonly files: readonly MonthFile[];
  /** Names of files that the device has lost or an earlier reader kept: to be added again. */
  readonly again: readonly string[];
  /** Files whose columns were asked for, by name, to be read again. */
  readonly asked: Readonly<Record<string, File>>;
  readonly choices: Choices;
  /** By month and member: `2026-05 Gmina`. */
  readonly typed: Readonly<Record<string, SellerTyped>>;
  /** What was said of the seller's files, by the key of each bill. */
  readonly billAnswers?: Readonly<Record<string, BillAnswer>>;
}

/** Nothing given yet. */
export const emptyState: MonthState = {
  input: newRecord,
  files: [],
  again: [],
  asked: {},
  choices: {},
  typed: {},
};

/** Changes what is said of the cooperative. */
export function withInput(state: MonthState, next: Partial<CooperativeRecord>): MonthState {
  return {...state, input: {...state.input, ...next}};
}

/**
 * Adds read files. Portals name all exports alike, so one of a known name with other readings gets a name of its own;
 * one that was read before, or could not be, is replaced. Where no points are known, the files make them.
 */
export function withFiles(
  before: MonthState,
  added: readonly MonthFile[],
  picked: readonly File[] = [],
): MonthState {
  const files = [...before.files];
  const asked = {...before.asked};
  const left = [...picked];
  for (const file of added) {
    const place = files.findIndex((known) => known.name === file.name && isAgain(known, file));
    const isTaken = place < 0 && files.some(({name}) => name === file.name);
    const name = isTaken ? freeName(file.name, files) : file.name;
    // The same file once more came when it first came.
    const arrived = files[place]?.arrived ?? file.arrived;
    files.splice(place < 0 ? files.length : place, 1, {...file, name, arrived});
    const at = left.findIndex((one) => one.name === file.name);
    const [source] = at < 0 ? [] : left.splice(at, 1);
    if (file.heading !== undefined && source) {
      // It is read again under its own name.
      asked[name] = isTaken ? new File([source], name) : source;
    }
  }
  const state = {
    ...before,
    files,
    again: before.again.filter((name) => added.every((file) => file.name !== name)),
    asked: Object.fromEntries(
      files.flatMap(({name, heading}) => {
        const file = heading === undefined ? undefined : asked[name];
        return file ? [[name, file]] : [];
      }),
    ),
  };
  return state.input.points.length > 0
    ? state
    : withInput(state, {points: [...pointsFor(partsOf(files), [])]});
}

/** Whether a file of a known name is the known one: with the same readings, or with columns that are named anew. */
function isAgain({read: known, heading}: MonthFile, next: MonthFile): boolean {
  const {read} = next;
  if (!known.ok) {
    return true;
  }
  if (known.value.kind === 'unknown') {
    return read.ok && read.value.kind === 'unknown'
      ? sameValue(known.value.head, read.value.head)
      : heading === next.heading;
  }
  if (known.value.kind === 'seller') {
    return read.ok && read.value.kind === 'seller' && sameValue(known.value, read.value);
  }
  return read.ok && read.value.kind === 'read'
    ? sameValue(known.value.drafts, read.value.drafts)
    : heading !== undefined && heading === next.heading;
}

/** `odczyty (2).csv` */
function freeName(name: string, files: readonly MonthFile[]): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  let number = 2;
  const made = (): string => `${stem} (${number})${ending}`;
  while (files.some((file) => file.name === made())) {
    number += 1;
  }
  return made();
}

/** Takes a list of points and members; none goes. */
export function withList(state: MonthState, list: PointList): MonthState {
  return {...state, input: withListed(state.input, list)};
}

/**
 * Everything of two states: nothing of the first goes, and what it does not know yet comes from the second. Lists have the
 * rows of both.
 */
export function withAll(state: MonthState, added: MonthState): MonthState {
  const {points, tariffs, columns, stock, settled, closedAnyway, documents} = added.input;
  const known = state.input.members ?? [];
  const own = state.input.documents;
  const archive = state.input.settled ?? [];
  const taken = withList(
    withInput(state, {
      ...added.input,
      ...saidIn(state.input),
      points: state.input.points,
      tariffs: {...tariffs, ...state.input.tariffs},
      ...(columns && {columns: {...columns, ...state.input.columns}}),
      ...(settled && {
        settled: [
          ...archive,
          ...settled.filter(({month, version}) =>
            archive.every((one) => one.month !== month || one.version !== version),
          ),
        ],
      }),
      ...(documents && {
        documents: own
          ? {
              ...own,
              issued: [
                ...own.issued,
                ...documents.issued.filter(({number}) =>
                  own.issued.every((one) => one.number !== number),
                ),
              ],
            }
          : documents,
      }),
      ...(added.input.members && {
        members: [
          ...known,
          ...added.input.members.filter(({name}) => known.every((one) => one.name !== name)),
        ],
      }),
      ...(closedAnyway && {
        closedAnyway: [...new Set([...(state.input.closedAnyway ?? []), ...closedAnyway])],
      }),
      stock: [
        ...state.input.stock,
        ...stock.filter((lot) => state.input.stock.every(({month}) => month !== lot.month)),
      ],
    }),
    {points, members: []},
  );
  const {input} = taken;
  return withFiles(
    {
      ...taken,
      input: {...input, ...sharesOf(input, state.input, added.input)},
      again: [...new Set([...added.again, ...taken.again])],
      asked: {...added.asked, ...taken.asked},
      choices: {...added.choices, ...taken.choices},
      typed: {...added.typed, ...taken.typed},
      billAnswers: {...added.billAnswers, ...taken.billAnswers},
    },
    added.files,
  );
}

/** What a record says: a new one says nothing. */
function saidIn(input: CooperativeRecord): Partial<CooperativeRecord> {
  const silent: Readonly<Record<string, unknown>> = newRecord;
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !sameValue(value, silent[key])),
  );
}

/** The shares of a joined record, at the places of its points: of the first record, else of the second, else one. */
function sharesOf(
  {points, shares, laterShares}: CooperativeRecord,
  first: CooperativeRecord,
  second: CooperativeRecord,
): Pick<CooperativeRecord, 'shares' | 'laterShares'> {
  type SharesIn = (record: CooperativeRecord) => readonly number[] | undefined;
  const shareIn = (record: CooperativeRecord, id: string, of: SharesIn): number | undefined =>
    of(record)?.[record.points.findIndex((one) => one.id === id)];
  const inOrder = (of: SharesIn): number[] =>
    points.map(({id}) => shareIn(first, id, of) ?? shareIn(second, id, of) ?? 1);
  return {
    ...(shares && {shares: inOrder((record) => record.shares)}),
    ...(laterShares && {
      laterShares: laterShares.map(({from}) => ({
        from,
        shares: inOrder(
          (record) => record.laterShares?.find((later) => later.from === from)?.shares,
        ),
      })),
    }),
  };
}

/**
 * Takes a removal back. What was not touched since then is again as it was; to what was, the rows come back that went, and
 * all that was said since then stays.
 */
export function takenBack(now: MonthState, before: MonthState, after: MonthState): MonthState {
  if (now === after) {
    return before;
  }
  const {value: input, left: said} = asBefore(now.input, before.input, after.input);
  const {value: state, left} = asBefore(now, before, after);
  const {shares: _1, laterShares: _2, ...rows} = said;
  const joined = withAll(
    // Files of the browser cannot be compared.
    {...state, input, asked: now.asked},
    {
      ...emptyState,
      ...left,
      asked: before.asked,
      files: gone(left.files, after.files),
      input: {
        ...newRecord,
        ...rows,
        points: [...gone(rows.points, after.input.points)],
        ...(rows.members && {members: [...gone(rows.members, after.input.members ?? [])]}),
      },
    },
  );
  return withInput(joined, sharesOf(joined.input, now.input, before.input));
}

/** Rows that are no longer there. */
function gone<Row>(rows: readonly Row[] = [], left: readonly Row[]): readonly Row[] {
  return rows.filter((row) => !left.includes(row));
}

/** Says whose a part is; a name of no point yet makes one, null leaves the part out. */
export function withChoice(state: MonthState, key: string, point: string | null): MonthState {
  return {...state, choices: {...state.choices, [key]: point}};
}

/** Says something of a bill of the seller that its file does not. */
export function withBillAnswer(state: MonthState, key: string, said: BillAnswer): MonthState {
  const before = state.billAnswers?.[key] ?? {};
  return {
    ...state,
    billAnswers: {
      ...state.billAnswers,
      [key]: {...before, ...said, items: {...before.items, ...said.items}},
    },
  };
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
