import {type MonthFile, partsOf, withRenamedScopes} from '@cooperative/settlement/month';
import {
  isNothingRenamed,
  type Point,
  type Renamed,
  withRenamedChoices,
} from '@cooperative/settlement/record';
import {answer} from '../device/database';
import {findFiles, monthKey} from './monthRows';
import type {MonthState} from './monthState';

/** What the month keeps beside its record by the names of points and members. */
type Answers = Pick<MonthState, 'choices' | 'typed' | 'billAnswers'>;

/** Points before and after they have new names, in the same order. */
interface Points {
  readonly before: readonly Point[];
  readonly after: readonly Point[];
}

/** What was answered about files and typed from the seller's statements, under new names. */
export function withRenamedAnswers<T extends Answers>(
  answers: T,
  files: readonly MonthFile[],
  names: Renamed,
  points: Points,
): T {
  return {
    ...withRenamedScopes(answers, names),
    // Files that somebody gave a point by hand stay its own.
    choices: withRenamedChoices(answers.choices, partsOf(files), names.points, points),
  };
}

/** The same in the row that the device has of a cooperative's month, once another tool has renamed something. */
export async function renameInMonth(
  rows: IDBObjectStore,
  id: string,
  names: Renamed,
  points: Points,
): Promise<void> {
  const month = isNothingRenamed(names)
    ? undefined
    : await answer(rows.get(monthKey(id)) as IDBRequest<KeptMonth | undefined>);
  if (month) {
    const files = (await findFiles(rows, month.names, id)).flatMap((file) => file ?? []);
    await answer(rows.put(withRenamedAnswers(month, files, names, points), monthKey(id)));
  }
}

type KeptMonth = Answers & {readonly names: readonly string[]};
