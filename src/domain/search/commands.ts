import {foldPolish} from '../kernel/text';

/** Something the search dialog can do besides opening a page. */
export interface Command<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Other words people call it by. */
  readonly aliases: string;
}

const words = /[\p{L}\p{N}]+/gu;

/** Commands in which every query word begins some word; all commands for an empty query. */
export function matchCommands<Found extends Command>(
  commands: readonly Found[],
  query: string,
): readonly Found[] {
  const wanted = foldPolish(query).match(words) ?? [];
  if (wanted.length === 0 && query.trim() !== '') {
    return [];
  }
  return commands.filter(({label, aliases}) => {
    const own: readonly string[] = foldPolish(`${label} ${aliases}`).match(words) ?? [];
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}
