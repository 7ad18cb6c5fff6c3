/** Paths of fields as shown in errors, where members are numbered from 1. */

export function memberPath(index: number): string {
  return `members[${index + 1}]`;
}

/** Path of a member's share in a fixed key. */
export function sharePath(index: number): string {
  return `key.shares[${index + 1}]`;
}

/** Index of the member a path points to; null for any other field. */
export function memberOfPath(path: string): number | null {
  const number = /^(?:members|key\.shares)\[(\d+)\]/.exec(path)?.[1];
  return number === undefined ? null : Number(number) - 1;
}
