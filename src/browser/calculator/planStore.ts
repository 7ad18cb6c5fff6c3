import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import type {Result} from '@cooperative/polish/result';
import {newRecord} from '@cooperative/settlement/record/newRecord';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';
import type {DatedRates} from '../../domain/calculator/defaults';
import {planOf, withPlan} from '../../domain/calculator/planRecord';
import type {CalculatorState} from '../../domain/calculator/state';
import {newCooperative, openCooperative} from '../cooperative/open';
import {storeOf} from '../cooperative/store';

const store = storeOf<CooperativeRecord>({
  recordOf: (record) => record,
  withRecord: (_, record) => record,
  find: async (_, record) => Promise.resolve(record),
  keep: async () => Promise.resolve(),
});

/** A cooperative whose plan is counted, and since when it is kept as it is, in milliseconds since 1.01.1970. */
export interface KeptPlan {
  readonly record: CooperativeRecord;
  readonly keptMs: number | null;
}

/** The open cooperative with what the calculator shows of it; null if there is none, or nothing in it to count. */
export async function findPlan(
  dated: DatedRates,
  check: (description: string) => Promise<Result<CooperativeInput>>,
): Promise<(KeptPlan & {readonly state: CalculatorState}) | null> {
  const found = await store.find();
  const state = found && (await planOf(found.state, dated, check));
  return found && state && {record: found.state, keptMs: found.keptMs, state};
}

/** The open cooperative; null if none is kept. */
export async function findOpen(): Promise<CooperativeRecord | null> {
  return (await store.find())?.state ?? null;
}

/**
 * Keeps what is counted as the plan of the open cooperative, or of a new one. Whatever another tab has changed there
 * meanwhile stays. Rejects if the browser does not keep it, or if the cooperative of this id, whose plan it has been, is
 * no longer there: then it is nobody else's.
 */
export async function keepPlan(
  state: CalculatorState,
  dated: DatedRates,
  place: 'open' | 'new',
  id?: string,
): Promise<KeptPlan> {
  if (place === 'new') {
    openCooperative(newCooperative);
  }
  const found = await store.find();
  if (id !== undefined && found?.id !== id) {
    throw new Error('The cooperative was deleted.');
  }
  const record = withPlan(found?.state ?? newRecord, state, dated);
  const kept = await store.keep(record, found, Date.now());
  return {record: kept.state, keptMs: kept.keptMs};
}
