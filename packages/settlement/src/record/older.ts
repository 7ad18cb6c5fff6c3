import type {CooperativeRecord} from './schema';

/**
 * Whether the file of a cooperative says less than what is known: it ends earlier, or lacks members, points or documents that
 * were issued.
 */
export function isOlder(file: CooperativeRecord, known: CooperativeRecord): boolean {
  const lacks = <T>(
    listOf: (record: CooperativeRecord) => readonly T[] | undefined,
    nameOf: (one: T) => string,
  ): boolean => {
    const names = new Set(listOf(file)?.map(nameOf));
    return listOf(known)?.some((one) => !names.has(nameOf(one))) === true;
  };
  return (
    (known.settledTo ?? '') > (file.settledTo ?? '') ||
    lacks(
      ({points}) => points,
      ({id}) => id,
    ) ||
    lacks(
      ({members}) => members,
      ({name}) => name,
    ) ||
    lacks(
      ({documents}) => documents?.issued,
      ({number}) => number,
    )
  );
}
