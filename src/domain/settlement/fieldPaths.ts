/** Paths of fields as errors name them; the reader counts from 1. */

export function memberPath(index: number): string {
  return `members[${index + 1}]`;
}

/** The share of a member by a fixed key. */
export function sharePath(index: number): string {
  return `key.shares[${index + 1}]`;
}

/** Index of the member that a path is about; null for any other field. */
export function memberOfPath(path: string): number | null {
  const number = /^(?:members|key\.shares)\[(\d+)\]/.exec(path)?.[1];
  return number === undefined ? null : Number(number) - 1;
}
