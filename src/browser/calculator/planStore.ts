import type {CooperativeInput, TimedReadings} from '@cooperative/settlement/description';
import type {Result} from '@cooperative/polish';
import {type CooperativeRecord, newRecord, type Renamed} from '@cooperative/settlement/record';
import type {DatedRates} from '../../domain/calculator/defaults';
import {planOf, renamedByPlan, withPlan} from '../../domain/calculator/planRecord';
import {missingReadings, readingsOf} from '../../domain/calculator/readings';
import type {CalculatorState} from '../../domain/calculator/state';
import {newCooperative, openCooperative} from '../cooperative/open';
import {renameInMonth} from '../month/renamedAnswers';
import {adoptEarlier, storeOf} from '../cooperative/store';
import {place, readingsKey} from '../cooperative/rows';
import {answer, inTable} from '../device/database';

/** The record, and the readings that its plan counts, which are kept once each. */
interface PlanState {
  readonly record: CooperativeRecord;
  readonly readings: ReadonlyMap<string, TimedReadings>;
  /** All that the plan counts, also those that are not here. */
  readonly marks: readonly string[];
  /** What the plan calls otherwise than before. */
  readonly names: Renamed;
}

const noNames: Renamed = {points: new Map(), members: new Map()};

const store = storeOf<PlanState>({
  recordOf: ({record}) => record,
  withRecord: (state, record) => ({...state, record}),
  // What a plan counts is looked for by its marks.
  find: async (_, record) =>
    Promise.resolve({record, readings: new Map(), marks: [], names: noNames}),
  keep: async (rows, {record, readings, marks, names}, id, before) => {
    if (before) {
      await renameInMonth(rows, id, names, {
        before: before.record.points,
        after: record.points,
      });
    }
    const kept = (await readingsIn(rows)).filter((key) => key.startsWith(readingsKey(id, '')));
    for (const key of kept) {
      if (!marks.some((mark) => key === readingsKey(id, mark))) {
        await answer(rows.delete(key));
      }
    }
    for (const [mark, {startUtc, withdrawn, injected, generation}] of readings) {
      const key = readingsKey(id, mark);
      if (!kept.includes(key)) {
        // A part of a longer series would be kept with all of it.
        await answer(
          rows.put(
            {startUtc, withdrawn: withdrawn.slice(), injected: injected.slice(), generation},
            key,
          ),
        );
      }
    }
  },
});

async function readingsIn(rows: IDBObjectStore): Promise<readonly string[]> {
  const keys = (await answer(rows.getAllKeys())).map(String);
  return keys.filter((key) => key.startsWith('plan '));
}

/** Readings that this device keeps, of whichever cooperative, by their marks. Rejects if the browser refuses. */
export async function findReadings(
  marks: readonly string[],
): Promise<ReadonlyMap<string, TimedReadings>> {
  await adoptEarlier();
  const found = await inTable(place, 'readonly', async (rows) => {
    const keys = await readingsIn(rows);
    const wanted = marks.flatMap((mark) => {
      const key = keys.find((one) => one.endsWith(` ${mark}`));
      return key === undefined ? [] : [[mark, key] as const];
    });
    return Promise.all(
      wanted.map(
        async ([mark, key]) =>
          [mark, await answer(rows.get(key) as IDBRequest<TimedReadings>)] as const,
      ),
    );
  });
  return new Map(found);
}

/** A cooperative whose plan is counted. */
export interface KeptPlan {
  readonly record: CooperativeRecord;
  /** The plan as it was found or kept. */
  readonly state: CalculatorState;
  /** Since when it is kept as it is, in milliseconds since 1.01.1970. */
  readonly keptMs: number | null;
}

/** The open cooperative with what the calculator shows of it; null if there is none, or nothing in it to count. */
export async function findPlan(
  dated: DatedRates,
  check: (description: string) => Promise<Result<CooperativeInput>>,
): Promise<KeptPlan | null> {
  const found = await store.find();
  const state = found && (await planOf(found.state.record, dated, check));
  return found && state && {record: found.state.record, keptMs: found.keptMs, state};
}

/** The open cooperative; null if none is kept. */
export async function findOpen(): Promise<CooperativeRecord | null> {
  return (await store.find())?.state.record ?? null;
}

/**
 * Keeps what is counted as the plan of the open cooperative, or of a new one. Whatever another tab has changed there
 * meanwhile stays. Rejects if the browser does not keep it, or if the cooperative of this id, whose plan it has been, is
 * no longer there: then it is nobody else's. `before` is what was last found or kept; null for nobody's plan.
 */
export async function keepPlan(
  state: CalculatorState,
  dated: DatedRates,
  where: 'open' | 'new',
  before: KeptPlan | null,
): Promise<KeptPlan> {
  if (where === 'new') {
    openCooperative(newCooperative);
  }
  const found = await store.find();
  if (before !== null && found?.id !== before.record.id) {
    throw new Error('The cooperative was deleted.');
  }
  const known = found?.state.record ?? newRecord;
  const record = withPlan(known, state, dated, before?.state);
  const readings = readingsOf(state);
  const marks = [...readings.keys(), ...missingReadings(state)];
  const names = before ? renamedByPlan(known, state, before.state, dated) : noNames;
  const kept = await store.keep({record, readings, marks, names}, found, Date.now());
  return {record: kept.state.record, state, keptMs: kept.keptMs};
}
